#!/usr/bin/env python3
"""Runs commands on hostile files, with changes at random places, and kills some of them.

campaign.py PROGRAM [--tries N] [--seed N]

A command must end with 0, 1, 64 or 65, within its time, with a sentence in UTF-8 for an error and no control
characters; one that is killed must leave the old output or none, and the next must be right. Prints each try that
does not, with its seed, and ends with 1 if there is one.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

CORPUS = pathlib.Path(__file__).resolve().parent
ALLOWED = {0, 1, 64, 65}
SECONDS = 90
NUMBERS = [b"0", b"-1", b"1e9", b"1e-308", b"1e308", b"1e400", b".nan", b"2147483648", b"65536"]
GOOD_SCENE = b"""duration: 0.3
views:
  - shape: {name: box, rectangle: [30, 30], center: [50, 50]}
  - shape: {name: ball, ellipse: [20, 20], center: [150, 60]}
behaviors:
  - gravity: {items: [box, ball]}
  - collision: {items: [box, ball], translatesReferenceBoundsIntoBoundary: true}
"""
IMAGE_SCENE = b"""duration: 0.1
views:
  - image: {name: i, image: i%b, center: [50, 50], size: [40, 40]}
"""


def mutated(data, draw):
    data = bytearray(data)
    for _ in range(draw.randint(0, 6)):
        if len(data) < 8:
            break
        at = draw.randrange(len(data) - 4)
        length = draw.randint(1, 40)
        kind = draw.randrange(7)
        if kind == 0:
            data[at] ^= 1 << draw.randrange(8)
        elif kind == 1:
            data[at] = draw.randrange(256)
        elif kind == 2:
            del data[at:at + length]
        elif kind == 3:
            data[at:at] = data[at:at + length]
        elif kind == 4:
            other = draw.randrange(len(data) - 4)
            data[other:other] = data[at:at + length]
        else:
            found = re.search(rb"[0-9.]+", bytes(data[at:]))
            if found:
                data[at + found.start():at + found.end()] = draw.choice(NUMBERS)
    return bytes(data)


def commands(draw, folder):
    """Writes the files of a try; returns its command and the outputs that it may write."""
    samples = {name: sorted(path for path in (CORPUS / name).iterdir() if path.suffix != ".txt")
               for name in ("Images", "Vectors", "Storyboards", "Scenes", "Scripts")}
    kind = draw.choice(["scene", "scene", "image", "vector", "storyboard", "golden", "names"])
    scene = folder / "a.yaml"
    scene.write_bytes(GOOD_SCENE)
    if kind == "scene":
        data = draw.choice([GOOD_SCENE, draw.choice(samples["Scenes"]).read_bytes()])
        scene.write_bytes(mutated(data, draw))
    elif kind in ("image", "vector"):
        sample = draw.choice(samples["Images" if kind == "image" else "Vectors"])
        (folder / ("i" + sample.suffix)).write_bytes(mutated(sample.read_bytes(), draw))
        scene.write_bytes(IMAGE_SCENE % sample.suffix.encode())
    elif kind == "storyboard":
        sample = draw.choice(samples["Storyboards"])
        (folder / "Main.storyboard").write_bytes(mutated(sample.read_bytes(), draw))
        return ["list", str(folder)], []
    elif kind == "golden":
        (folder / "g" / "a").mkdir(parents=True)
        (folder / "g" / "a" / "manifest.json").write_bytes(mutated(
            b'{"recipe":"a","frameCount":1,"framesPerSecond":60,"width":1,"height":1,"cairo":"1","moments":[]}', draw))
        return ["golden", "check", str(scene), "--directory", str(folder / "g")], []
    elif kind == "names":
        name = "".join(chr(draw.choice([10, 13, 27, 39, 34, 36, 0x301, 0x600, 0x202E, 0xFFFF, 45, 97]))
                       for _ in range(draw.randint(1, 12)))
        scene = folder / (name + ".yaml")
        scene.write_bytes(mutated(GOOD_SCENE, draw))
    output = draw.choice(["o.png", "o.csv", "o.gif", "o.svg"])
    path = folder / output
    words = {"o.png": ["still", "--at", "0.1"], "o.csv": ["trace"], "o.gif": ["render", "--quiet"],
             "o.svg": ["still", "--at", "0.1"]}[output]
    return words + ["--", str(scene)][draw.randrange(2):] + ["-o", str(path)], [path]


def attempt(program, seed):
    draw = random.Random(seed)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="campaign-"))
    try:
        command, outputs = commands(draw, folder)
        # After `--` options are names.
        if "--" in command:
            command = [word for word in command if word != "--"]
        kills = draw.random() < 0.2
        if kills and outputs:
            outputs[0].write_bytes(b"old")
            command.append("--force")
        environment = dict(os.environ, XDG_CACHE_HOME=str(folder / "cache"))
        start = time.monotonic()
        process = subprocess.Popen(
            [program] + command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
            cwd=folder, stdin=subprocess.DEVNULL)
        if kills:
            time.sleep(draw.uniform(0, 0.08))
            process.send_signal(draw.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
        try:
            out, errors = process.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            return f"seed {seed}: {command} ran longer than {SECONDS} s"
        code = process.returncode
        if kills and (code in (-9, -15, -2) or code > 128):
            if outputs and outputs[0].read_bytes()[:3] != b"old" and not outputs[0].stat().st_size > 20:
                return f"seed {seed}: {command} left a part of {outputs[0].name}"
            return None
        if code not in ALLOWED:
            return f"seed {seed}: {command} ended with {code}: {errors[-300:]!r}"
        text = errors.decode("utf-8", "strict")
        if re.search("[\x00-\x08\x0b-\x1f\x7f]", text.replace("\r", "")):
            return f"seed {seed}: {command} printed control characters: {errors[-300:]!r}"
        if code != 0 and "rror" not in text and not out:
            return f"seed {seed}: {command} ended with {code} and without a sentence"
        return None
    except UnicodeDecodeError:
        return f"seed {seed}: an error is not UTF-8"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def expect_good_scenes(program):
    """Ends unless the scenes that are changed can be drawn as they are: else changes show nothing."""
    with tempfile.TemporaryDirectory() as folder:
        picture = pathlib.Path(folder, "i.svg")
        picture.write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
        for text in (GOOD_SCENE, IMAGE_SCENE % b".svg"):
            scene = pathlib.Path(folder, "a.yaml")
            scene.write_bytes(text)
            run = subprocess.run([program, "still", scene, "--at", "0.1", "-o", scene.with_suffix(".png"), "-f"],
                                 capture_output=True)
            if run.returncode != 0:
                sys.exit(f"a good scene is refused: {run.stderr.decode()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.tries)
    defects = 0
    program = os.path.abspath(arguments.program)
    expect_good_scenes(program)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for problem in pool.map(lambda seed: attempt(program, seed), seeds):
            if problem:
                defects += 1
                print(problem, flush=True)
    print(f"{arguments.tries} tries, {defects} defects")
    sys.exit(1 if defects else 0)


if __name__ == "__main__":
    main()
