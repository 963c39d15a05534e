import Geometry
import StageKit

/// A stage of 400 x 400 pt with one view, 10 x 10 pt in the middle of (0, 0).
struct Scene {
  let stage = Stage(size: Size(400, 400))
  let view = View(frame: Rect(center: .zero, size: Size(10, 10)))

  init() { stage.view.addSubview(view) }

  /// The x of the view's center on the screen at a time.
  func x(at time: Double) -> Double { shown(at: time).center.x }

  /// What is on the screen at a time.
  func shown(at time: Double) -> View.Presentation {
    stage.advance(to: time)
    return view.presentation
  }
}

/// Remembers what was called, and when.
final class Journal {
  struct Entry: Equatable {
    let text: String
    let time: Double
  }

  private(set) var entries: [Entry] = []
  var texts: [String] { entries.map(\.text) }

  func note(_ text: some CustomStringConvertible, on stage: Stage) {
    entries.append(Entry(text: text.description, time: stage.time))
  }
}
