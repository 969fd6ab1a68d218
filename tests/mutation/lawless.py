"""What of a module of laws is no law: annotations, which never run, and the decorators of dataclasses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

Span = tuple[tuple[int, int], tuple[int, int]]
"""From (line, column) to the place after the last character; lines from 1, columns from 0."""


def lawless(source: str) -> Iterator[Span]:
    """The spans of annotations and decorators."""
    for node in ast.walk(ast.parse(source)):
        for part in _annotations(node):
            yield (part.lineno, part.col_offset), (part.end_lineno or 0, part.end_col_offset or 0)


def _annotations(node: ast.AST) -> Iterator[ast.expr]:
    """The parts of a node that say types or make a class."""
    match node:
        case ast.FunctionDef():
            yield from filter(None, (node.returns,))
        case ast.arg() if node.annotation:
            yield node.annotation
        case ast.AnnAssign():
            yield node.annotation
        case ast.ClassDef():
            yield from node.decorator_list
