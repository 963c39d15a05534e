// The functions of insets that Swift 3 made initializers and members; Swift 2 source calls them.

public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns insets.
public func UIEdgeInsetsMake(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
  -> Insets
{ Insets(top: top, left: left, bottom: bottom, right: right) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle without its insets.
public func UIEdgeInsetsInsetRect(_ rect: Rect, _ insets: Insets) -> Rect {
  rect.inset(by: insets)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two insets are equal.
public func UIEdgeInsetsEqualToEdgeInsets(_ first: Insets, _ second: Insets) -> Bool {
  first == second
}
