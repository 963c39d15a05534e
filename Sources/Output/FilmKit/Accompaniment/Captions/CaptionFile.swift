private import FileIO
private import Geometry
package import SystemPackage

/// The reading of captions in the formats SubRip (`.srt`) and WebVTT (`.vtt`).
package enum CaptionFile {
  /// The largest file, in bytes.
  private static let maximumSize = 1 << 24

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The captions, at least one, in the order of their beginnings.
  /// - Throws: A ``FilmError`` that names the file and the line.
  package static func read(_ path: FilePath) throws(FilmError) -> [Caption] {
    try captions(in: try TimedText.lines(of: path, maximumSize: maximumSize), named: "\(path)")
  }

  /// Reads the lines of a file.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - name: The name of the file, for errors.
  /// - Returns: The captions, in the order of their beginnings.
  /// - Throws: A ``FilmError`` that names the file and the line.
  package static func captions(
    in lines: [String], named name: String
  ) throws(FilmError) -> [Caption] {
    var captions: [Caption] = []
    var index = 0
    while index < lines.count {
      guard !lines[index].isBlank else {
        index += 1
        continue
      }
      let start = index
      while index < lines.count, !lines[index].isBlank { index += 1 }
      let block = lines[start..<index]
      guard !isComment(block, isFirst: captions.isEmpty) else { continue }
      captions.append(try caption(in: block, named: name))
    }
    guard !captions.isEmpty else {
      throw FilmError(.badCaptions, "\(name) has no captions.")
    }
    return captions.enumerated().sorted { ($0.1.start, $0.0) < ($1.1.start, $1.0) }.map(\.1)
  }

  /// Whether a block is one of WebVTT's without a text: its header, notes, styles, regions.
  private static func isComment(_ block: ArraySlice<String>, isFirst: Bool) -> Bool {
    guard let head = block.first, !block.contains(where: { $0.contains("-->") }) else {
      return false
    }
    return (isFirst && head.hasPrefix("WEBVTT"))
      || ["NOTE", "STYLE", "REGION"].contains { head == $0 || head.hasPrefix("\($0) ") }
  }

  private static func caption(
    in block: ArraySlice<String>, named name: String
  ) throws(FilmError) -> Caption {
    let first = block.startIndex
    // The number or name of a caption precedes its times.
    let timesAt = [first, first + 1].first { $0 < block.endIndex && block[$0].contains("-->") }
    guard let timesAt else {
      throw TimedText.error(
        name, first + 1,
        "'\(block[first])' is not the beginning of a caption: its times are missing, such as "
          + "00:00:01,500 --> 00:00:04,000.")
    }
    let times = block[timesAt].split(separator: "-->", omittingEmptySubsequences: false)
    guard times.count == 2 else {
      throw TimedText.error(name, timesAt + 1, "a caption has two times with one --> in between.")
    }
    // Positions and alignments may follow the second time.
    let end = times[1].trimming(" \t").split { $0 == " " || $0 == "\t" }.first.map(String.init)
    let caption = Caption(
      start: try TimedText.time(String(times[0]).trimming(" \t"), name, timesAt + 1),
      end: try TimedText.time(end ?? "", name, timesAt + 1),
      lines: block[(timesAt + 1)...].map(plainText))
    guard caption.end > caption.start else {
      throw TimedText.error(name, timesAt + 1, "the caption ends before it begins.")
    }
    return caption
  }

  /// Returns a line without the tags of both formats.
  private static func plainText(_ line: String) -> String {
    var text = ""
    var rest = line[...]
    while let open = rest.firstIndex(of: "<") {
      let next = rest[rest.index(after: open)...]
      guard let close = next.firstIndex(of: ">"), next.first?.isTagStart == true else {
        text += rest[...open]
        rest = next
        continue
      }
      text += rest[..<open]
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    for (name, character) in entities { text = text.replacing("&\(name);", with: character) }
    return text
  }

  /// The characters that WebVTT names; the last one may precede the name of another.
  private static let entities = [
    ("nbsp", "\u{A0}"), ("lt", "<"), ("gt", ">"), ("lrm", "\u{200E}"), ("rlm", "\u{200F}"),
    ("amp", "&"),
  ]
}

extension Character {
  fileprivate var isTagStart: Bool { isLetter || isNumber || self == "/" }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
