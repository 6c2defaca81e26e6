"""The seal of a table begins with its lobby.

Revision: 0045
After: 0044
"""

from __future__ import annotations

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""


def downgrade() -> None:
    """Take the change back."""
