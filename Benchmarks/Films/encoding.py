"""What Zoetrope pipes into ffmpeg, and ffmpeg alone on the same frames."""

import os
import pathlib
import subprocess

# Stands for ffmpeg: keeps its arguments and its frames, and passes them on.
WRAPPER = """#!/bin/sh
printf '%s\\n' "$@" > {directory}/$$.arguments
tee {directory}/$$.frames | {ffmpeg} "$@"
"""


class Encoding:
    """The arguments of one process of ffmpeg, and the file of its frames."""

    def __init__(self, arguments, frames):
        self.arguments = arguments
        self.frames = frames

    @property
    def frame_size(self):
        """The bytes of a frame in yuv420p."""
        width, height = map(int, self.value("-video_size").split("x"))
        return width * height + 2 * ((width + 1) // 2) * ((height + 1) // 2)

    @property
    def frame_count(self):
        return self.frames.stat().st_size // self.frame_size

    def value(self, option):
        return self.arguments[self.arguments.index(option) + 1]

    def replacing(self, values):
        """The same frames with other values of options; those that are missing are added before the output."""
        arguments = list(self.arguments)
        for option, value in values.items():
            if option in arguments:
                arguments[arguments.index(option) + 1] = value
            else:
                arguments[-1:-1] = [option, value]
        return Encoding(arguments, self.frames)

    def run(self, output, first=0, count=None):
        """Encodes frames into a file; returns processor seconds and the peak memory in MB."""
        arguments = self.arguments[:-1] + [f"file:{output}"]
        if arguments[arguments.index("-i") + 1] != "pipe:0":
            raise SystemExit("ffmpeg does not read its frames from a pipe")
        count = self.frame_count - first if count is None else count
        with subprocess.Popen(["ffmpeg", *arguments], stdin=subprocess.PIPE) as process:
            with open(self.frames, "rb") as frames:
                frames.seek(first * self.frame_size)
                for _ in range(count):
                    process.stdin.write(frames.read(self.frame_size))
            process.stdin.close()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise SystemExit(f"ffmpeg ended with {process.returncode}")
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000

    def similarity(self, film):
        """The SSIM of a film to the frames, by ffmpeg's filter; 1 if they are equal."""
        size, rate = self.value("-video_size"), self.value("-framerate")
        output = subprocess.run(
            ["ffmpeg", "-hide_banner", "-i", str(film), "-f", "rawvideo", "-pixel_format", "yuv420p",
             "-video_size", size, "-framerate", rate, "-i", str(self.frames), "-lavfi",
             "[0:v]settb=1/1000,setpts=N,format=yuv420p[a];[1:v]settb=1/1000,setpts=N[b];[a][b]ssim", "-f", "null", "-"],
            check=True, capture_output=True, text=True).stderr
        return float(output.split("All:")[1].split()[0])


def recorded(program, options, directory, extension="mp4"):
    """Renders a film; returns the encoding of each of its segments, in their order."""
    directory = pathlib.Path(directory).resolve()
    wrapper = directory / "ffmpeg"
    ffmpeg = subprocess.run(
        ["sh", "-c", "command -v ffmpeg"], check=True, capture_output=True, text=True).stdout.strip()
    wrapper.write_text(WRAPPER.format(directory=directory, ffmpeg=ffmpeg))
    wrapper.chmod(0o755)
    environment = {**os.environ, "PATH": f"{directory}:{os.environ['PATH']}"}
    subprocess.run(
        [program, "render", *options, "-o", str(directory / f"film.{extension}"), "--force", "--quiet",
         "--jobs", "1"], check=True, env=environment, stdout=subprocess.DEVNULL)
    encodings = []
    for path in sorted(directory.glob("*.arguments"), key=lambda path: path.stat().st_mtime_ns):
        arguments = path.read_text().splitlines()
        frames = path.with_suffix(".frames")
        # The process that joins segments, and those that only ask for encoders, read no frames.
        if "rawvideo" in arguments and frames.stat().st_size:
            encodings.append(Encoding(arguments, frames))
        path.unlink()
    wrapper.unlink()
    if not encodings:
        raise SystemExit(f"{' '.join(options)}: no frames were piped into ffmpeg")
    return encodings
