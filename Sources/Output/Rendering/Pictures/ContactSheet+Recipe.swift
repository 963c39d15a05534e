package import Geometry
package import PictureKit
package import StageKit

extension ContactSheet {
  /// The default number of frames: two rows.
  package static let defaultFrameCount = 12

  /// Creates the sheet of a recipe from frames spread evenly over its duration, the last one at its
  /// end.
  ///
  /// For a recipe with parts, each cell shows the key moments of one part in one picture instead.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - frameCount: The number of frames, at least 2.
  ///   - settings: Whether touches and bodies are shown; sizes and backgrounds are those of the
  ///     sheet.
  ///   - note: Called with sentences about what the recipe used and frames do not show.
  package init(
    of recipe: any Recipe, frameCount: Int = defaultFrameCount,
    settings: PictureSettings = PictureSettings(),
    note: (String) -> Void = { _ in }
  ) {
    func frames(of recipe: any Recipe, at times: [Double]) -> [Frame] {
      let stage = settings.stage(for: recipe)
      defer { stage.notes.forEach(note) }
      return times.map(stage.frame)
    }
    guard recipe.parts.isEmpty else {
      self.init(
        title: recipe.title, subtitle: recipe.nameWithSettings,
        lead: Cell(frame: recipe.stage().frame(at: 0), caption: ""),
        cells: recipe.parts.map { part in
          let strobe = Frame(strobeOf: frames(of: part, at: part.keyMoments))
          return Cell(frame: strobe, caption: part.title)
        })
      return
    }
    let step = recipe.duration / Double(frameCount - 1)
    let times = (0..<frameCount).map { Double($0) * step }
    self.init(
      title: recipe.title, subtitle: recipe.nameWithSettings,
      cells: zip(frames(of: recipe, at: times), times).map { frame, time in
        Cell(frame: frame, caption: "\(time.fixed(2)) s")
      })
  }

  /// Returns the size of the sheet of a recipe, without performing it.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - frameCount: The number of frames, at least 2.
  /// - Returns: The size, in points.
  package static func size(of recipe: any Recipe, frameCount: Int) -> Size {
    let cell = Cell(frame: Frame(size: recipe.canvas), caption: "")
    let count = recipe.parts.isEmpty ? frameCount : recipe.parts.count
    return Self(title: "", subtitle: "", cells: Array(repeating: cell, count: count)).frame.size
  }
}
