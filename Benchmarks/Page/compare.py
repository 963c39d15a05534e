#!/usr/bin/env python3
"""Compares s6, a page of cards that scrolls, with Skia, headless Chromium and ffmpeg alone.

In each turn every program does the same work once: drawing on one processor, PNG files, and films at both qualities.
The tables show medians over the turns, with the ratios to the first line of the same turn. Before it measures, it
compares a frame of each program with Zoetrope's, and fails if they do not show the same.

    python3 -m venv .build/page && .build/page/bin/pip install skia-python
    .build/page/bin/python Benchmarks/Page/compare.py .build/release/zoetrope
"""
import argparse
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import page

HERE = pathlib.Path(__file__).resolve().parent
SIZE = (page.WIDTH * page.SCALE, page.HEIGHT * page.SCALE)
PARITY_FRAME = 200
# Glyphs are placed by other rules and rows of pixels differ: a page that shows something else has 0.7.
MIN_SIMILARITY = 0.9
CHROMIUM_FRAMES = 60


class Cost:
    """What a command takes: processor seconds and seconds, with those of its child processes, and what it prints."""

    def __init__(self, command, **options):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        result = subprocess.run(command, check=True, capture_output=True, text=True, **options)
        self.wall = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        self.output, self.errors = result.stdout, result.stderr


class Page:
    def __init__(self, arguments, directory):
        self.arguments, self.directory = arguments, directory

    def file(self, name):
        return os.path.join(self.directory, name)

    def folder(self, name):
        path = self.file(name)
        shutil.rmtree(path, ignore_errors=True)
        os.mkdir(path)
        return path

    def render(self, output, *options, program=None):
        frames = f"0-{self.arguments.frames - 1}"
        return [
            program or self.arguments.program, "render", str(HERE / "page.yaml"), "--scale", str(page.SCALE),
            "--frames", frames, "--force", "--quiet", "-o", output, *options]

    def peer(self, name, frames, output, *options):
        return [sys.executable, str(HERE / f"{name}_page.py"), str(frames), output, *map(str, options)]

    def check(self):
        """Compares a frame of each peer with Zoetrope's."""
        ours = self.folder("ours")
        command = self.render(ours)
        command[command.index("--frames") + 1] = f"{PARITY_FRAME}-{PARITY_FRAME}"
        subprocess.run(command, check=True)
        for peer in ("skia", "chromium"):
            theirs = self.folder(peer)
            subprocess.run(self.peer(peer, 1, theirs, PARITY_FRAME), check=True, stderr=subprocess.DEVNULL)
            result = subprocess.run(
                [self.arguments.program, "compare", f"{ours}/{PARITY_FRAME:04d}.png", f"{theirs}/{PARITY_FRAME:05d}.png",
                 "--metric", "ssim"], capture_output=True, text=True)
            similarity = float(re.search(r"SSIM is ([0-9.]+)", result.stdout + result.stderr).group(1))
            print(f"SSIM of {peer} to Zoetrope's frame {PARITY_FRAME}: {similarity:.3f}")
            if similarity < MIN_SIMILARITY:
                sys.exit(f"{peer} draws something else")

    def drawing(self):
        """Returns the milliseconds of drawing a frame on one processor."""
        result = {}
        for name, program in [("Zoetrope", None)] + [(other, other) for other in self.arguments.also]:
            command = self.render("-", "--jobs", "1", "--timings", program=program)
            shown = subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            result[name] = float(re.search(r"^rasterize +[0-9.]+ +([0-9.]+)", shown.stderr, re.MULTILINE).group(1))
        skia = Cost(self.peer("skia", self.arguments.frames, "none"))
        result["Skia"] = float(skia.errors.split()[-1])
        return result

    def pictures(self):
        """Returns the processor milliseconds of a frame as a PNG file."""
        result = {}
        frames = self.arguments.frames
        for name, program in [("Zoetrope", None)] + [(other, other) for other in self.arguments.also]:
            cost = Cost(self.render(self.folder("png"), program=program))
            result[name] = 1000 * cost.processor / frames
        peers = [("Skia", "skia", frames), ("Chromium", "chromium", min(frames, CHROMIUM_FRAMES))]
        for name, peer, count in peers:
            cost = Cost(self.peer(peer, count, self.folder("png")))
            result[name] = 1000 * cost.processor / count
        return result

    def film(self, quality):
        """Returns the processor seconds of a film, and those of its encoder with prepared frames."""
        film = self.file("film.mp4")
        result = {"ffmpeg alone": Cost([*self.encoder(quality), "-y", self.file("alone.mp4")]).processor}
        for name, program in [("Zoetrope", None)] + [(other, other) for other in self.arguments.also]:
            result[name] = Cost(self.render(film, "--quality", quality, program=program)).processor
        return result

    def prepare(self):
        """Writes the frames as ffmpeg gets them, and finds the arguments that it gets."""
        raw = subprocess.Popen(self.render("-"), stdout=subprocess.PIPE)
        subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
             f"{SIZE[0]}x{SIZE[1]}", "-framerate", str(page.FRAME_RATE), "-i", "-", "-vf",
             "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-f", "rawvideo", "-pix_fmt", "yuv420p", self.file("frames.yuv")],
            stdin=raw.stdout, check=True)
        raw.wait()
        shim = pathlib.Path(self.folder("shim"), "ffmpeg")
        ffmpeg = shutil.which("ffmpeg")
        shim.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" >>"{self.file("arguments")}.$$"\nexec {ffmpeg} "$@"\n')
        shim.chmod(0o755)

    def encoder(self, quality):
        """Returns the command of ffmpeg that Zoetrope starts for a film of this quality, with prepared frames."""
        known = pathlib.Path(self.file(f"command-{quality}"))
        if not known.exists():
            for old in pathlib.Path(self.directory).glob("arguments.*"):
                old.unlink()
            command = self.render(self.file("short.mp4"), "--quality", quality)
            command[command.index("--frames") + 1] = "0-4"
            environment = dict(os.environ, PATH=f"{self.file('shim')}:{os.environ['PATH']}")
            subprocess.run(command, check=True, env=environment)
            found = [path.read_text() for path in pathlib.Path(self.directory).glob("arguments.*")]
            known.write_text(next(text for text in found if "rawvideo" in text))
        arguments = known.read_text().split("\n")[:-1]
        arguments[arguments.index("-i") + 1] = self.file("frames.yuv")
        # The output is the last argument.
        return ["ffmpeg", *arguments[:-1]]


