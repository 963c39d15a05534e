#!/usr/bin/env python3
"""Compares GIF by Zoetrope with GIF by ffmpeg on gradients of many colors.

    python3 Benchmarks/Films/dither.py .build/release/zoetrope

Prints a table: bytes, the peak signal-to-noise ratio in dB and the mean FLIP error of twenty frames, of Zoetrope
and of ffmpeg with palettegen and paletteuse: with diffusion of errors (sierra2_4a) and the Bayer pattern.
"""

import argparse
import pathlib
import re
import statistics
import subprocess
import tempfile

RECIPE = pathlib.Path(__file__).with_name("Gradients.swift")
KINDS = ["wheel", "soft", "drifting", "noise"]
RATE = 20


def similarity(program, frames, film):
    """Returns the dB and the FLIP error of the frames of a film, as means over the frames."""
    decoded = film.with_suffix("")
    decoded.mkdir()
    subprocess.run(["ffmpeg", "-v", "error", "-i", film, "-start_number", "0", decoded / "%04d.png"], check=True)
    values = []
    for metric in ["psnr", "flip"]:
        output = subprocess.run([program, "compare", frames, decoded, "--metric", metric, "--json"],
                                capture_output=True, text=True).stdout
        found = [float(value) for value in re.findall(r'"value" ?: ?([0-9.]+)', output)]
        values.append(statistics.mean(found))
    return values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program zoetrope")
    program = parser.parse_args().program

    print("| | Zoetrope: bytes | dB | FLIP | ffmpeg, diffusion: bytes | dB | FLIP | Bayer: bytes | dB | FLIP |")
    print("|---" * 10 + "|")
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as name:
            directory = pathlib.Path(name)
            frames = directory / "frames"
            films = {"zoetrope": directory / "zoetrope.gif"}
            options = [program, "render", RECIPE, "--set", f"kind={kind}", "--fps", str(RATE), "--to", "1",
                       "--scale", "1", "--quiet", "-o"]
            subprocess.run([*options, f"{frames}/%04d.png"], check=True, stdout=subprocess.DEVNULL)
            subprocess.run([*options, films["zoetrope"]], check=True, stdout=subprocess.DEVNULL)
            for dither in ["sierra2_4a", "bayer"]:
                films[dither] = directory / f"{dither}.gif"
                subprocess.run(
                    ["ffmpeg", "-v", "error", "-framerate", str(RATE), "-start_number", "0", "-i", frames / "%04d.png",
                     "-lavfi", f"split[a][b];[a]palettegen[p];[b][p]paletteuse=dither={dither}", films[dither]], check=True)
            cells = []
            for film in films.values():
                decibels, error = similarity(program, frames, film)
                cells.append(f"{film.stat().st_size:,} | {decibels:.1f} | {error:.3f}")
            print(f"| {kind} | " + " | ".join(cells) + " |", flush=True)


main()
