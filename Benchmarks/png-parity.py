#!/usr/bin/env python3
"""Decodes the pictures of PngSuite with Imaging and with netpbm, which reads them with libpng.

    Benchmarks/png-parity.py [--suite DIRECTORY] [--bench Benchmarks/.build/release/compare-bench]

Without a directory the 28 pictures that the source package of pypng 0.20220715.0 holds are taken. Each sound
picture must have the same samples, at 16 bits, and each one broken on purpose must be refused in one sentence:
the suite's own, whose names begin with x, and variants of the others that are broken here. Colours that a tRNS
chunk makes transparent in RGB pictures are checked against pypng: netpbm 11.1 takes no notice of them. Needs netpbm
and, from PyPI, numpy and pypng. Exit code 1 if anything disagrees.
"""
import argparse
import io
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import zlib

import numpy
import png


def pypng_suite():
    """The pictures of pypng's module `pngsuite`, which only its source package has."""
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps",
             "--dest", directory, "pypng==0.20220715.0"], check=True)
        archive = next(pathlib.Path(directory).glob("*.tar.gz"))
        with tarfile.open(archive) as files:
            name = next(name for name in files.getnames() if name.endswith("code/pngsuite.py"))
            module = {"__name__": "pngsuite"}
            sys.modules["pngsuite"] = argparse  # It adds its pictures to the module of its name.
            exec(files.extractfile(name).read(), module)
    return {f"{name}.png": data for name, data in module["png"].items()}


def chunks(data):
    place = 8
    while place < len(data):
        length = int.from_bytes(data[place:place + 4], "big")
        yield data[place + 4:place + 8], data[place + 8:place + 8 + length]
        place += 12 + length


def joined(parts):
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
        for kind, data in parts)


def broken(data):
    """Variants of a sound file, broken as the files of PngSuite whose names begin with x."""
    parts = list(chunks(data))

    def with_header(place, value):
        header = bytearray(parts[0][1])
        header[place] = value
        return joined([(b"IHDR", bytes(header))] + parts[1:])

    for place in 0, 1, 3, 6:
        yield f"signature {place}", data[:place] + bytes([data[place] ^ 0x80]) + data[place + 1:]
    yield "line feeds for carriage returns", data.replace(b"\r\n", b"\n", 1)
    yield "carriage returns for line feeds", data.replace(b"\n", b"\r", 2)
    yield "no image data", joined([part for part in parts if part[0] != b"IDAT"])
    for value in 1, 9:
        yield f"colour type {value}", with_header(9, value)
    for value in 0, 3, 99:
        yield f"depth {value}", with_header(8, value)
    header = data[:29] + bytes([data[29] ^ 1]) + data[30:]
    yield "checksum of the header", header
    first = data.index(b"IDAT") + 4
    length = int.from_bytes(data[first - 8:first - 4], "big")
    end = first + length
    yield "checksum of the data", data[:end] + bytes([data[end] ^ 1]) + data[end + 1:]
    yield "cut short", data[:first + length // 2]


def samples(pam):
    """The samples of a PAM file as 16-bit red, green, blue and alpha."""
    header, body = pam.split(b"ENDHDR\n", 1)
    fields = dict(line.split(None, 1) for line in header.splitlines()[1:])
    width, height, depth, peak = (
        int(fields[name]) for name in (b"WIDTH", b"HEIGHT", b"DEPTH", b"MAXVAL"))
    values = numpy.frombuffer(body, ">u2" if peak > 255 else "u1").astype(int)
    values = (values.reshape(height, width, depth) * 65535 + peak // 2) // peak
    color = values[..., :3] if depth > 2 else values[..., :1].repeat(3, axis=2)
    alpha = values[..., -1:] if depth in (2, 4) else numpy.full((height, width, 1), 65535)
    return numpy.concatenate([color, alpha], axis=2)


def expected_samples(data, file):
    parts = list(chunks(data))
    is_rgb = parts[0][1][9] == 2
    if not is_rgb or b"tRNS" not in dict(parts):
        return samples(run("pngtopam", "-alphapam", str(file)).stdout)
    width, height, rows, info = png.Reader(bytes=data).asRGBA()
    values = numpy.array([list(row) for row in rows]).reshape(height, width, 4)
    return values * (65535 // ((1 << info["bitdepth"]) - 1))


def run(*command):
    return subprocess.run(command, capture_output=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--suite", type=pathlib.Path)
    parser.add_argument("--bench", default="Benchmarks/.build/release/compare-bench")
    arguments = parser.parse_args()
    if arguments.suite:
        suite = {path.name: path.read_bytes() for path in sorted(arguments.suite.glob("*.png"))}
    else:
        suite = pypng_suite()

    report = {"equal": 0, "different": 0, "refused": 0, "accepted": 0}
    with tempfile.TemporaryDirectory() as directory:
        file = pathlib.Path(directory, "picture.png")

        def decode(data):
            file.write_bytes(data)
            return run(arguments.bench, "pam", str(file))

        def expect_refusal(name, data):
            result = decode(data)
            words = result.stderr.decode()
            is_refused = result.returncode == 1 and words.count("\n") == 1
            report["refused" if is_refused else "accepted"] += 1
            if not is_refused:
                print(f"{name}: exit code {result.returncode}: {words}")

        for name, data in suite.items():
            if name.startswith("x"):
                expect_refusal(name, data)
                continue
            ours = decode(data)
            is_equal = ours.returncode == 0 and numpy.array_equal(
                samples(ours.stdout), expected_samples(data, file))
            report["equal" if is_equal else "different"] += 1
            if not is_equal:
                print(f"{name}: {ours.stderr.decode() or 'other samples'}")
            for what, variant in broken(data):
                expect_refusal(f"{name}, {what}", variant)
    print(json.dumps(report))
    sys.exit(bool(report["different"] or report["accepted"]))


if __name__ == "__main__":
    main()
