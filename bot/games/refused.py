"""The base class of all refusals."""


class Refused(Exception):
    """Something was refused, and nothing has changed.

    :ivar code: the reason, as a short word. Sentences for people are looked up by it.
    :ivar details: the values of the placeholders in that sentence, by name.
    """

    def __init__(self, code: str, **details: str) -> None:
        self.code = str(code)
        self.details = {name: str(value) for name, value in details.items()}  # rules may give numbers, or anything
        super().__init__(self.code, self.details)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return self.code.replace("_", " ") + (f" ({details})" if details else "")
