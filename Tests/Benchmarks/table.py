"""Tables in Markdown."""


def table(titles, rows):
    """A table whose first column is words and whose other columns are figures."""
    lines = [titles, ["---", *["--:"] * (len(titles) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def figure(value):
    """A figure with two digits that matter, and all of them before the point."""
    if value == 0:
        return "0"
    digits = max(0, 1 - exponent(value))
    return f"{value:,.{digits}f}"


def exponent(value):
    return int(f"{value:.1e}".split("e")[1])


def milliseconds(seconds):
    return figure(seconds * 1000)


def times(value):
    return f"{figure(value)} ×"
