internal import Geometry
internal import StageKit

/// The space of a search bar in a navigation bar, which clips what does not fit.
final class NavigationSearchArea: View {
  /// The height in points below titles, and the distance from its upper end to the field; as
  /// commonly measured on iOS 11 to 18.
  private static let height = 52.0
  private static let top = 1.0

  let bar: SearchBar

  init(_ bar: SearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    clipsToBounds = true
    bar.isInNavigationBar = true
    addSubview(bar)
  }

  /// Returns the height of the whole area.
  ///
  /// - Parameter isAlone: Whether there are no titles above it.
  /// - Returns: The height in points.
  func fullHeight(isAlone: Bool) -> Double {
    (isAlone ? SearchBar.height : Self.height) + bar.scopeBarHeight
  }

  /// Places the search bar at the upper end; it is transparent when the area is closed.
  ///
  /// - Parameters:
  ///   - isAlone: Whether there are no titles above it.
  ///   - margin: The distance of the field from the sides, in points: the field is below the title.
  func place(isAlone: Bool, margin: Double) {
    bar.barMargin = margin
    let full = fullHeight(isAlone: isAlone)
    let height =
      isAlone ? full : SearchTextField.height + 2 * Self.top + bar.scopeBarHeight
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    bar.alpha = full > 0 ? min(max(2 * bounds.height / full - 1, 0), 1) : 0
    bar.layoutIfNeeded()
  }
}
