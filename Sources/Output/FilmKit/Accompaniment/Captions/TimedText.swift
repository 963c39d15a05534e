private import FileIO
internal import SystemPackage

/// What files of captions and of chapters have in common: lines of text, and times.
enum TimedText {
  /// Returns the lines of a file in UTF-8.
  static func lines(of path: FilePath, maximumSize: Int) throws(FilmError) -> [String] {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try readFile(path, maxSize: maximumSize)
    } catch {
      throw FilmError(.badCaptions, "\(path) cannot be read: \(error).")
    }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw FilmError(.badCaptions, "\(path) is not a text in UTF-8: save it as one.")
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Returns the error of a line.
  static func error(_ name: String, _ line: Int, _ sentence: String) -> FilmError {
    FilmError(.badCaptions, "\(name), line \(line): \(sentence)")
  }

  /// Parses a time such as `00:01:02,500`, `1:02.5` or `62`.
  static func time(_ text: String, _ name: String, _ line: Int) throws(FilmError) -> Double {
    guard let time = time(text) else {
      throw error(name, line, "'\(text)' is not a time such as 00:01:02,500.")
    }
    return time
  }

  /// Parses a time; nil if it is not one.
  static func time(_ text: String) -> Double? {
    let parts = text.replacing(",", with: ".")
      .split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last,
      parts.allSatisfy({ $0.first?.isNumber == true }), let seconds = Double(last)
    else { return nil }
    var total = 0
    for part in parts.dropLast() {
      guard let number = Int(part), number < 100_000 else { return nil }
      total = total * 60 + number
    }
    guard seconds.isFinite, seconds < 60 || parts.count == 1, seconds < 1e7 else { return nil }
    return Double(total * 60) + seconds
  }
}
