import Geometry
import StageKit
import Testing

/// A performance, frame by frame.
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
  /// The frames in which something happened, to an item if it is named.
  func frames(of kind: DynamicLogEntry.Kind, item: String? = nil) -> [Int] {
    filter { $0.kind == kind && (item.map($0.items.contains) ?? true) }.map { frame(at: $0.time) }
  }
}

/// The frame that shows a time.
func frame(at time: Double) -> Int { Int((time * 60).rounded()) }
