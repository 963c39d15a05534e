/// A text that is shown for a time.
package struct Caption: Codable, Hashable, Sendable {
  /// When it appears, in seconds of the film.
  package var start: Double
  /// When it disappears, in seconds of the film.
  package var end: Double
  /// The lines.
  package var lines: [String]

  /// Creates a caption.
  package init(start: Double, end: Double, lines: [String]) {
    self.start = start
    self.end = end
    self.lines = lines
  }
}

extension [Caption] {
  /// The captions as a file in the format SubRip.
  package var subRip: String {
    enumerated().map { index, caption in
      """
      \(index + 1)
      \(caption.start.captionTime) --> \(caption.end.captionTime)
      \(caption.lines.joined(separator: "\n"))


      """
    }.joined()
  }

  /// Returns the captions of a film, without what is after its end.
  package func clipped(to duration: Double) -> [Caption] {
    compactMap { caption in
      guard caption.start < duration else { return nil }
      var caption = caption
      caption.end = Swift.min(caption.end, duration)
      return caption
    }
  }
}

extension Double {
  /// The seconds as `00:01:02,500`.
  fileprivate var captionTime: String {
    let milliseconds = Int((self * 1000).rounded())
    func digits(_ number: Int, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
    }
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    return "\(parts.joined(separator: ":")),\(digits(milliseconds % 1000, 3))"
  }
}
