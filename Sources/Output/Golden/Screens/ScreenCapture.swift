internal import Geometry
internal import Imaging
internal import PictureKit
internal import Raster
internal import StageKit

/// A picture of a screen, with what explains its differences.
struct ScreenPicture {
  /// The name of the file without extension.
  let name: String
  let image: Image
  /// The visible views, each followed by its subviews.
  let views: [ViewPlace]
  /// The versions of the fonts, by name.
  let fonts: [String: String]
}

extension GoldenScreen {
  /// The frame rate at which a script is followed.
  private static let framesPerSecond = 60.0

  /// Renders the pictures.
  ///
  /// - Returns: The pictures, in order of time.
  /// - Throws: A ``GoldenError`` if the script does not reach one, and the errors of rendering.
  func pictures() throws -> [ScreenPicture] {
    let renderer = FrameRenderer(canvas: recipe.canvas, scale: scale)
    let stage = recipe.stage()
    switch moments {
    case .time(let time, let name):
      return [try picture(of: stage, at: time, by: renderer, named: name)]
    case .keyMoments:
      return try recipe.keyMoments.map { time in
        try picture(
          of: stage, at: time, by: renderer, named: GoldenCapture.Frame.name(at: time))
      }
    case .snapshots:
      let plan = stage.snapshots
      var pictures: [ScreenPicture] = []
      for number in 0...Int((plan.end * Self.framesPerSecond).rounded(.up))
      where pictures.count < plan.names.count {
        let time = Double(number) / Self.framesPerSecond
        stage.advance(to: time)
        for name in stage.snapshots.due.dropFirst(pictures.count) {
          pictures.append(try picture(of: stage, at: time, by: renderer, named: name))
        }
      }
      let missing = stage.snapshots.missing
      guard missing.isEmpty else {
        throw GoldenError(
          "The script of \(group) did not reach \(missing.map { "'\($0)'" }.joined(separator: ", ")), "
            + "since a view that it waits for was not there.")
      }
      return pictures
    }
  }

  /// Whether the script has snapshots.
  public var hasSnapshots: Bool { !recipe.stage().snapshots.names.isEmpty }

  private func picture(
    of stage: Stage, at time: Double, by renderer: FrameRenderer, named name: String
  ) throws -> ScreenPicture {
    let frame = stage.frame(at: time)
    var fonts: [String: String] = [:]
    for font in frame.fontSources { fonts[font.name] = font.version }
    return ScreenPicture(
      name: Self.fileName(of: name) + suffix, image: try renderer.image(of: frame),
      views: stage.viewPlaces, fonts: fonts)
  }
}
