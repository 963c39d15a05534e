internal import CCairo

/// What Cairo says when it cannot draw; in practice that memory has run out.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence with Cairo's own words.
  public let description: String

  init(_ status: cairo_status_t) {
    description = "Cairo cannot draw the frame: \(String(cString: cairo_status_to_string(status)))."
  }
}
