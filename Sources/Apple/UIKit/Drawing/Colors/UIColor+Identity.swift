public import Geometry

/// Returns whether two colors are equal: they are objects in UIKit, which has one for a color that
/// is assigned or named twice.
public func === (left: Color?, right: Color?) -> Bool { left == right }

/// Returns whether two colors differ.
public func !== (left: Color?, right: Color?) -> Bool { left != right }
