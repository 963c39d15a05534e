internal import FileIO
internal import Geometry

/// The page that plays an animated SVG document, from the files beside this one.
enum PlayerPage {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - document: An animated SVG document.
  ///   - title: What it shows.
  ///   - frameCount: The number of frames.
  ///   - framesPerSecond: The frame rate.
  /// - Returns: The text of the page.
  static func html(
    _ document: String, title: String, frameCount: Int, framesPerSecond: Double
  ) -> String {
    let texts = [
      "title": title.xmlText, "style": text(PackageResources.player_css),
      "script": text(PackageResources.player_js), "film": document, "frames": "\(frameCount)",
      "rate": "\(framesPerSecond)",
    ]
    // The template is cut at its placeholders before anything is inserted, so that none is found in
    // a title.
    return text(PackageResources.player_html).split(
      separator: "{{", omittingEmptySubsequences: false
    )
    .enumerated().map { index, part in
      guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
      guard let text = texts[String(part[..<end.lowerBound])] else {
        preconditionFailure("player.html has an unknown placeholder: \(part)")
      }
      return text + part[end.upperBound...]
    }.joined()
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
