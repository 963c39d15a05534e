"""Plays exports with programs of others and compares what they show with the PNG frames.

Chromium plays animated SVG documents and the page with the player, rlottie and lottie-web play Lottie, rsvg-convert
and poppler draw stills and contact sheets. A frame below 35 dB, or a Lottie file that its JSON Schema does not allow,
is a failure. The table that is printed is that of Documentation/Exports.md.
"""

import argparse
import importlib.resources
import json
import math
import pathlib
import subprocess
import sys

import jsonschema
import numpy
from PIL import Image
from rlottie_python import LottieAnimation

from browser import Browser

RECIPES = """
    book-13-1-move book-13-1-rotate-chain book-13-2-playground-menu book-13-2-collision-alpha
    steps-bounce warren-dynamic-line techotopia-composite sadun-transform-snap-pile gallery-switch
    gallery-scroll-view gallery-table-view gallery-button
    Documentation/Scenes/newtons-cradle.yaml Documentation/Scenes/double-pendulum.yaml
    Documentation/Scenes/bridge.yaml Documentation/Scenes/funnel.yaml Documentation/Scenes/loader-ring.yaml
    Documentation/Scenes/chart-race.yaml
""".split()
# rlottie composites each faded group over all that is below, and its rounding takes a level or two of the
# background each time; lottie-web does not.
NOT_FOR_RLOTTIE = {"gallery-table-view", "gallery-button"}
MINIMUM = 35
MOMENTS = 10


def ratio(first, second):
    """Returns the peak signal-to-noise ratio of two pictures, in decibels."""
    difference = numpy.asarray(first, dtype=float) - numpy.asarray(second, dtype=float)
    error = (difference * difference).mean()
    return 99.0 if error == 0 else 10 * math.log10(255 * 255 / error)


