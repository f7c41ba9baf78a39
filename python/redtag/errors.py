"""The exceptions of Redtag. Each has a sentence that says what is wrong."""


class RedtagError(Exception):
    """Anything that Redtag refuses; nothing has changed."""


class BadInput(RedtagError, ValueError):
    """Something that was handed in is wrong: an option, a seed, an array, a name."""


class IllegalAction(RedtagError, ValueError):
    """The rules forbid this action now.

    `rule` is the rule that does, as `"R20"`, or empty where it is no matter of a rule.
    """

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class OtherContent(RedtagError, ValueError):
    """A state or an id of other rules or other content than are installed."""


class ResetNeeded(RedtagError, RuntimeError):
    """A step of an environment that has no episode under way."""


class ClosedEnvironment(RedtagError, RuntimeError):
    """A step of an environment that was closed."""


class MissingLibrary(RedtagError, ImportError):
    """Something that needs a library which is not installed."""
