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
///   - settings: The settings of the run; those of the environment by default.
///   - sourceLocation: The location of the issue that is recorded if the texts differ.
package func expectText(
  _ actual: String, matches name: String, in directory: FilePath? = nil,
  settings: RunSettings = .current,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(ImageTestFailure) {
    let location = try GoldenLocation(name: name, extension: "txt", test: sourceLocation)
    let recording = try settings.recording(overriddenBy: ImageRecording.traitMode)
    try GoldenTextCheck(
      golden: location.golden(in: directory), recording: recording, isCI: settings.isCI
    ).check(actual)
  } catch {
    let file = "\(name.replacing("/", with: "-")).txt"
    Attachment.record(actual, named: file, sourceLocation: sourceLocation)
    Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
  }
}

/// The comparison of a text with a golden text, which it may record.
private struct GoldenTextCheck {
  let golden: FilePath
  let recording: ImageRecording
  let isCI: Bool

  /// Compares a text with the golden text, and records it if the mode says so.
  ///
  /// - Throws: An ``ImageTestFailure`` unless the texts are equal and nothing was recorded.
  func check(_ actual: String) throws(ImageTestFailure) {
    let expected = FileManager.default.contents(atPath: golden.string)
      .map { String(decoding: $0, as: UTF8.self) }
    let isMatch = expected == actual
    let shouldRecord = recording.shouldRecord(isMatch: isMatch, isMissing: expected == nil)
    guard !isMatch || shouldRecord && !isCI else { return }

    var sentences = [sentence(about: actual, expected)]
    if shouldRecord, !isCI {
      do throws(Errno) {
        try AtomicFile.write(Array(actual.utf8), to: golden, creatingDirectories: true)
        sentences.append("Recorded \(golden): review it, then run again.")
      } catch {
        sentences.append("Recording failed: \(error).")
      }
    } else if shouldRecord {
      sentences.append("In CI nothing is recorded.")
    } else if expected == nil {
      sentences.append("Recording is off.")
    }
    throw ImageTestFailure(sentences.joined(separator: " "))
  }

  private func sentence(about actual: String, _ expected: String?) -> String {
    guard let expected else { return "Nothing to compare with: there is no \(golden)." }
    guard actual != expected else { return "The text matches \(golden)." }
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(actualLines, expectedLines).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "the end of the text"
    }
    return "The text differs from \(golden) in line \(index + 1): \(line(actualLines)) instead of "
      + "\(line(expectedLines))."
  }
}
