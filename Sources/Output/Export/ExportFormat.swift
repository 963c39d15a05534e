/// A format of animations that pages and programs play, in place of films.
package enum ExportFormat: String, Sendable, CaseIterable {
  /// An SVG document that moves by itself.
  case svg
  /// An animation of Lottie.
  case lottie = "json"
  /// A page with a player.
  case html

  /// The format's name, at the beginning of sentences.
  package var name: String {
    switch self {
    case .svg: "SVG"
    case .lottie: "Lottie"
    case .html: "SVG"
    }
  }
}
