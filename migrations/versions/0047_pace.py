"""A table's pace.

Revision: 0047
After: 0046
"""

from __future__ import annotations

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""


def downgrade() -> None:
    """Take the change back."""
