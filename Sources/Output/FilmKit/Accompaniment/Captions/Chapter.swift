private import FileIO
package import SystemPackage

/// A part of a film with a title, to which players jump.
package struct Chapter: Codable, Hashable, Sendable {
  /// When it begins, in seconds of the film; it ends where the next one begins.
  package var start: Double
  /// The title.
  package var title: String

  /// Creates a chapter.
  package init(start: Double, title: String) {
    self.start = start
    self.title = title
  }

  /// The largest file, in bytes.
  private static let maximumSize = 1 << 20

  /// Reads a file with a line for each chapter: `0:00 Introduction`.
  ///
  /// - Parameter path: The path of the file; empty lines and those that begin with # are ignored.
  /// - Returns: The chapters, at least one, in order.
  /// - Throws: A ``FilmError`` that names the file and the line.
  package static func read(_ path: FilePath) throws(FilmError) -> [Chapter] {
    var chapters: [Chapter] = []
    for (index, line) in try TimedText.lines(of: path, maximumSize: maximumSize).enumerated() {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let first = words.first, first.first != "#" else { continue }
      let start = try TimedText.time(String(first), "\(path)", index + 1)
      guard words.count == 2 else {
        throw TimedText.error(
          "\(path)", index + 1,
          "the title is missing: a chapter is a line such as 1:30 The pendulum.")
      }
      if let last = chapters.last, start <= last.start {
        throw TimedText.error(
          "\(path)", index + 1, "the chapter does not begin after the one before it.")
      }
      chapters.append(Chapter(start: start, title: words[1].trimming(" \t")))
    }
    guard !chapters.isEmpty else {
      throw FilmError(
        .badCaptions, "\(path) has no chapters: one is a line such as 0:00 Introduction.")
    }
    return chapters
  }
}

extension [Chapter] {
  /// Returns the chapters that begin before the end of the film, in seconds.
  func within(_ end: Double) -> [Chapter] { filter { $0.start < end } }

  /// Returns the chapters as a file of ffmpeg's metadata, without their titles.
  ///
  /// - Parameter end: The end of the film, in seconds; chapters after it are left out.
  /// - Returns: The text.
  func metadata(until end: Double) -> String {
    var text = ";FFMETADATA1\n"
    let chapters = within(end)
    for (index, chapter) in chapters.enumerated() {
      let next = index + 1 < chapters.count ? chapters[index + 1].start : end
      text += """
        [CHAPTER]
        TIMEBASE=1/1000
        START=\(Int((chapter.start * 1000).rounded()))
        END=\(Int((next * 1000).rounded()))

        """
    }
    return text
  }
}
