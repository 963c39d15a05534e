package import Geometry
package import PictureKit
internal import Raster
package import StageKit

/// One view of a recipe, as frames show it with its rotation and scale, but always at one place.
package struct ViewPoses {
  /// The frames, in whose center that of the view is.
  ///
  /// A frame is empty while the view is not there.
  package let frames: [Frame]
  /// What the recipe used and frames do not show, a sentence each.
  package let notes: [String]

  /// Performs a recipe.
  ///
  /// - Parameters:
  ///   - name: The name of the view, as in traces.
  ///   - recipe: The recipe.
  ///   - schedule: The times.
  ///   - background: The color below the view; nil for none.
  /// - Throws: A ``RenderingError`` if no frame shows a view of the name.
  package init(
    of name: String, in recipe: any Recipe, schedule: FrameSchedule, background: Color?
  ) throws(RenderingError) {
    let stage = recipe.stage()
    var poses: [FrameLayer?] = []
    var names: [String] = []
    var reach = Size.zero
    for number in schedule.frames {
      stage.advance(to: schedule.time(of: number))
      let states = stage.viewStates.map(\.name)
      for name in states where !names.contains(name) { names.append(name) }
      guard let view = stage.view(named: name), let pose = stage.frameLayer(of: view) else {
        poses.append(nil)
        continue
      }
      let center = view.presentation.center
      let move = Transform(translationX: -center.x, y: -center.y)
      let extent = pose.extent(under: move)
      if !extent.isNull {
        reach.width = max(reach.width, -extent.minX, extent.maxX)
        reach.height = max(reach.height, -extent.minY, extent.maxY)
      }
      poses.append(FrameLayer(transform: move, sublayers: [pose]))
    }
    guard names.contains(name) else {
      let shown = names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", ..." : "")
      throw RenderingError(
        "\(recipe.id) has no view '\(name)', only \(shown)\(name.suggestion(of: names)).")
    }
    guard reach.width > 0, reach.height > 0 else {
      throw RenderingError("The view '\(name)' of \(recipe.id) is never seen.")
    }
    // Whole points, and one more for the pixels of edges.
    let size = Size(2 * (reach.width.rounded(.up) + 1), 2 * (reach.height.rounded(.up) + 1))
    let middle = Transform(translationX: size.width / 2, y: size.height / 2)
    frames = poses.map { pose in
      Frame(
        size: size, background: background ?? .clear,
        layers: pose.map { [FrameLayer(transform: middle, sublayers: [$0])] } ?? [])
    }
    notes = stage.notes
  }
}
