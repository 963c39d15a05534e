package import Geometry

/// Why an SVG document is not drawn.
package enum SVGFailure: Error {
  /// librsvg reports a message.
  case damaged(String)
  /// There is neither a width and a height nor a viewBox.
  case sizeless
  /// A side is not above 0 and up to the largest one.
  case invalidSize(Size)
  /// Drawing takes longer than it may.
  case tooSlow(Duration)
  /// librsvg has ended its process with a signal.
  case fatal(signal: Int)
  /// The process cannot be run.
  case system(String)

  /// The reason in words that follow "the document cannot be drawn:".
  package var reason: String {
    switch self {
    case .damaged(let message): message
    case .sizeless: "it has no size"
    case .invalidSize(let size): "its size is \(size.width) x \(size.height)"
    case .tooSlow(let limit): "it takes more than \(limit)"
    case .fatal(let signal): "librsvg ended by signal \(signal)"
    case .system(let reason): "the process that draws it cannot be run: \(reason)"
    }
  }
}
