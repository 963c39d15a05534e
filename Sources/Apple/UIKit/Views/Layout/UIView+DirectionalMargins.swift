public import Geometry
public import StageKit

extension View {
  /// The distances from the edges to the content, in the direction of layout: those of
  /// `layoutMargins`, with the right one leading from right to left.
  public var directionalLayoutMargins: DirectionalInsets {
    get { DirectionalInsets(resolved(layoutMargins)) }
    set { layoutMargins = resolved(newValue.insets) }
  }

  /// Returns insets with left and right exchanged in a view that is laid out from right to left.
  private func resolved(_ insets: Insets) -> Insets {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return insets }
    return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
