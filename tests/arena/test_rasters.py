from __future__ import annotations

from io import BytesIO

from PIL import Image

from carteblanche.arena.plots import WIDTH, draw_counts, draw_estimates
from carteblanche.arena.rasters import SCALE, write_png
from carteblanche.core.estimates import Estimate


def test_a_plot_is_drawn_as_large_as_it_is_and_in_its_colours() -> None:
    for plot in (
        draw_counts("Lengths", [1, 2], [3, 0]),
        draw_estimates("Shares", [("a", Estimate(0.5, 0.4, 0.6))], ".2f", even=0.5),
    ):
        image = Image.open(BytesIO(write_png(plot)))
        assert image.size == (WIDTH * SCALE, plot.height * SCALE)
        colours = image.convert("RGB").getcolors(1 << 16)
        assert colours is not None
        found = {colour for _, colour in colours}
        assert (255, 255, 255) in found
        assert (0x1F, 0x5F, 0x8B) in found
