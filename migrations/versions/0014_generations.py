"""Two divisions of the servers side by side, while the number of shards changes.

A process of the version before, which still runs, goes on with the rows that it knows.

Revision: 0014
After: 0013
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

NEW = ("generation", "shards", "owns", "asked", "newest")


def upgrade() -> None:
    """Apply the change."""
    op.execute("DELETE FROM shards WHERE shard >= coalesce((SELECT shards FROM fleet), 0)")  # of earlier divisions
    with op.batch_alter_table("shards") as shards:
        shards.add_column(sa.Column("generation", sa.Integer(), server_default="0", nullable=False))
        shards.add_column(sa.Column("shards", sa.Integer(), server_default="0", nullable=False))
        shards.add_column(sa.Column("owns", sa.Boolean(), server_default=sa.true(), nullable=False))
        shards.add_column(sa.Column("asked", sa.BigInteger(), server_default="0", nullable=False))
        shards.add_column(sa.Column("newest", sa.Integer(), server_default="0", nullable=False))
    op.execute("UPDATE shards SET shards = (SELECT fleet.shards FROM fleet)")
    _key(["generation", "shard"])


def downgrade() -> None:
    """Take the change back. A change of the number of shards that is under way ends with the newer number."""
    op.execute("DELETE FROM shards WHERE generation < (SELECT max(generation) FROM shards)")
    op.execute("UPDATE fleet SET shards = (SELECT count(*) FROM shards)")
    op.execute("UPDATE shards SET fence = fence + 1")
    _key(["shard"])
    with op.batch_alter_table("shards") as shards:
        for column in NEW:
            shards.drop_column(column)


def _key(columns: list[str]) -> None:
    with op.batch_alter_table("shards") as shards:
        shards.drop_constraint("pk_shards", type_="primary")
        shards.create_primary_key("pk_shards", columns)
