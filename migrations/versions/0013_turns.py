"""How people hear that it is their turn, and the messages that tell them.

A person could only switch reminders on or off. That column stays, so that a process of an earlier version can go on
during an upgrade: its "on" means "when time is short" and its "off" means "never". The messages are stored, so that the
process that serves the table next can delete them and tells nobody twice.

Revision: 0013
After: 0012
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Apply the change."""
    op.add_column("user_settings", sa.Column("every_turn", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("user_settings", sa.Column("direct", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "notices",
        sa.Column("game_id", _Id, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notices_game_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_user_id", "notices", ["user_id"])


def downgrade() -> None:
    """Take the change back."""
    op.drop_table("notices")
    for name in ("direct", "every_turn"):
        op.drop_column("user_settings", name)
