#!/usr/bin/env python3
"""Projects how long a film takes on more processors than this machine has.

Renders each segment of a film by itself, as a shard, and measures its processor time, with what
drawing takes. Then it simulates processors: as many segments as there are processors run at the
same time, share the processors equally, and use at most --parallel of them each. The film's frames
are recorded one after the other, which bounds how early a segment can begin.

    python3 Benchmarks/Segments/scaling.py .build/release/zoetrope steps-bounce --fps 240 --scale 1
"""

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time


def run(command):
    """Runs a command; returns its processor time and its time, in seconds, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, seconds, output


def stage(output, name):
    """Returns the seconds of a stage in the table of --timings."""
    return float(re.search(rf"^{name} +([0-9.]+)", output, re.MULTILINE).group(1))


def projection(segments, recording, processors, parallel):
    """Returns the time until all segments are encoded on some processors, in seconds.

    segments: the processor time of each; recording: that of the frames of each, which one thread
    spends before the segment is complete.
    """
    now, waiting, running = 0.0, list(range(len(segments))), {}
    recorded = 0.0
    ready = []
    for seconds in recording:
        recorded += seconds
        ready.append(recorded)
    while waiting or running:
        while waiting and len(running) < processors:
            number = waiting.pop(0)
            # A segment begins when those before it have been recorded.
            begin = ready[number - 1] if number else 0.0
            running[number] = [max(0.0, begin - now), segments[number]]
        active = [number for number, (delay, _) in running.items() if delay <= 0]
        speed = min(parallel, processors / len(active)) if active else 0
        steps = [delay for delay, _ in running.values() if delay > 0]
        steps += [running[number][1] / speed for number in active]
        step = min(steps)
        now += step
        for number in list(running):
            if number in active:
                running[number][1] -= step * speed
                if running[number][1] < 1e-9:
                    del running[number]
            else:
                running[number][0] -= step
    return now


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="zoetrope")
    parser.add_argument("recipe")
    parser.add_argument(
        "--parallel", type=float, default=3,
        help="the processors that four threads of an encoder and drawing use (default: 3)")
    parser.add_argument("--processors", default="1,2,4,8,16")
    arguments, options = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as directory:
        film = os.path.join(directory, "film.mp4")
        render = [arguments.program, "render", arguments.recipe, *options, "--quiet", "-o", film]
        run(render + ["--shard", "1/1"])
        shards = film + ".shards"
        with open(os.path.join(shards, "1-of-1", "manifest.json")) as manifest:
            described = json.load(manifest)["film"]
        count = -(-described["frameCount"] // described["segmentLength"])
        segments, recording, simulated = [], [], 0.0
        for number in range(1, count + 1):
            used, _, output = run(
                render + ["--force", "--timings", "--shard", f"{number}/{count}"])
            # A shard simulates from the start of the film, which one process does once.
            simulation = stage(output, "simulate")
            segments.append(used - simulation + max(0, simulation - simulated))
            recording.append(
                stage(output, "record") + max(0, simulation - simulated))
            simulated = max(simulated, simulation)
        join, _, _ = run([arguments.program, "join", film, "--shards", str(count), "--quiet"])
        used, whole, _ = run(render + ["--force"])
    print(f"{count} segments, processor seconds: " + " ".join(f"{s:.2f}" for s in segments))
    print(f"sum {sum(segments):.2f}, joining {join:.2f}; one process {used:.2f}, "
          f"{whole:.2f} s on {os.cpu_count()} processors")
    one = sum(segments) + join
    for processors in map(int, arguments.processors.split(",")):
        seconds = projection(segments, recording, processors, arguments.parallel) + join
        print(f"{processors:3} processors: {seconds:6.2f} s, {one / seconds:5.2f} times as fast as one")


if __name__ == "__main__":
    sys.exit(main())
