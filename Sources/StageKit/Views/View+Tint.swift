public import Geometry

extension View {
  /// The colour of templates and other key elements, inherited by the subviews; the system's blue
  /// by default.
  ///
  /// Setting nil, which the getter never returns, inherits the colour of the superview again.
  public var tintColor: Color! {
    get { ownTintColor ?? superview?.tintColor ?? Self.defaultTintColor }
    set {
      ownTintColor = newValue
      tintDidChange()
    }
  }

  /// The system's blue: UIKit's `systemBlue` in light appearance.
  private static let defaultTintColor = Color(red: 0, green: 0.478, blue: 1)

  /// Redraws this view and those that inherit its tint.
  func tintDidChange() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tintDidChange() }
  }
}
