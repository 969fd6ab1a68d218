"""What of a module of laws is no law: annotations, which never run, decorators, and the order of words."""

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


def words(source: str) -> Iterator[Span]:
    """The spans of comparisons with a word, such as the value of an option: which of two comes first says nothing."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(_is_word(part) for part in node.comparators):
            yield (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)


def _is_word(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, str)


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
