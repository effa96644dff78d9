from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from carteblanche.server.line import head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_protocol_wants_it(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
