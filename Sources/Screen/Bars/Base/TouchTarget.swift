package import Geometry
package import StageKit

/// A part of a view that a script of touches finds by its words: an item of a bar, a tab, a button
/// of an alert.
package struct TouchTarget {
  /// The area in the coordinates of the view.
  package var frame: Rect
  /// The title that is shown.
  package var title: String?
  /// The accessibility identifier.
  package var identifier: String?
  /// The accessibility label.
  package var label: String?
}

/// A view that stands for an object that is none, or draws several.
package protocol TouchTargetView: View {
  /// The parts, in their order.
  var touchTargets: [TouchTarget] { get }
}

extension BarItemView {
  package var touchTargets: [TouchTarget] {
    [
      TouchTarget(
        frame: bounds, title: shownItem.title, identifier: shownItem.accessibilityIdentifier,
        label: shownItem.accessibilityLabel ?? shownItem.systemName)
    ]
  }
}

extension BarItem {
  /// The word by which an item of the system without a title is known, such as `Add`.
  fileprivate var systemName: String? {
    guard title == nil, let item = (self as? BarButtonItem)?.systemItem else { return nil }
    let name = "\(item)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
