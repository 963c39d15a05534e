internal import Foundation
private import Subprocess
private import Synchronization
internal import SystemPackage

/// Chromium without a window, driven by the DevTools protocol over a pipe.
///
/// Messages are JSON, separated by NUL bytes, on the browser's descriptors 3 and 4.
public final class HeadlessBrowser: Sendable {
  private struct State {
    var commandCount = 0
    var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
    var problems: [String] = []
    /// Who waits for an event, by its method.
    var observers: [String: CheckedContinuation<Void, any Error>] = [:]
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let input: AsyncStream<[UInt8]>.Continuation
  private let output: AsyncStream<[UInt8]>

  private init() {
    (output, input) = AsyncStream.makeStream()
  }

  /// Runs a browser with one page, which is as large as a laptop's.
  ///
  /// - Parameter body: Drives the page.
  /// - Returns: The result of `body`.
  /// - Throws: ``BrowserError`` if Chromium does not start or refuses a command; the errors of
  ///   `body`.
  public static func run<Result: Sendable>(
    _ body: @Sendable (Page) async throws -> Result
  ) async throws -> Result {
    let browser = HeadlessBrowser()
    let profile =
      FileManager.default.temporaryDirectory.path + "/chromium-\(UInt64.random(in: .min ... .max))"
    defer { try? FileManager.default.removeItem(atPath: profile) }
    let options =
      "--headless --no-sandbox --disable-gpu --hide-scrollbars --disable-dev-shm-usage "
      + "--no-first-run --disable-background-networking --remote-debugging-pipe"
    var platformOptions = PlatformOptions()
    platformOptions.processGroupID = 0
    platformOptions.teardownSequence = [
      .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(5))
    ]
    let outcome = try await Subprocess.run(
      .path("/bin/sh"),
      arguments: [
        "-c",
        "exec chromium \(options) --user-data-dir='\(profile)' about:blank 3<&0 4>&1 1>/dev/null",
      ],
      platformOptions: platformOptions, input: .inputWriter, output: .sequence,
      error: .discarded
    ) { process -> Swift.Result<Result, any Error> in
      async let _: Void = browser.write(to: process.standardInputWriter)
      async let _: Void = browser.read(process.standardOutput)
      let result: Swift.Result<Result, any Error>
      do {
        result = .success(try await body(try await Page(browser)))
      } catch {
        result = .failure(error)
      }
      _ = try? await browser.command("Browser.close", session: nil)
      browser.input.finish()
      return result
    }
    return try outcome.closureResult.get()
  }

  private func write(to writer: StandardInputWriter) async {
    do {
      for await message in output { _ = try await writer.write(message) }
      try await writer.finish()
    } catch {}
  }

  private func read(_ sequence: SubprocessOutputSequence) async {
    var bytes: [UInt8] = []
    do {
      for try await buffer in sequence {
        let start = bytes.count
        buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
        guard bytes[start...].contains(0) else { continue }
        var parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
        bytes = Array(parts.removeLast())
        for part in parts { receive(Data(part)) }
      }
    } catch {}
    let (waiting, observers) = state.withLock { state in
      state.hasEnded = true
      defer { (state.waiting, state.observers) = ([:], [:]) }
      return (state.waiting.values, state.observers.values)
    }
    let error = BrowserError("Chromium ended.")
    for continuation in waiting { continuation.resume(throwing: error) }
    for continuation in observers { continuation.resume(throwing: error) }
  }

  private func receive(_ data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return
    }
    if let id = object["id"] as? Int {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: id) }
      if let error = object["error"] as? [String: Any] {
        continuation?.resume(throwing: BrowserError("\(error["message"] ?? "")"))
      } else {
        let result = object["result"] ?? [String: Any]()
        continuation?.resume(
          returning: (try? JSONSerialization.data(withJSONObject: result)) ?? Data())
      }
    } else if let method = object["method"] as? String {
      // What the browser logs as an error: a refused resource, a violation of the policy.
      let entry = (object["params"] as? [String: Any])?["entry"] as? [String: Any]
      let isError = entry?["level"] as? String == "error"
      let observer = state.withLock { state in
        if method == "Runtime.exceptionThrown" || isError {
          state.problems.append(String(decoding: data, as: UTF8.self))
        }
        return state.observers.removeValue(forKey: method)
      }
      observer?.resume()
    }
  }

  /// The errors of scripts and of the browser since the start, as JSON.
  var problems: [String] { state.withLock { $0.problems } }

  /// Waits for the next event of a method.
  func event(_ method: String) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let isRunning = state.withLock { state in
        if !state.hasEnded { state.observers[method] = continuation }
        return !state.hasEnded
      }
      if !isRunning { continuation.resume(throwing: BrowserError("Chromium is not running.")) }
    }
  }

  /// Sends a command and returns its result.
  func command(
    _ method: String, _ parameters: String = "{}", session: String?
  ) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let id: Int? = state.withLock { state in
        guard !state.hasEnded else { return nil }
        state.commandCount += 1
        state.waiting[state.commandCount] = continuation
        return state.commandCount
      }
      guard let id else {
        return continuation.resume(throwing: BrowserError("Chromium is not running."))
      }
      let session = session.map { #","sessionId":"\#($0)""# } ?? ""
      let text = #"{"id":\#(id),"method":"\#(method)","params":\#(parameters)\#(session)}"#
      input.yield(Array(text.utf8) + [0])
    }
  }
}

/// The reason why a browser did not do something.
public struct BrowserError: Error, CustomStringConvertible {
  /// A sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
