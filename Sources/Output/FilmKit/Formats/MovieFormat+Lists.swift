internal import Geometry

/// Lists of formats and qualities, generated for help texts and error sentences.
extension Movie.Format {
  /// All formats with the coding standards of their default codecs, such as `.mp4 and .mov (H.264),
  /// .gif`.
  package static var summary: String {
    var groups: [(standard: String?, extensions: [String])] = []
    for format in allCases {
      let standard = format.codec.standard
      if standard != nil, groups.last?.standard == standard {
        groups[groups.count - 1].extensions.append(".\(format)")
      } else {
        groups.append((standard, [".\(format)"]))
      }
    }
    return groups.map { standard, extensions in
      extensions.list(conjunction: "and") + (standard.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
  }

  /// The default frame rates, such as `60 unless given, 50 for .gif`.
  package static var defaultFrameRateSummary: String {
    let exceptions = allCases.filter { $0.defaultFrameRate != 60 }.map {
      ", \($0.defaultFrameRate) for .\($0)"
    }
    return "60 unless given" + exceptions.joined()
  }

  /// The alternatives for a transparent film, such as `.webm, .gif or PNG frames`.
  static var transparentAlternatives: String {
    let formats = allCases.filter {
      $0.keepsAlpha && $0.defaultCodec(isTransparent: true).transparent != nil
    }
    return (formats.map { ".\($0)" } + ["PNG frames"]).list(conjunction: "or")
  }

  /// The alternatives for a lossless film, such as `.mkv or PNG frames, or for an opaque film
  /// .mp4`.
  static var losslessAlternatives: String {
    let lossless = allCases.filter { $0.losslessCodec != nil }
    let transparent = lossless.filter { $0.losslessCodec(isTransparent: true) != nil }
    let opaque = lossless.filter { $0.losslessCodec(isTransparent: true) == nil }
    return (transparent.map { ".\($0)" } + ["PNG frames"]).list(conjunction: "or")
      + ", or for an opaque film " + opaque.map { ".\($0)" }.list(conjunction: "or")
  }

  /// Returns words as a list of alternatives, such as `.mp4 or .webm`.
  static func list(_ words: [String]) -> String { words.list(conjunction: "or") }

  /// Returns the formats without a limit of the file size, such as `.mp4 or .webm`.
  static func unlimitedAlternatives(isTransparent: Bool) -> String {
    allCases.filter { format in
      (format.animatedImage?.maximumFileSize ?? .max) == .max
        && (!isTransparent || format.defaultCodec(isTransparent: true).transparent != nil)
    }.map { ".\($0)" }.list(conjunction: "or")
  }
}

extension Movie.Quality {
  /// The names of all qualities, such as `draft, standard or high`.
  package static var summary: String { allCases.map(\.rawValue).list(conjunction: "or") }
}

extension Movie.Encoding {
  /// ffmpeg's names of the encoders whose options are known.
  package static var knownCodecs: [String] { Codec.all.map(\.name) }
}