def report(title, unit, turns):
    print(f"\n{title}")
    first = next(iter(turns[0]))
    for name in turns[0]:
        value = statistics.median(turn[name] for turn in turns)
        ratio = statistics.median(turn[name] / turn[first] for turn in turns)
        print(f"  {name:40} {value:8.2f} {unit}  x {ratio:.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="zoetrope")
    parser.add_argument("--also", action="append", default=[], help="another build of zoetrope")
    parser.add_argument("--frames", type=int, default=page.FRAME_COUNT)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--parts", default="drawing,pictures,high,standard")
    arguments = parser.parse_args()
    parts = arguments.parts.split(",")
    with tempfile.TemporaryDirectory() as directory:
        scene = Page(arguments, directory)
        scene.check()
        if {"high", "standard"} & set(parts):
            scene.prepare()
        measures = {
            "drawing": ("Drawing a frame on one processor", "ms", scene.drawing),
            "pictures": ("A frame as PNG, processor time", "ms", scene.pictures),
            "high": ("Film, --quality high, processor time", "s", lambda: scene.film("high")),
            "standard": ("Film, --quality standard, processor time", "s", lambda: scene.film("standard")),
        }
        for part in parts:
            title, unit, measure = measures[part]
            report(title, unit, [measure() for _ in range(arguments.turns)])
            sys.stdout.flush()


if __name__ == "__main__":
    main()
