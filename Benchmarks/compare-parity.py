#!/usr/bin/env python3
"""Compares generated pairs of images by zoetrope and by the programs that define its metrics.

    Benchmarks/compare-parity.py [--pairs 3000] [--seed 1] [--zoetrope .build/release/zoetrope]
    Benchmarks/compare-parity.py --figures

The second form prints the values that ImageComparisonTests expects. Requires ffmpeg and, from PyPI,
pixelmatch 0.4.0, scikit-image, flip-evaluator, numpy and pillow. Exit code 1 if a value disagrees.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import flip_evaluator
import numpy
from PIL import Image
from pixelmatch import pixelmatch
from skimage.metrics import peak_signal_noise_ratio, structural_similarity

# Doubles are added in another order.
DOUBLE = 1e-9
# ffmpeg computes in single precision and prints six decimals.
FFMPEG = 1.5e-6
# flip-evaluator computes in single precision too, in another order.
FLIP = 1e-4


def split_mix(seed):
    """The random numbers of the tests: SplitMix64."""
    mask = (1 << 64) - 1
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & mask
        bits = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) & mask
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & mask
        yield bits ^ bits >> 31


def disc(x, y):
    """The disc of SamplePair.swift, around a center given in half pixels."""
    rows, columns = numpy.mgrid[0:36, 0:40]
    level = numpy.clip(128 + 2 * (900 - (2 * columns - x) ** 2 - (2 * rows - y) ** 2), 0, 255)
    return numpy.stack(
        [level, 255 - level, level // 2, numpy.full_like(level, 255)], axis=2).astype(numpy.uint8)


def sample_pair(seed):
    """The pair of SamplePair.swift."""
    bits = split_mix(seed)
    actual = disc(40 + seed % 3, 36 + seed % 2)
    for pixel in actual.reshape(-1, 4):
        noise = next(bits)
        if noise & 7 == 0:
            pixel[:3] ^= numpy.array([noise >> shift & 0x3F for shift in (8, 16, 24)], numpy.uint8)
            if seed >= 4:
                pixel[3] ^= noise >> 32 & 0x7F
    return disc(40, 36), actual


def shapes(random_numbers, width, height, offset):
    """A few discs with soft edges and lines, shifted by a fraction of a pixel."""
    rows, columns = numpy.mgrid[0:height, 0:width].astype(float)
    picture = numpy.full((height, width, 4), 255.0)
    for _ in range(random_numbers.randint(1, 5)):
        color = [random_numbers.randrange(256) for _ in range(3)]
        color.append(random_numbers.choice([255, 255, random_numbers.randrange(256)]))
        x, y = random_numbers.uniform(0, width), random_numbers.uniform(0, height)
        if random_numbers.random() < 0.7:
            distance = numpy.hypot(columns - x - offset, rows - y) - random_numbers.uniform(1, 9)
        else:
            distance = abs((columns - x - offset) + (rows - y) * random_numbers.uniform(-2, 2)) - 1
        cover = numpy.clip(0.5 - distance, 0, 1)[..., None]
        picture = picture * (1 - cover) + numpy.array(color) * cover
    return picture.round().astype(numpy.uint8)


def random_pair(seed, index):
    """Shifted shapes, some with noise on some pixels, half of them with alpha."""
    width, height = 11 + index * 7 % 23, 11 + index * 5 % 19
    offset = random.Random(f"{seed} {index} offset").choice([0, 0.1, 0.25, 0.5])
    pictures = [shapes(random.Random(f"{seed} {index}"), width, height, o) for o in (0, offset)]
    noise = numpy.random.default_rng([seed, index])
    if index % 3 == 0:
        where = noise.random((height, width, 1)) < 0.1
        change = noise.integers(0, 1 << noise.integers(1, 9), (height, width, 4))
        pictures[1] = numpy.where(where, pictures[1] ^ change.astype(numpy.uint8), pictures[1])
    if index % 2:
        for picture in pictures:
            picture[..., 3] = 255
    return pictures


def mean_channels(expected, actual):
    """The channels of means: alpha is left out if both images are opaque."""
    is_opaque = (expected[..., 3] == 255).all() and (actual[..., 3] == 255).all()
    return (expected[..., :3], actual[..., :3]) if is_opaque else (expected, actual)


def count(expected, actual, threshold, ignores_antialiasing):
    height, width = expected.shape[:2]
    return pixelmatch(
        expected.flatten().tolist(), actual.flatten().tolist(), width, height,
        threshold=threshold, includeAA=not ignores_antialiasing)


def ratio(expected, actual):
    if (expected == actual).all():
        return float("inf")
    return peak_signal_noise_ratio(*mean_channels(expected, actual), data_range=255)


def similarity(expected, actual):
    return structural_similarity(
        *mean_channels(expected, actual), channel_axis=-1, gaussian_weights=True, sigma=1.5,
        use_sample_covariance=False, data_range=255)


def flip(expected, actual, pixels_per_degree=3840 * numpy.pi / 180):
    def over_white(picture):
        color = picture.astype(float) / 255
        return (1 + (color[..., :3] - 1) * color[..., 3:]).astype(numpy.float32)
    return flip_evaluator.evaluate(
        over_white(expected), over_white(actual), "LDR", applyMagma=False,
        parameters={"ppd": float(pixels_per_degree)})[1]


def ffmpeg(filter_name, pattern, expected, actual):
    """The value of an ffmpeg filter over the color channels, without x86 code: that of ssim is wrong if the
    number of windows in a row is 1 modulo 4."""
    with tempfile.TemporaryDirectory() as directory:
        for name, picture in ("e", expected), ("a", actual):
            Image.fromarray(picture[..., :3]).save(f"{directory}/{name}.png")
        graph = f"[0]format=gbrp[x];[1]format=gbrp[y];[x][y]{filter_name}"
        process = subprocess.run(
            ["ffmpeg", "-hide_banner", "-cpuflags", "0", "-i", f"{directory}/a.png", "-i",
             f"{directory}/e.png", "-lavfi", graph, "-f", "null", "-"],
            capture_output=True, text=True, check=True)
    return float(re.search(pattern, process.stderr).group(1))


def ffmpeg_ratio(expected, actual):
    return ffmpeg("psnr", r"PSNR .*average:(\S+)", expected, actual)


def ffmpeg_similarity(expected, actual):
    return ffmpeg("ssim", r"SSIM .*All:(\S+)", expected, actual)


def print_figures():
    for seed in range(1, 8):
        expected, actual = sample_pair(seed)
        counts = [count(expected, actual, t, a) for t in (0.05, 0.1) for a in (False, True)]
        print(seed, counts, ratio(expected, actual), similarity(expected, actual),
              flip(expected, actual), flip(expected, actual, 30), end="")
        if seed < 4:
            print("", ffmpeg_ratio(expected, actual), ffmpeg_similarity(expected, actual), end="")
        print()


def zoetrope(command, directory, *options):
    """The outcomes of all pairs by name."""
    process = subprocess.run(
        [command, "compare", f"{directory}/e", f"{directory}/a", "--json", *options],
        capture_output=True, text=True)
    if process.returncode not in (0, 1):
        sys.exit(process.stderr)
    return {pair["name"]: pair for pair in json.loads(process.stdout)["pairs"]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--zoetrope", default=".build/release/zoetrope")
    parser.add_argument("--figures", action="store_true")
    arguments = parser.parse_args()
    if arguments.figures:
        return print_figures()

    pairs = {f"{i:05}.png": random_pair(arguments.seed, i) for i in range(arguments.pairs)}
    some = dict(list(pairs.items())[1::2][:100])  # Opaque ones; few, because each pair starts an ffmpeg process.
    checks = []
    for threshold in 0, 0.02, 0.1, 0.3:
        for aside in False, True:
            options = ["--metric", "pixelmatch", "--threshold", str(threshold)]
            checks.append((
                f"pixelmatch {threshold}" + (", ignoring antialiasing" if aside else ""), pairs,
                options + ["--ignore-antialiasing"] * aside, "differingPixels", 0,
                lambda e, a, t=threshold, i=aside: count(e, a, t, i)))
    checks += [
        ("psnr, scikit-image", pairs, ["--metric", "psnr"], "value", DOUBLE, ratio),
        ("psnr, ffmpeg", some, ["--metric", "psnr"], "value", FFMPEG, ffmpeg_ratio),
        ("ssim, scikit-image", pairs, ["--metric", "ssim"], "value", DOUBLE, similarity),
        ("flip, flip-evaluator", pairs, ["--metric", "flip"], "value", FLIP, flip),
        ("flip, 30 pixels a degree", pairs, ["--metric", "flip", "--pixels-per-degree", "30"],
         "value", FLIP, lambda e, a: flip(e, a, 30)),
        ("ssim-blocks, ffmpeg", some, ["--metric", "ssim-blocks"], "value", FFMPEG,
         ffmpeg_similarity),
    ]
    report = {}
    with tempfile.TemporaryDirectory() as directory:
        for side in "ea":
            pathlib.Path(directory, side).mkdir()
        for name, pictures in pairs.items():
            for side, picture in zip("ea", pictures):
                Image.fromarray(picture).save(f"{directory}/{side}/{name}")
        for name, chosen, options, field, tolerance, reference in checks:
            found = zoetrope(arguments.zoetrope, directory, *options)
            wrong = []
            for key, pictures in chosen.items():
                ours, theirs = float(found[key][field]), float(reference(*pictures))
                if ours != theirs and not abs(ours - theirs) <= tolerance:
                    wrong.append((key, ours, theirs))
            report[name] = {"pairs": len(chosen), "wrong": len(wrong)}
            print(f"{name}: {len(chosen)} pairs, {len(wrong)} wrong", *wrong[:5], flush=True)
    print(json.dumps(report))
    sys.exit(any(entry["wrong"] for entry in report.values()))


if __name__ == "__main__":
    main()
