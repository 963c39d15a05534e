internal import FoundationEssentials

/// What is recorded with the pictures of a group; it explains differences, and fails no check.
struct ScreenManifest: Codable {
  /// The version of the rasterizer.
  var rasterizerVersion: String
  /// The versions of the fonts, by PostScript name.
  var fonts: [String: String]
  /// The places of the visible views of each picture, by its name.
  var pictures: [String: [String]]

  private enum CodingKeys: String, CodingKey {
    // The names of the keys are part of the file format.
    case rasterizerVersion = "cairo"
    case fonts, pictures
  }

  /// Returns the places of the views of a picture; none for an unknown one.
  func views(of name: String) -> [ViewPlace] {
    (pictures[name] ?? []).compactMap(ViewPlace.init)
  }
}
