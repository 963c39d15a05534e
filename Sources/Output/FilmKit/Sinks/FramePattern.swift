internal import FileIO

/// A file name pattern of a numbered sequence, as in ffmpeg's `image2` muxer.
///
/// `%d` stands for the frame index, `%04d` for the index padded with zeros to at least four digits,
/// `%%` for a percent sign. Names end in `.png`.
struct FramePattern: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  /// The minimum number of digits.
  private let digits: Int

  /// Creates the pattern of the names `0000.png`, `0001.png` and so on.
  ///
  /// - Parameter frameCount: The number of frames; names have at least four digits, more if the
  ///   last index needs them.
  init(frameCount: Int) {
    prefix = ""
    suffix = ".png"
    digits = max(4, "\(frameCount - 1)".count)
  }

  /// Parses a pattern.
  ///
  /// - Throws: A ``FilmError`` unless the pattern has exactly one index and ends in `.png`.
  init(_ pattern: String) throws(FilmError) {
    var texts = [""]
    var digits = 0
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      if character != "%" {
        texts[texts.count - 1].append(character)
      } else if rest.first == "%" {
        texts[texts.count - 1].append("%")
        rest.removeFirst()
      } else {
        let width = rest.prefix { $0.isASCII && $0.isNumber }
        rest.removeFirst(width.count)
        guard rest.popFirst() == "d", width.isEmpty || (width.count == 2 && width.first == "0")
        else {
          throw Self.invalid(pattern, "has a % that does not begin %d, %04d or %%")
        }
        digits = Int(width) ?? 0
        texts.append("")
      }
    }
    guard texts.count == 2 else {
      throw Self.invalid(pattern, "has \(texts.count - 1) numbers")
    }
    guard texts[1].lowercased().hasSuffix(".png") else {
      throw Self.invalid(pattern, "does not end in .png")
    }
    (prefix, suffix, self.digits) = (texts[0], texts[1], digits)
  }

  /// Returns the file name of a frame.
  func name(ofFrame index: Int) -> String {
    prefix + "\(index)".leftPadded(to: digits, with: "0") + suffix
  }

  private static func invalid(_ pattern: String, _ reason: String) -> FilmError {
    FilmError(
      .badPattern,
      "The pattern \(pattern) \(reason): it must have exactly one number, such as %04d,"
        + " and end in .png.")
  }
}
