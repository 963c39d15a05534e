import ArgumentParser
import Geometry
import Imaging
import Raster
import Rendering

/// The size and background of pictures, and whether they show touches.
struct PictureOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "Pixels per point; 2 unless given.",
    transform: number(from: 0.01, to: 1000))
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in pixels, for example 640x1136, instead of a scale.", valueName: "WxH"),
    transform: PixelSize.parse)
  var size: PixelSize?

  @Option(
    help: ArgumentHelp(
      "The background: transparent, a name such as white, or #rrggbb or #rrggbbaa.",
      valueName: "color"),
    transform: Color.parse)
  var background: Color?

  @Flag(help: "Show touches as translucent discs, as screen recordings do.")
  var showTouches = false

  @Flag(
    help: """
      Show the bodies, boundaries, attachments and fields of dynamic animators as lines over the views.
      """)
  var showPhysics = false

  func validate() throws {
    guard scale == nil || size == nil else {
      throw ValidationError("Give either --scale or --size, not both.")
    }
  }

  /// The settings that the options give.
  var settings: PictureSettings {
    PictureSettings(
      scale: scale, size: size, background: background, showsTouches: showTouches,
      showsPhysics: showPhysics)
  }
}

extension PixelSize {
  /// Parses a size such as `640x1136`.
  fileprivate static func parse(_ text: String) throws -> PixelSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let allowed = 1...FrameRenderer.maxSide
    guard sides.count == 2, sides.allSatisfy(allowed.contains) else {
      throw ValidationError(
        "it must be width x height in pixels, each from 1 to \(FrameRenderer.maxSide).")
    }
    return PixelSize(width: sides[0], height: sides[1])
  }
}
