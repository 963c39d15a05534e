"""Chromium without a window, driven by its debugging protocol."""

import base64
import io
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

import websocket
from PIL import Image


class Browser:
    """One page of a Chromium of its own."""

    def __init__(self):
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-color-profile=srgb", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = pathlib.Path(self.profile, "DevToolsActivePort")
        self._wait(lambda: port_file.exists() and "\n" in port_file.read_text())
        port = port_file.read_text().split()[0]
        self.socket = websocket.create_connection(self._wait(lambda: self._page(port)))
        self.count = 0
        self.requests = []
        for domain in ("Page", "Runtime", "Network"):
            self.call(f"{domain}.enable")

    @staticmethod
    def _page(port):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
            pages = [page for page in json.load(answer) if page["type"] == "page"]
        return pages[0]["webSocketDebuggerUrl"] if pages else None

    @staticmethod
    def _wait(condition, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if result := condition():
                return result
            time.sleep(0.05)
        raise TimeoutError("Chromium does not answer.")

    def call(self, method, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("method") == "Network.requestWillBeSent":
                self.requests.append(answer["params"]["request"]["url"])
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]

    def open(self, path, size):
        """Opens a file in a viewport of a size, in pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                  deviceScaleFactor=1, mobile=False)
        self.requests = []
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        self.wait_for("document.readyState == 'complete'")

    def evaluate(self, expression):
        """Evaluates an expression in the page and waits for it if it is a promise."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:500])
        return result["result"].get("value")

    def wait_for(self, condition):
        """Waits until an expression is true in the page."""
        self._wait(lambda: self.evaluate(f"Boolean({condition})"))

    def show(self, statement):
        """Runs a statement in the page and waits until its effect is painted."""
        self.evaluate("new Promise(done => {" + statement
                      + "; requestAnimationFrame(() => requestAnimationFrame(done)) })")

    def picture(self):
        """Returns what the page shows."""
        result = self.call("Page.captureScreenshot", format="png")
        return Image.open(io.BytesIO(base64.b64decode(result["data"]))).convert("RGB")

    def close(self):
        """Ends Chromium."""
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError, websocket.WebSocketException):
            self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
