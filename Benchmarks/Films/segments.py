#!/usr/bin/env python3
"""Times ffmpeg alone on a film in segments of several lengths, with several numbers of threads.

    python3 Benchmarks/Films/segments.py .build/release/zoetrope steps-bounce --scale 1 --quality high
    python3 Benchmarks/Films/segments.py .build/release/zoetrope steps-bounce --lengths 0,250 --threads 2

Prints a table: the processor seconds of all segments one after the other, the memory of one encoder, and the
bytes of all segments, with what the length adds to one encoder of as many threads. The frames are kept in a
temporary directory: 1.5 bytes a pixel.
"""

import argparse
import dataclasses
import pathlib
import tempfile

import encoding


@dataclasses.dataclass
class Total:
    """The sum over the segments of a film."""

    seconds: float = 0
    memory: float = 0
    size: int = 0


def encoded(film, length, threads, directory):
    """Encodes a film in segments of a number of frames; 0 is one segment."""
    total = Total()
    film = film.replacing({"-threads": str(threads)})
    for first in range(0, film.frame_count, length or film.frame_count):
        output = pathlib.Path(directory) / f"segment{pathlib.Path(film.arguments[-1]).suffix or '.mp4'}"
        seconds, memory = film.run(output, first, min(length or film.frame_count, film.frame_count - first))
        total.seconds += seconds
        total.memory = max(total.memory, memory)
        total.size += output.stat().st_size
    return total


def joined(segments, directory):
    """One encoding of the frames of all segments."""
    if len(segments) == 1:
        return segments[0]
    path = pathlib.Path(directory) / "all.frames"
    with open(path, "wb") as output:
        for segment in segments:
            with open(segment.frames, "rb") as frames:
                while block := frames.read(1 << 24):
                    output.write(block)
            segment.frames.unlink()
    return encoding.Encoding(segments[0].arguments, path)


def numbers(text):
    return [int(word) for word in text.split(",")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program zoetrope")
    parser.add_argument("--lengths", type=numbers, default=[0, 250, 120], help="frames of a segment; 0 is the whole film")
    parser.add_argument("--threads", type=numbers, default=[1, 2, 4, 8, 24])
    arguments, options = parser.parse_known_args()

    with tempfile.TemporaryDirectory() as directory:
        film = joined(encoding.recorded(arguments.program, options, directory), directory)
        print(f"{film.frame_count} frames of {film.value('-video_size')} pixels\n")
        print("| frames of a segment | threads | CPU s | MB | bytes | to one segment |")
        print("| --- | --- | --- | --- | --- | --- |")
        whole = {}
        for length in arguments.lengths:
            for threads in arguments.threads:
                total = encoded(film, length, threads, directory)
                base = whole.setdefault(threads, total.size)
                print(f"| {length or 'all'} | {threads} | {total.seconds:.1f} | {total.memory:.0f} | {total.size:,} "
                      f"| {100 * (total.size / base - 1):+.1f} % |", flush=True)


main()
