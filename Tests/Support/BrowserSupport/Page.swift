internal import Foundation

/// A page in a headless browser.
public struct Page: Sendable {
  private let browser: HeadlessBrowser
  private let session: String

  init(_ browser: HeadlessBrowser) async throws {
    struct Target: Decodable {
      let targetId: String
    }
    struct Session: Decodable {
      let sessionId: String
    }
    self.browser = browser
    let target = try JSONDecoder().decode(
      Target.self,
      from: try await browser.command(
        "Target.createTarget", #"{"url":"about:blank"}"#, session: nil))
    session = try JSONDecoder().decode(
      Session.self,
      from: try await browser.command(
        "Target.attachToTarget", #"{"targetId":"\#(target.targetId)","flatten":true}"#, session: nil
      )
    ).sessionId
    for domain in ["Page", "Runtime", "Log"] { _ = try await command("\(domain).enable") }
    try await resize(width: 1280, height: 800)
  }

  @discardableResult
  private func command(_ method: String, _ parameters: String = "{}") async throws -> Data {
    try await browser.command(method, parameters, session: session)
  }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  /// The errors of scripts and of the browser since the start, as JSON.
  public var problems: [String] { browser.problems }

  /// Opens an address, and waits until its scripts have run.
  public func open(_ address: String) async throws {
    async let load: Void = browser.event("Page.loadEventFired")
    try await command("Page.navigate", #"{"url":\#(try Self.quoted(address))}"#)
    try await load
  }

  /// Sets the size of the window in CSS pixels, and the pixels of the screen per CSS pixel.
  public func resize(width: Int, height: Int, ratio: Double = 1) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      #"{"width":\#(width),"height":\#(height),"deviceScaleFactor":\#(ratio),"mobile":false}"#)
  }

  /// Sets a media feature, such as `prefers-color-scheme`.
  public func setFeature(_ name: String, _ value: String) async throws {
    try await command(
      "Emulation.setEmulatedMedia", #"{"features":[{"name":"\#(name)","value":"\#(value)"}]}"#)
  }

  /// Evaluates an expression, and waits for it if it is a promise.
  ///
  /// - Throws: ``BrowserError`` if it throws.
  @discardableResult
  public func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    let wrapped = "(async () => JSON.stringify([await (\(expression))]))()"
    let data = try await command(
      "Runtime.evaluate",
      #"{"expression":\#(try Self.quoted(wrapped)),"awaitPromise":true,"returnByValue":true}"#)
    let answer = try JSONDecoder().decode(Evaluation.self, from: data)
    guard let value = answer.result.value else {
      throw BrowserError(answer.exceptionDetails?.exception?.description ?? "no value")
    }
    return try JSONDecoder().decode([Value].self, from: Data(value.utf8))[0]
  }

  /// Waits until a condition is true; it is evaluated after every change of the document.
  public func wait(until condition: String) async throws {
    let _: Bool = try await evaluate(
      """
      new Promise((resolve) => {
        const test = () => {
          if (!(\(condition))) return;
          observer.disconnect();
          resolve(true);
        };
        const observer = new MutationObserver(test);
        observer.observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
        test();
      })
      """)
  }

  /// Presses a key, such as `ArrowRight` or `s`.
  ///
  /// - Parameters:
  ///   - key: The name of the key or its character.
  ///   - code: The name of its place on the keyboard, if that matters.
  ///   - shift: Whether the shift key is down.
  /// - Throws: ``BrowserError`` if the browser has ended.
  public func press(_ key: String, code: String? = nil, shift: Bool = false) async throws {
    let text = key.count == 1 ? #","text":\#(try Self.quoted(key))"# : ""
    let common =
      #""key":\#(try Self.quoted(key)),"code":"\#(code ?? key)","modifiers":\#(shift ? 8 : 0)"#
    try await command("Input.dispatchKeyEvent", #"{"type":"keyDown",\#(common)\#(text)}"#)
    try await command("Input.dispatchKeyEvent", #"{"type":"keyUp",\#(common)}"#)
  }

  /// Clicks the middle of an element.
  public func click(_ selector: String) async throws {
    let center: [Double] = try await evaluate(
      """
      (() => {
        const element = document.querySelector(\(try Self.quoted(selector)));
        element.scrollIntoView({ block: "nearest" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()
      """)
    try await drag(from: (center[0], center[1]), to: [])
  }

  /// Chooses an option of a menu by its value.
  public func choose(_ value: String, in selector: String) async throws {
    let _: Bool = try await evaluate(
      """
      (() => {
        const menu = document.querySelector(\(try Self.quoted(selector)));
        menu.value = \(try Self.quoted(value));
        menu.dispatchEvent(new Event("change", { bubbles: true }));
        return menu.value === \(try Self.quoted(value));
      })()
      """)
  }

  /// Presses the mouse, moves it and releases it, in CSS pixels of the window.
  public func drag(
    from start: (x: Double, y: Double), to points: [(x: Double, y: Double)]
  ) async throws {
    try await mouse("mousePressed", at: start)
    for point in points { try await mouse("mouseMoved", at: point) }
    try await mouse("mouseReleased", at: points.last ?? start)
  }

  private func mouse(_ type: String, at point: (x: Double, y: Double)) async throws {
    try await command(
      "Input.dispatchMouseEvent",
      #"{"type":"\#(type)","x":\#(point.x),"y":\#(point.y),"button":"left","buttons":1,"clickCount":1}"#
    )
  }

  /// Saves downloads in a directory without asking.
  public func allowDownloads(to directory: String) async throws {
    _ = try await browser.command(
      "Browser.setDownloadBehavior",
      #"{"behavior":"allow","downloadPath":\#(try Self.quoted(directory)),"eventsEnabled":true}"#,
      session: nil)
  }

  /// Returns a picture of the window, as PNG.
  public func screenshot() async throws -> [UInt8] {
    struct Screenshot: Decodable {
      let data: Data
    }
    let data = try await command("Page.captureScreenshot", #"{"format":"png"}"#)
    return [UInt8](try JSONDecoder().decode(Screenshot.self, from: data).data)
  }
}

/// The result of `Runtime.evaluate`.
private struct Evaluation: Decodable {
  struct Result: Decodable {
    private enum CodingKeys: CodingKey { case value }

    /// The text; nil if the expression threw an error, which is an object.
    let value: String?

    init(from decoder: any Decoder) throws {
      value = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .value)
    }
  }
  struct Exception: Decodable {
    struct Details: Decodable {
      let description: String?
    }
    let exception: Details?
  }
  let result: Result
  let exceptionDetails: Exception?
}
