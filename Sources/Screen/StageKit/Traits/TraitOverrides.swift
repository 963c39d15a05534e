public import Geometry

/// The traits that a view sets for itself and its subviews: `UITraitOverrides`.
public struct TraitOverrides: Hashable, Sendable {
  /// Light or dark; `.unspecified`, the default, is what is around the view.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The space in the width; `.unspecified`, the default, is what is around the view.
  public var horizontalSizeClass = TraitCollection.SizeClass.unspecified
  /// The space in the height; `.unspecified`, the default, is what is around the view.
  public var verticalSizeClass = TraitCollection.SizeClass.unspecified
  /// The kind of device; `.unspecified`, the default, is what is around the view.
  public var userInterfaceIdiom = TraitCollection.Idiom.unspecified
  /// The pixels of a point; 0, the default, is what is around the view.
  public var displayScale = 0.0

  /// The direction of the language; `.unspecified`, the default, is that around the view.
  public var layoutDirection = TraitCollection.LayoutDirection.unspecified

  /// The values of the program's own traits that are set; none by default.
  package var custom = CustomTraits()

  /// Creates overrides that set nothing.
  public init() {}

  /// Returns traits with what is set.
  package func applied(to traits: TraitCollection) -> TraitCollection {
    var traits = traits
    if userInterfaceStyle != .unspecified { traits.userInterfaceStyle = userInterfaceStyle }
    if horizontalSizeClass != .unspecified { traits.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { traits.verticalSizeClass = verticalSizeClass }
    if userInterfaceIdiom != .unspecified { traits.userInterfaceIdiom = userInterfaceIdiom }
    if displayScale > 0 { traits.displayScale = displayScale }
    if layoutDirection != .unspecified { traits.layoutDirection = layoutDirection }
    traits.custom.set(custom)
    return traits
  }
}
