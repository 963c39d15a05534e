internal import Geometry
internal import PictureKit
internal import Raster
internal import StageKit

/// What a frame was drawn of: what tells why the pixels of two renderings of it differ.
package struct FrameOrigin: Codable, Hashable, Sendable {
  /// The number of views whose states are recorded.
  private static let maximumViewCount = 1000
  /// The number of fonts that a sentence names.
  private static let maximumNameCount = 5

  /// The library that draws, with its version, such as `Cairo 1.16.0`.
  package var rasterizer: String
  /// The fonts that have the glyphs of the texts, with their versions, sorted.
  package var fonts: [String]
  /// The first views, in order: their names, places, sizes, angles and opacities.
  package var views: [String]

  /// Creates an origin.
  package init(rasterizer: String, fonts: [String], views: [String]) {
    self.rasterizer = rasterizer
    self.fonts = fonts
    self.views = views
  }

  /// Returns how this rendering differs from another one of the frame, as clauses:
  /// `its text is in Inter 4.0, not in Inter 3.019`.
  package func differences(from other: FrameOrigin) -> [String] {
    var clauses: [String] = []
    if rasterizer != other.rasterizer {
      clauses.append("it is drawn by \(rasterizer), not by \(other.rasterizer)")
    }
    let (added, missing) = (
      fonts.filter { !other.fonts.contains($0) }, other.fonts.filter { !fonts.contains($0) }
    )
    if !added.isEmpty || !missing.isEmpty {
      // Fonts that both have explain nothing.
      clauses.append(
        added.isEmpty
          ? "its text is not in \(Self.list(missing))"
          : missing.isEmpty
            ? "its text is also in \(Self.list(added))"
            : "its text is in \(Self.list(added)), not in \(Self.list(missing))")
    }
    if views.count != other.views.count {
      clauses.append("it has \(views.count) views, not \(other.views.count)")
    }
    let differing = zip(views, other.views).filter { $0 != $1 }
    if let (view, otherView) = differing.first {
      let rest =
        differing.count > 1 ? " (and \(differing.count - 1) more of \(views.count) views)" : ""
      clauses.append("its first view that differs is \(view), not \(otherView)\(rest)")
    }
    return clauses
  }

  private static func list(_ fonts: [String]) -> String {
    let rest = fonts.count - maximumNameCount
    return fonts.prefix(maximumNameCount).joined(separator: " and ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension FrameOrigin {
  /// Describes a frame that a performance has just shown.
  init(of frame: BlurredFrame, in performance: Performance, drawnBy renderer: FrameRenderer) {
    let sources = frame.moments.reduce(into: Set<FontSource>()) { sources, moment in
      sources.formUnion(moment.frame.fontSources)
    }
    let states = performance.stages.flatMap(\.viewStates)
    self.init(
      rasterizer: "\(renderer.rasterizer.name) \(renderer.rasterizer.version)",
      fonts: sources.map { "\($0.name) \($0.version)" }.sorted(),
      views: states.prefix(Self.maximumViewCount).map { view in
        "'\(view.name)' at \(view.center.x), \(view.center.y), \(view.size.width) x "
          + "\(view.size.height), angle \(view.angle), alpha \(view.alpha)"
      })
  }
}
