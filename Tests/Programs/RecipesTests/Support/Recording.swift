import Geometry
import StageKit
import Testing

/// The view states of a recipe in each frame.
struct Recording {
  let states: [String: [ViewState]]
  let entries: [DynamicLogEntry]

  /// The states of a view in all frames.
  subscript(name: String) -> [ViewState] {
    get throws { try #require(states[name]) }
  }
}

extension [ViewState] {
  var xs: [Double] { map(\.center.x) }
  var ys: [Double] { map(\.center.y) }
  var angles: [Double] { map(\.angle) }
}

extension [DynamicLogEntry] {
  /// Returns the frames with events of a kind, only those of an item if its name is given.
  func frames(of kind: DynamicLogEntry.Kind, item: String? = nil) -> [Int] {
    filter { $0.kind == kind && (item.map($0.items.contains) ?? true) }.map { frame(at: $0.time) }
  }
}

/// Returns the index of the frame that shows a time, in seconds.
func frame(at time: Double) -> Int { Int((time * 60).rounded()) }
