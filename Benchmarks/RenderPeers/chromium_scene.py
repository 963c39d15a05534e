"""Draws s5 with headless Chromium and CSS: chromium_scene.py FRAMES DIRECTORY PHOTOS [FIRST [fast]]

Writes a screenshot of each frame into the directory, as PNG; `fast` asks Chromium for its fastest compression. PHOTOS
is the directory of the photos, FIRST the number of the first frame.
"""
import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import scenes

WIDTH, HEIGHT = scenes.SIZE["s5"]


def page(photos):
    """Returns the page: a card is an element with a shadow, an image and a title."""
    background = " ".join([str(round(255 * scenes.CARD_BACKGROUND))] * 3)
    title = " ".join([str(round(255 * scenes.TITLE_COLOR))] * 3)
    width, height = scenes.CARD_SIZE
    left, top, photo_width, photo_height = scenes.PHOTO_RECT
    cards = scenes.cards()
    elements = "".join(
        f'<div class="card"><img src="{photos.as_uri()}/{scenes.PHOTO_NAMES[card.photo]}.png"><p>{card.title}</p></div>'
        for card in cards)
    return f"""<!doctype html><meta charset="utf-8"><style>
        body {{ margin: 0; background: rgb({background}); overflow: hidden }}
        .card {{
          position: absolute; left: {-width / 2}px; top: {-height / 2}px; width: {width}px; height: {height}px;
          background: white; border-radius: {scenes.CARD_RADIUS}px; will-change: transform;
          box-shadow: 0 {scenes.SHADOW_OFFSET}px {2 * scenes.SHADOW_DEVIATION}px rgb(0 0 0 / {scenes.SHADOW_OPACITY})
        }}
        img {{
          position: absolute; left: {left}px; top: {top}px; width: {photo_width}px; height: {photo_height}px;
          border-radius: {scenes.PHOTO_RADIUS}px
        }}
        p {{
          position: absolute; left: {left}px; top: {scenes.TITLE_BASELINE - 20}px; margin: 0;
          font: bold {scenes.TITLE_SIZE}px/26px Inter; color: rgb({title}); white-space: nowrap
        }}
        </style>{elements}<script>
        const elements = document.querySelectorAll(".card");
        function show(places) {{
          places.forEach(([x, y, angle, turn], index) => {{
            elements[index].style.transform = `translate(${{x}}px, ${{y}}px) ` + (turn
              ? `perspective({scenes.VIEWER_DISTANCE}px) rotateY(${{turn}}rad)` : `rotate(${{angle}}rad)`);
          }});
        }}
        </script>"""


class Browser:
    """A headless Chromium whose DevTools are reached by pipes on its file descriptors 3 and 4."""

    def __init__(self, profile):
        commands, self.commands = os.pipe()
        self.replies, replies = os.pipe()

        def connect():
            # Both are moved away first, since either may be 3 or 4 already.
            reading, writing = os.dup(commands), os.dup(replies)
            reading, writing = os.dup(reading), os.dup(writing)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
             "--remote-debugging-pipe", f"--user-data-dir={profile}", f"--window-size={WIDTH},{HEIGHT}",
             "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(replies)
        self.input = open(self.replies, "rb", buffering=1 << 20)
        self.pending = b""
        self.count = 0

    def message(self):
        """Returns the next reply or event: JSON up to a null byte."""
        parts = [self.pending]
        while b"\0" not in parts[-1]:
            part = self.input.read1(1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            parts.append(part)
        text, self.pending = b"".join(parts).split(b"\0", 1)
        return json.loads(text)

    def send(self, method, session=None, **parameters):
        self.count += 1
        command = {"id": self.count, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            message = self.message()
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def wait(self, event):
        while self.message().get("method") != event:
            pass


def main(frame_count, directory, photos, first="0", speed=None):
    with tempfile.TemporaryDirectory() as profile:
        file = pathlib.Path(profile, "cards.html")
        file.write_text(page(pathlib.Path(photos).resolve()))
        browser = Browser(profile)
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.send(
            "Emulation.setDeviceMetricsOverride", session, width=WIDTH, height=HEIGHT, deviceScaleFactor=1,
            mobile=False)
        browser.send("Page.enable", session)
        browser.send("Page.navigate", session, url=file.as_uri())
        browser.wait("Page.loadEventFired")
        browser.send("Runtime.evaluate", session, expression="document.fonts.ready", awaitPromise=True)
        cards = scenes.cards()
        for frame in range(int(first), int(first) + int(frame_count)):
            places = json.dumps([scenes.card_at(frame / 60, card) for card in cards])
            browser.send("Runtime.evaluate", session, expression=f"show({places})")
            picture = browser.send(
                "Page.captureScreenshot", session, format="png", optimizeForSpeed=speed == "fast")
            pathlib.Path(directory, f"{frame:05d}.png").write_bytes(base64.b64decode(picture["data"]))
        browser.send("Browser.close")
        browser.process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
