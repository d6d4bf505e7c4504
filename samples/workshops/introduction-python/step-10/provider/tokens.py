from datetime import UTC, datetime, timedelta

HOUR = timedelta(hours=1)


def is_valid(authorization: str | None) -> bool:
    """
    Checks a header such as `Bearer 2026-01-15T09:30:00.000Z`.

    A token is the time when it was created, and it's valid for an hour. It replaces a
    real token and protects nothing.
    """
    scheme, _, token = (authorization or "").partition(" ")
    if scheme != "Bearer":
        return False
    try:
        age = datetime.now(UTC) - datetime.fromisoformat(token)
    except (TypeError, ValueError):  # The token isn't a time, or has no time zone.
        return False
    return timedelta(0) <= age < HOUR