class Check:
    """The exports of recipes in a directory."""

    def __init__(self, zoetrope, directory):
        self.zoetrope = zoetrope
        self.directory = pathlib.Path(directory)
        self.directory.mkdir(parents=True, exist_ok=True)
        self.browser = Browser()
        self.failures = []
        with importlib.resources.files("lottie_specs").joinpath(
                "data/lottie.schema.json").open() as file:
            self.schema = json.load(file)
        self.lottie_web = importlib.resources.files("wagtail_lottie").joinpath(
            "static/wagtail_lottie/lottie-player.js").read_text()

    def run(self, *arguments):
        """Runs zoetrope; its last argument is the name of the output."""
        *arguments, name = arguments
        path = self.directory / name
        subprocess.run([self.zoetrope, *arguments, "-o", str(path), "--force"], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return path

    def expect(self, name, show, frames):
        """Compares pictures with frames and returns the lowest ratio."""
        lowest = 99.0
        for index, frame in frames:
            value = ratio(show(index), frame)
            lowest = min(lowest, value)
            if value < MINIMUM:
                self.failures.append(f"{name}, frame {index}: {value:.1f} dB")
        return lowest

    def film(self, recipe):
        """Checks the film of a recipe, or of a file with one, and returns a row of the table."""
        name = pathlib.Path(recipe).stem
        frames_path = self.directory / name
        subprocess.run([self.zoetrope, "render", recipe, "-o", f"{frames_path}/", "--scale", "1",
                        "--quiet", "--force"], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        files = sorted(frames_path.glob("*.png"))
        numbers = sorted({round(i * (len(files) - 1) / (MOMENTS - 1)) for i in range(MOMENTS)})
        frames = [(number, Image.open(files[number]).convert("RGB")) for number in numbers]
        size = frames[0][1].size
        svg = self.run("render", recipe, "--quiet", f"{name}.svg")
        lottie = self.run("render", recipe, "--quiet", f"{name}.json")
        page = self.run("render", recipe, "--quiet", f"{name}.html")
        film = self.run("render", recipe, "--quiet", f"{name}.mp4")
        ratios = [self.svg(name, svg, frames, size), self.page(name, page, frames, size),
                  self.lottie_web_film(name, lottie, frames, size)]
        self.validate(lottie)
        if recipe not in NOT_FOR_RLOTTIE:
            ratios.append(self.rlottie(name, lottie, frames, size))
        sizes = [path.stat().st_size / 1000 for path in (film, svg, lottie, page)]
        compressed = len(subprocess.run(["gzip", "-9nc", str(svg)], check=True,
                                        stdout=subprocess.PIPE).stdout) / 1000
        cells = [f"{value:.1f}" for value in sizes]
        cells.insert(2, f"{compressed:.1f}")
        levels = [f"{value:.0f}" for value in ratios] + [""] * (4 - len(ratios))
        return f"| {name} | {' | '.join(cells)} | {' | '.join(levels)} |"

    def svg(self, recipe, path, frames, size):
        """Plays an animated SVG in Chromium."""
        self.browser.open(path, size)
        self.browser.evaluate("document.documentElement.pauseAnimations()")

        def show(index):
            # A change at the beginning of a frame has happened a little later.
            self.browser.show(f"document.documentElement.setCurrentTime({index / 60 + 1e-5})")
            return self.browser.picture()

        lowest = self.expect(f"{recipe}.svg", show, frames)
        self.expect_no_requests(path)
        return lowest

    def page(self, recipe, path, frames, size):
        """Scrubs the player's page in Chromium."""
        self.browser.open(path, (size[0] + 200, size[1] + 200))
        self.browser.wait_for("document.querySelector('#film > svg')")
        box = self.browser.evaluate(
            "(() => { const svg = document.querySelector('#film > svg'), film = svg.parentElement;"
            "film.style = 'display:block;flex:none;position:fixed;left:0;top:0;width:auto;z-index:9';"
            "if (document.querySelector('.playing')) document.getElementById('play').click();"
            "svg.style = `display:block;box-shadow:none;max-width:none;max-height:none;"
            f"width:{size[0]}px;height:{size[1]}px`;"
            "const box = svg.getBoundingClientRect(); return [box.width, box.height] })()")
        if [round(side) for side in box] != list(size):
            self.failures.append(f"{recipe}.html is {box}, not {size}")

        def show(index):
            self.browser.show("const time = document.getElementById('time');"
                              f"time.value = {index}; time.dispatchEvent(new Event('input'))")
            return self.browser.picture().crop((0, 0, *size))

        lowest = self.expect(f"{recipe}.html", show, frames)
        self.expect_no_requests(path)
        return lowest

    def expect_no_requests(self, path):
        """Expects that a page has loaded nothing but itself."""
        foreign = [url for url in self.browser.requests
                   if not url.startswith("data:") and not url.endswith(path.name)]
        if foreign:
            self.failures.append(f"{path.name} loads {foreign[0]}")

    def lottie_web_film(self, recipe, path, frames, size):
        """Plays Lottie with lottie-web in Chromium."""
        page = self.directory / "lottie-web.html"
        page.write_text(f"<!doctype html><body style='margin:0'><script>{self.lottie_web}</script>"
                        f"<div id=film style='width:{size[0]}px;height:{size[1]}px'></div>")
        self.browser.open(page, size)
        self.browser.evaluate(
            "window.film = lottie.loadAnimation({container: document.getElementById('film'),"
            f"renderer: 'svg', autoplay: false, loop: false, animationData: {path.read_text()}}}); 1")
        self.browser.wait_for("window.film.isLoaded")
        self.browser.show("film.goToAndStop(0, true)")
        self.browser.evaluate(
            "Promise.all([...document.querySelectorAll('image')].map(image =>"
            "fetch(image.href.baseVal).then(() => 1)))")

        def show(index):
            self.browser.show(f"film.goToAndStop({index}, true)")
            return self.browser.picture()

        return self.expect(f"{recipe}.json in lottie-web", show, frames)

    def rlottie(self, recipe, path, frames, size):
        """Plays Lottie with rlottie."""
        animation = LottieAnimation.from_file(str(path))

        def show(index):
            picture = animation.render_pillow_frame(
                frame_num=index, width=size[0], height=size[1]).convert("RGBA")
            white = Image.new("RGBA", size, (255, 255, 255, 255))
            white.alpha_composite(picture)
            return white.convert("RGB")

        return self.expect(f"{recipe}.json in rlottie", show, frames)

    def validate(self, path):
        """Checks Lottie against its JSON Schema."""
        try:
            jsonschema.validate(json.loads(path.read_text()), self.schema)
        except jsonschema.ValidationError as error:
            self.failures.append(f"{path.name}: {error.message[:200]} at {error.json_path}")

    def stills(self, command, *arguments):
        """Checks a still or a contact sheet as PDF and SVG."""
        name = f"{command}-{arguments[0]}"
        png = self.run(command, *arguments, "--scale", "2", f"{name}.png")
        pdf = self.run(command, *arguments, f"{name}.pdf")
        svg = self.run(command, *arguments, f"{name}.svg")
        drawn = [self.directory / f"{name}-{kind}.png" for kind in ("pdf", "svg")]
        subprocess.run(["pdftoppm", "-png", "-r", "144", "-singlefile", pdf,
                        drawn[0].with_suffix("")], check=True)
        subprocess.run(["rsvg-convert", "--zoom", "2", svg, "--output", drawn[1]], check=True)
        expected = Image.open(png).convert("RGB")
        levels = []
        for path in drawn:
            # A side of half a point becomes a pixel more or less.
            picture = Image.open(path).convert("RGB").resize(expected.size)
            levels.append(self.expect(path.name, lambda _, picture=picture: picture,
                                      [(0, expected)]))
        sizes = [path.stat().st_size / 1000 for path in (png, pdf, svg)]
        cells = [f"{value:.1f}" for value in sizes] + [f"{level:.0f}" for level in levels]
        return f"| {command} {arguments[0]} | {' | '.join(cells)} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zoetrope", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("recipes", nargs="*", default=RECIPES)
    options = parser.parse_args()
    check = Check(options.zoetrope, options.output)
    print("| Recipe | MP4, kB | SVG, kB | gzip, kB | Lottie, kB | HTML, kB "
          "| SVG, dB | HTML, dB | lottie-web, dB | rlottie, dB |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for recipe in options.recipes:
        print(check.film(recipe), flush=True)
    print("\n| Picture | PNG, kB | PDF, kB | SVG, kB | poppler, dB | librsvg, dB |")
    print("|---|---|---|---|---|---|")
    for arguments in (("still", "book-13-2-playground-menu", "--at", "0.5"),
                      ("still", "gallery-layers", "--at", "1"),
                      ("still", "gallery-visual-effect-view", "--at", "1"),
                      ("sheet", "steps-bounce")):
        print(check.stills(*arguments), flush=True)
    check.browser.close()
    if check.failures:
        sys.exit("\n".join(check.failures))


main()
