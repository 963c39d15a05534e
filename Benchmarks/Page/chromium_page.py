"""Draws s6 with headless Chromium and CSS: chromium_page.py FRAMES DIRECTORY [FIRST]

Writes a screenshot of each frame into the directory, as PNG that is compressed for speed.
"""
import base64
import pathlib
import sys
import tempfile

import page

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks" / "RenderPeers"))
from chromium_scene import Browser  # noqa: E402


def document():
    """Returns the page: a card is an element with a shadow, an image and two texts."""
    left, top, width, height = page.CARD
    photo_left, photo_top, photo_width, photo_height = page.PHOTO
    text = ", ".join(map(str, page.TEXT_COLOR))
    title_top = page.TITLE_BASELINE - page.TITLE_SIZE
    text_top = page.FIRST_BASELINE - page.LINE_HEIGHT + 3
    card = (
        f'<div class="card"><img src="{(ROOT / "assets" / "photo.svg").as_uri()}">'
        f"<h1>{page.TITLE}</h1><p>{'<br>'.join(page.LINES)}</p></div>")
    return f"""<!doctype html><meta charset="utf-8"><style>
        body {{ margin: 0; background: rgb{page.BACKGROUND}; overflow: hidden; font-family: Inter }}
        #list {{ position: absolute; left: {left}px; top: {top}px; will-change: transform }}
        .card {{
          position: relative; width: {width}px; height: {height}px; background: white;
          margin-bottom: {page.CARD_DISTANCE - height}px; border-radius: {page.CARD_RADIUS}px;
          box-shadow: 0 {page.SHADOW_OFFSET}px {2 * page.SHADOW_DEVIATION}px rgb(0 0 0 / {page.SHADOW_OPACITY})
        }}
        img {{
          position: absolute; left: {photo_left}px; top: {photo_top}px; width: {photo_width}px;
          height: {photo_height}px; object-fit: cover; border-radius: {page.PHOTO_RADIUS}px
        }}
        h1, p {{ position: absolute; left: {page.TEXT_LEFT}px; margin: 0; white-space: nowrap }}
        h1 {{
          top: {title_top}px; font-size: {page.TITLE_SIZE}px; font-weight: 600; line-height: 20px;
          letter-spacing: {page.TITLE_SPACING}px
        }}
        p {{
          top: {text_top}px; font-size: {page.TEXT_SIZE}px; color: rgb({text}); line-height: {page.LINE_HEIGHT}px;
          letter-spacing: {page.TEXT_SPACING}px
        }}
        #bar {{
          position: absolute; left: 0; top: 0; width: 100%; height: {page.BAR_HEIGHT}px;
          background: rgb({" ".join(map(str, page.BAR_COLOR[:3]))} / {page.BAR_COLOR[3] / 255})
        }}
        </style><div id="list">{card * page.CARD_COUNT}</div><div id="bar"></div><script>
        const list = document.getElementById("list");
        function show(offset) {{ list.style.transform = `translateY(${{-offset}}px)`; }}
        </script>"""


def main(frame_count, directory, first="0"):
    with tempfile.TemporaryDirectory() as profile:
        file = pathlib.Path(profile, "page.html")
        file.write_text(document())
        browser = Browser(profile)
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.send(
            "Emulation.setDeviceMetricsOverride", session, width=page.WIDTH, height=page.HEIGHT,
            deviceScaleFactor=page.SCALE, mobile=False)
        browser.send("Page.enable", session)
        browser.send("Page.navigate", session, url=file.as_uri())
        browser.wait("Page.loadEventFired")
        browser.send("Runtime.evaluate", session, expression="document.fonts.ready", awaitPromise=True)
        for frame in range(int(first), int(first) + int(frame_count)):
            browser.send("Runtime.evaluate", session, expression=f"show({page.offset(frame)})")
            picture = browser.send("Page.captureScreenshot", session, format="png", optimizeForSpeed=True)
            pathlib.Path(directory, f"{frame:05d}.png").write_bytes(base64.b64decode(picture["data"]))
        browser.send("Browser.close")
        browser.process.wait()


main(*sys.argv[1:])
