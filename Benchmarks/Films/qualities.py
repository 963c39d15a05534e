#!/usr/bin/env python3
"""Times ffmpeg alone with the arguments of each --quality, and compares its films with their frames.

    python3 Benchmarks/Films/qualities.py .build/release/zoetrope
    python3 Benchmarks/Films/qualities.py .build/release/zoetrope --encoders libx264,libx265 --frames 0-59

Prints a table: processor seconds, bytes, and the SSIM by ffmpeg's filter. The films are of one segment.
"""

import argparse
import pathlib
import tempfile

import encoding

# A tween, three hundred balls, and a page of texts and pictures.
FILMS = {
    "move": ["book-13-1-move"],
    "funnel": ["Documentation/Scenes/funnel.yaml"],
    "table": ["gallery-table-view"],
}
EXTENSIONS = {"libx264": "mp4", "libx265": "mp4", "libvpx-vp9": "webm", "libsvtav1": "mp4"}
QUALITIES = ["draft", "standard", "high"]
# Settings between those of standard and high quality that were not chosen: what replaces those of high quality.
OTHERS = {
    "superfast without B-frames, crf 22": {"-preset": "superfast", "-crf": "22", "-bf": "0"},
    "veryfast, crf 18": {"-preset": "veryfast"},
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program zoetrope")
    parser.add_argument("--encoders", default=",".join(EXTENSIONS), help="encoders of ffmpeg, separated by commas")
    parser.add_argument("--films", default=",".join(FILMS), help="some of " + ", ".join(FILMS))
    parser.add_argument("--frames", default="0-119", help="the frames of each film, such as 0-119")
    arguments = parser.parse_args()
    films = arguments.films.split(",")

    print("| | " + " | | | ".join(films) + " | | |")
    print("|---" * (1 + 3 * len(films)) + "|")
    for encoder in arguments.encoders.split(","):
        extension = EXTENSIONS[encoder]
        rows = {}
        for film in films:
            for quality in QUALITIES:
                with tempfile.TemporaryDirectory() as directory:
                    options = [*FILMS[film], "--frames", arguments.frames, "--scale", "2",
                               "--codec", encoder, "--quality", quality]
                    segments = encoding.recorded(arguments.program, options, directory, extension)
                    if len(segments) != 1:
                        raise SystemExit(f"{film}: has {len(segments)} segments; take fewer frames")
                    variants = {quality: segments[0]}
                    if encoder == "libx264" and quality == "high":
                        variants.update((name, segments[0].replacing(values)) for name, values in OTHERS.items())
                    for name, variant in variants.items():
                        output = pathlib.Path(directory) / f"alone.{extension}"
                        seconds, _ = variant.run(output)
                        rows.setdefault(name, []).append(
                            f"{seconds:.2f} s | {output.stat().st_size / 1000:.0f} kB | {variant.similarity(output):.5f}")
        for name, cells in rows.items():
            print(f"| {encoder}: {name} | " + " | ".join(cells) + " |", flush=True)


main()
