"""Who wants to play the next game at a table.

Revision: 0046
After: 0045
"""

from __future__ import annotations

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""


def downgrade() -> None:
    """Take the change back."""
