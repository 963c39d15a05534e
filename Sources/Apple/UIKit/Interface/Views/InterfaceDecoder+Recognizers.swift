internal import InterfaceDocuments
internal import StageKit

extension InterfaceDecoder {
  func decodeRecognizer(_ recognizer: UIGestureRecognizer) {
    properties.bool("enabled") { recognizer.isEnabled = $0 }
    properties.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
    properties.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
    properties.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      properties.int("numberOfTapsRequired") { tap.numberOfTapsRequired = max($0, 1) }
      properties.int("numberOfTouchesRequired") { tap.numberOfTouchesRequired = max($0, 1) }
    case let edge as UIScreenEdgePanGestureRecognizer:
      if case .edges(let edges)? = properties["edges"] {
        edge.edges = UIRectEdge(rawValue: UInt(edges.rawValue))
      }
    case let pan as UIPanGestureRecognizer:
      properties.int("minimumNumberOfTouches") { pan.minimumNumberOfTouches = max($0, 1) }
      properties.int("maximumNumberOfTouches") { pan.maximumNumberOfTouches = max($0, 1) }
    case let press as UILongPressGestureRecognizer:
      properties.int("numberOfTapsRequired") { press.numberOfTapsRequired = max($0, 0) }
      properties.int("numberOfTouchesRequired") { press.numberOfTouchesRequired = max($0, 1) }
      properties.number("minimumPressDuration") { press.minimumPressDuration = max($0, 0) }
      properties.number("allowableMovement") { press.allowableMovement = max($0, 0) }
    case let swipe as UISwipeGestureRecognizer:
      properties.int("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = max($0, 1) }
      if let directions = self.directions { swipe.direction = directions }
    default: break
    }
  }

  /// The directions of a swipe, which documents write as a word or as options.
  private var directions: UISwipeGestureRecognizer.Direction? {
    let words: Set<String>
    switch properties["direction"] {
    case .options(let options)?: words = options
    case .string(let word)?: words = [word]
    default: return nil
    }
    let all: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    let directions = all.reduce(into: UISwipeGestureRecognizer.Direction()) {
      if words.contains($1.0) { $0.insert($1.1) }
    }
    return directions.isEmpty ? nil : directions
  }
}
