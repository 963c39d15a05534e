public import Geometry
public import StageKit

extension View {
  /// The distances from the edges to the content, in the direction of reading; those of
  /// `layoutMargins`, since views are laid out from left to right.
  public var directionalLayoutMargins: DirectionalInsets {
    get { DirectionalInsets(layoutMargins) }
    set { layoutMargins = newValue.insets }
  }
}
