internal import FileIO
internal import FoundationEssentials
package import SystemPackage
package import Testing

/// Expects that a text equals a golden text.
///
/// The golden text of the name `help` in `CommandTests.swift` is `Goldens/CommandTests/help.txt`
/// beside that file. It is recorded in the modes of ``ImageRecording``, like golden images.
///
/// - Parameters:
///   - actual: The text.
///   - name: The name of the golden text, without `.txt`; it may contain directories.
///   - directory: The directory of the golden texts; `Goldens/<test file>` by default.
///   - sourceLocation: The location of the issue that is recorded if the texts differ.
package func expectText(
  _ actual: String, matches name: String, in directory: FilePath? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    actual, named: "\(name.replacing("/", with: "-")).txt", at: sourceLocation
  ) { () throws(ImageTestFailure) in
    try GoldenTest(name, .text, in: directory, at: sourceLocation).golden
  }
}

/// Expects that a text equals a file, such as a page of the documentation that is made of sources.
///
/// The file is recorded in the modes of ``ImageRecording``, like golden images.
///
/// - Parameters:
///   - actual: The text.
///   - path: The file.
///   - sourceLocation: The location of the issue that is recorded if the text differs.
package func expectText(
  _ actual: String, equalsFileAt path: FilePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    actual, named: path.lastComponent?.string ?? "text", at: sourceLocation
  ) { () throws(ImageTestFailure) in try GoldenFile(at: path) }
}

/// Compares a text with a golden file, and records an issue with the text unless they are equal.
private func expect(
  _ actual: String, named file: String, at sourceLocation: SourceLocation,
  equals golden: () throws(ImageTestFailure) -> GoldenFile
) {
  do throws(ImageTestFailure) {
    try GoldenTextCheck(golden: golden()).run(actual)
  } catch {
    Attachment.record(actual, named: file, sourceLocation: sourceLocation)
    Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
  }
}

/// Compares a text with a golden text, and records it if the mode says so.
private struct GoldenTextCheck {
  let golden: GoldenFile

  /// Runs the check.
  ///
  /// - Throws: An ``ImageTestFailure`` unless the texts are equal and nothing was recorded.
  func run(_ actual: String) throws(ImageTestFailure) {
    let expected = FileManager.default.contents(atPath: golden.path.string)
      .map { String(decoding: $0, as: UTF8.self) }
    let match: GoldenFile.Match =
      if let expected { expected == actual ? .equal : .different } else { .missing }
    let recording = golden.record(after: match) {
      try AtomicFile.write(Array(actual.utf8), to: golden.path, creatingDirectories: true)
    }
    guard let recording else { return }
    let sentences = [sentence(about: actual, expected), recording.sentence].compactMap(\.self)
    throw ImageTestFailure(sentences.joined(separator: " "))
  }

  private func sentence(about actual: String, _ expected: String?) -> String {
    guard let expected else { return "Nothing to compare with: there is no \(golden.path)." }
    guard actual != expected else { return "The text matches \(golden.path)." }
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(actualLines, expectedLines).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "the end of the text"
    }
    return
      "The text differs from \(golden.path) in line \(index + 1): \(line(actualLines)) instead of "
      + "\(line(expectedLines))."
  }
}
