#!/usr/bin/env python3
"""Compares Imaging's PNG decoder with netpbm, which uses libpng, on the images of PngSuite.

    Benchmarks/png-parity.py [--suite DIRECTORY] [--bench Benchmarks/.build/release/compare-bench]

Without a directory it uses the 28 images in the source package of pypng 0.20220715.0. Each valid image must have
the same samples, scaled to 16 bits. Each damaged one must be rejected with one sentence: those of the suite, whose
names begin with x, and damaged variants of the others that this script makes. RGB images with a tRNS chunk are
compared with pypng instead, because netpbm 11.1 ignores that chunk. Needs netpbm and, from PyPI, numpy and pypng.
Exit code 1 if anything differs.
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
    """Returns the images of pypng's module `pngsuite`, which is only in its source package."""
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps",
             "--dest", directory, "pypng==0.20220715.0"], check=True)
        archive = next(pathlib.Path(directory).glob("*.tar.gz"))
        with tarfile.open(archive) as files:
            name = next(name for name in files.getnames() if name.endswith("code/pngsuite.py"))
            module = {"__name__": "pngsuite"}
            sys.modules["pngsuite"] = argparse  # It sets attributes of its sys.modules entry.
            exec(files.extractfile(name).read(), module)
    return {f"{name}.png": data for name, data in module["png"].items()}


def chunks(data):
    offset = 8
    while offset < len(data):
        length = int.from_bytes(data[offset:offset + 4], "big")
        yield data[offset + 4:offset + 8], data[offset + 8:offset + 8 + length]
        offset += 12 + length


def png_file(parts):
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
        for kind, data in parts)


def damaged(data):
    """Yields damaged variants of a valid file, like those of PngSuite whose names begin with x."""
    parts = list(chunks(data))

    def with_header(offset, value):
        header = bytearray(parts[0][1])
        header[offset] = value
        return png_file([(b"IHDR", bytes(header))] + parts[1:])

    for offset in 0, 1, 3, 6:
        yield f"signature {offset}", data[:offset] + bytes([data[offset] ^ 0x80]) + data[offset + 1:]
    yield "line feeds for carriage returns", data.replace(b"\r\n", b"\n", 1)
    yield "carriage returns for line feeds", data.replace(b"\n", b"\r", 2)
    yield "no image data", png_file([part for part in parts if part[0] != b"IDAT"])
    for value in 1, 9:
        yield f"color type {value}", with_header(9, value)
    for value in 0, 3, 99:
        yield f"depth {value}", with_header(8, value)
    header = data[:29] + bytes([data[29] ^ 1]) + data[30:]
    yield "checksum of the header", header
    first = data.index(b"IDAT") + 4
    length = int.from_bytes(data[first - 8:first - 4], "big")
    end = first + length
    yield "checksum of the data", data[:end] + bytes([data[end] ^ 1]) + data[end + 1:]
    yield "truncated", data[:first + length // 2]


def samples(pam):
    """Returns the samples of a PAM file as 16-bit red, green, blue and alpha."""
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

    report = {"equal": 0, "different": 0, "rejected": 0, "accepted": 0}
    with tempfile.TemporaryDirectory() as directory:
        file = pathlib.Path(directory, "picture.png")

        def decode(data):
            file.write_bytes(data)
            return run(arguments.bench, "pam", str(file))

        def expect_rejection(name, data):
            result = decode(data)
            message = result.stderr.decode()
            is_rejected = result.returncode == 1 and message.count("\n") == 1
            report["rejected" if is_rejected else "accepted"] += 1
            if not is_rejected:
                print(f"{name}: exit code {result.returncode}: {message}")

        for name, data in suite.items():
            if name.startswith("x"):
                expect_rejection(name, data)
                continue
            ours = decode(data)
            is_equal = ours.returncode == 0 and numpy.array_equal(
                samples(ours.stdout), expected_samples(data, file))
            report["equal" if is_equal else "different"] += 1
            if not is_equal:
                print(f"{name}: {ours.stderr.decode() or 'different samples'}")
            for damage, variant in damaged(data):
                expect_rejection(f"{name}, {damage}", variant)
    print(json.dumps(report))
    sys.exit(bool(report["different"] or report["accepted"]))


if __name__ == "__main__":
    main()
