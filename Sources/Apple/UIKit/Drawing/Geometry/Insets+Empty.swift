// UIKit's values can be created without arguments, with zeros.

public import Dynamics
public import Geometry

extension Insets {
  /// Creates insets of 0.
  public init() { self = .zero }
}

extension DirectionalInsets {
  /// Creates insets of 0.
  public init() { self = .zero }
}

extension Offset {
  /// Creates an offset of 0.
  public init() { self = .zero }
}
