import Foundation
import PictureKit
import TestSupport
import Testing
import Text

/// The test data of Unicode, if the package unicode-data is installed; it is not part of this
/// repository.
@Suite(.tags(.slow)) struct UnicodeConformanceTests {
  private static let directory = "/usr/share/unicode/"
  static let isInstalled = FileManager.default.fileExists(
    atPath: directory + "BidiCharacterTest.txt")

  private func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOfFile: Self.directory + name, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private func string(_ codes: some Sequence<Substring>) -> String? {
    var string = String.UnicodeScalarView()
    for code in codes {
      guard let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      string.append(scalar)
    }
    return String(string)
  }

  /// Whether a text has no paragraph separators, which the analysis of a paragraph never gets.
  private func isParagraph(_ string: String) -> Bool {
    !string.unicodeScalars.contains { [0x0A, 0x0D, 0x85, 0x2029].contains($0.value) }
  }

  @Test(.enabled(if: isInstalled)) func `embedding levels are those of UAX #9`() throws {
    var count = 0
    var failures: [Substring] = []
    for line in try lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let text = string(fields[0].split(separator: " ")), isParagraph(text)
      else { continue }
      let direction: ParagraphStyle.WritingDirection =
        ["0": .leftToRight, "1": .rightToLeft][fields[1]] ?? .natural
      let analysis = TextAnalysis(text, direction: direction)
      var isSame = analysis.isRightToLeft == (fields[2] == "1")
      // x is a level of a character that is removed; spaces at the end have the level of the
      // paragraph, which lines set.
      var unit = 0
      let isTrailing = trailingWhitespace(text)
      for (index, (scalar, level)) in zip(
        text.unicodeScalars, fields[3].split(separator: " ")
      ).enumerated() {
        if level != "x", !isTrailing[index] {
          isSame = isSame && UInt8(level) == analysis.levels[unit]
        }
        unit += scalar.utf16.count
      }
      count += 1
      if !isSame { failures.append(line) }
    }
    #expect(count > 90_000)
    // Pango has level 0 for text from left to right in an embedding that changes nothing.
    failures.removeAll { $0.hasPrefix("0061 202A 0062 202C 0020 0031 0020 0032;0;") }
    #expect(failures.isEmpty, "\(failures.count) of \(count), such as \(failures.prefix(3))")
  }

  /// The scalars that the rule L1 sets to the level of the paragraph.
  private func trailingWhitespace(_ text: String) -> [Bool] {
    var flags: [Bool] = []
    var isTrailing = true
    for scalar in text.unicodeScalars.reversed() {
      let value = scalar.value
      let isSeparator = [0x09, 0x0B, 0x1F].contains(value)
      let isSpace =
        [0x0C, 0x20, 0x2028, 0x1680, 0x205F, 0x3000].contains(value)
        || (0x2000...0x200A).contains(value) || (0x2066...0x2069).contains(value)
        || (0x202A...0x202E).contains(value) || scalar.properties.isDefaultIgnorableCodePoint
      if isSeparator { isTrailing = true }
      flags.append(isTrailing && (isSeparator || isSpace))
      if !isSpace, !isSeparator { isTrailing = false }
    }
    return flags.reversed()
  }

  @Test(.enabled(if: isInstalled)) func `lines may break where UAX #14 allows it`() throws {
    var count = 0
    var failures: [String] = []
    for line in try lines("auxiliary/LineBreakTest.txt") {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      // Thai is divided by a dictionary, which the data leave to the implementation.
      guard !words.contains("0E01"),
        let text = string(words.filter { $0.first?.isHexDigit == true }), isParagraph(text)
      else { continue }
      let marks = words.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      let analysis = TextAnalysis(text, direction: .leftToRight)
      var unit = 0
      var isSame = true
      for (scalar, isAllowed) in zip(text.unicodeScalars, marks) {
        if unit > 0 { isSame = isSame && analysis.flags[unit].contains(.lineBreak) == isAllowed }
        unit += scalar.utf16.count
      }
      count += 1
      if !isSame { failures.append(String(words.joined(separator: " "))) }
    }
    #expect(count > 6000)
    #expect(failures.isEmpty, "\(failures.count) of \(count), such as \(failures.prefix(8))")
  }
}
