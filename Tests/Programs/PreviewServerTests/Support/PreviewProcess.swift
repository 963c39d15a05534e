import BrowserSupport
import Foundation
import Glibc
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// A running preview: `zoetrope-preview` with the worker of the tests, or `zoetrope preview`.
struct PreviewProcess: Sendable {
  /// The address that it printed.
  let address: String
  /// The directory with the source file of the worker.
  let directory: FilePath
  let processIdentifier: ProcessIdentifier

  /// The source file of the worker.
  var source: FilePath { directory.appending("Film.swift") }

  var port: UInt16 {
    UInt16(address.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0
  }

  var token: Substring { address.split(separator: "=")[1] }

  /// How a run ended.
  struct Ending {
    let status: TerminationStatus
    let standardError: String
    /// The entries that it left in its temporary directory.
    let leftovers: [String]
  }

  /// Runs `zoetrope-preview` with the worker of the tests; ends it with SIGTERM.
  ///
  /// - Parameters:
  ///   - source: The contents of the source file.
  ///   - arguments: Arguments before the worker; paths are relative to its directory.
  ///   - temporaryDirectory: The directory for temporary files; nil, the default, for a new one.
  ///   - signal: What ends the program after the body.
  ///   - body: Is called when the server listens.
  /// - Returns: How the program ended.
  /// - Throws: The errors of `body`, and of starting the program.
  @discardableResult
  static func run(
    source: String = "frames=60 color=8080ff", arguments: [String] = [],
    temporaryDirectory: FilePath? = nil, ending signal: Signal = .terminate,
    _ body: @escaping @Sendable (PreviewProcess) async throws -> Void
  ) async throws -> Ending {
    try await run(
      "zoetrope-preview", source: source, temporaryDirectory: temporaryDirectory, ending: signal,
      body
    ) { file in
      ["--no-open", "--watch", file] + arguments
        + ["--", try builtProgram("FakePreviewWorker").string, file]
    }
  }

  /// Runs `zoetrope preview` for a Swift file or a recipe of the program; ends it with SIGTERM.
  @discardableResult
  static func runZoetrope(
    recipe: String, source: String = "",
    _ body: @escaping @Sendable (PreviewProcess) async throws -> Void
  ) async throws -> Ending {
    let isFile = FilePath(recipe).extension != nil
    return try await run(
      "zoetrope", copied: !isFile, source: source, ending: .terminate, body
    ) { _ in ["preview", "--no-open", recipe] }
  }

  private static func run(
    _ program: String, copied: Bool = false, source: String,
    temporaryDirectory: FilePath? = nil, ending signal: Signal,
    _ body: @escaping @Sendable (PreviewProcess) async throws -> Void,
    arguments: (_ file: String) throws -> [String]
  ) async throws -> Ending {
    let scratch = try TemporaryDirectory()
    let directory = scratch.path.appending("film")
    let temporary = temporaryDirectory ?? scratch.path.appending("tmp")
    try makeDirectory(directory)
    if temporaryDirectory == nil { try makeDirectory(temporary) }
    let file = directory.appending("Film.swift")
    try put(source.utf8, into: file)
    var path = try builtProgram(program)
    if copied {
      // In its build directory the program builds its package, which other tests use meanwhile.
      for name in [program, "zoetrope-preview"] {
        try FileManager.default.copyItem(
          atPath: builtProgram(name).string, toPath: scratch.path.appending(name).string)
      }
      path = scratch.path.appending(program)
    }
    let result = try await Subprocess.run(
      .path(path), arguments: Arguments(arguments(file.string)),
      environment: .inherit.updating([
        "TMPDIR": temporary.string, "XDG_CACHE_HOME": scratch.path.appending("cache").string,
        "CLANG_MODULE_CACHE_PATH": CompilerModules.directory.string,
      ]),
      workingDirectory: directory, input: .none, output: .sequence, error: .sequence
    ) { process -> (String, Result<Void, any Error>) in
      async let errors = text(process.standardError)
      var lines = process.standardOutput.strings().makeAsyncIterator()
      guard let address = try await lines.next() else { return (await errors, .success(())) }
      let preview = PreviewProcess(
        address: address, directory: directory, processIdentifier: process.processIdentifier)
      let outcome: Result<Void, any Error>
      do {
        outcome = .success(try await body(preview))
      } catch {
        outcome = .failure(error)
      }
      try? process.send(signal: signal)
      return (await errors, outcome)
    }
    try result.closureResult.1.get()
    return Ending(
      status: result.terminationStatus, standardError: result.closureResult.0,
      leftovers: names(in: temporary))
  }

  /// Opens the page in a browser; expects that no script fails and that nothing is refused.
  static func show(
    source: String = "frames=60 color=8080ff", arguments: [String] = [],
    hash: String = "",
    _ body: @escaping @Sendable (Page, PreviewProcess) async throws -> Void
  ) async throws {
    try await run(source: source, arguments: arguments) { preview in
      try await preview.open(hash: hash, body)
    }
  }

  /// Opens the page of `zoetrope preview` in a browser, with the same expectations.
  static func showZoetrope(
    recipe: String, source: String = "", hash: String = "",
    _ body: @escaping @Sendable (Page, PreviewProcess) async throws -> Void
  ) async throws {
    try await runZoetrope(recipe: recipe, source: source) { preview in
      try await preview.open(hash: hash, body)
    }
  }

  private func open(
    hash: String, _ body: @escaping @Sendable (Page, PreviewProcess) async throws -> Void
  ) async throws {
    try await HeadlessBrowser.run { page in
      try await page.open(address + hash)
      try await body(page, self)
      #expect(page.problems == [])
    }
  }

  /// Writes the source file as editors do: a new file that gets its name.
  func edit(_ text: String) throws {
    let copy = directory.appending(".Film.swift.swp")
    try put(text.utf8, into: copy)
    #expect(rename(copy.string, source.string) == 0)
  }
}

private func text(_ output: SubprocessOutputSequence) async -> String {
  var text = ""
  do {
    for try await line in output.strings() { text += line + "\n" }
  } catch {}
  return text
}

extension Page {
  /// Waits until a paused frame is shown, with its timeline.
  func wait(forFrame index: Int, recipe: String = "bounce") async throws {
    try await wait(
      until: """
        document.documentElement.dataset.index == "\(index)"
          && document.documentElement.dataset.recipe == "\(recipe)"
          && document.documentElement.dataset.timeline == "\(recipe)"
        """)
  }

  /// The first pixels of the picture as 0xRRGGBB: the number of the frame, and the color of the
  /// file.
  var pixels: [Int] {
    get async throws {
      try await evaluate(
        """
        (() => {
          const canvas = document.querySelector("#picture");
          const { data } = canvas.getContext("2d").getImageData(0, 0, 2, 1);
          return [0, 4].map((offset) => (data[offset] << 16) + (data[offset + 1] << 8) + data[offset + 2]);
        })()
        """)
    }
  }

  func text(_ selector: String) async throws -> String {
    try await evaluate("document.querySelector('\(selector)').textContent")
  }
}
