// Objects of UIKit that are values here have no identity: equal ones stand for the same object.

public import Geometry
public import PictureKit

/// Returns whether two colors are equal.
public func === (left: UIColor?, right: UIColor?) -> Bool { left == right }
/// Returns whether two colors differ.
public func !== (left: UIColor?, right: UIColor?) -> Bool { left != right }
/// Returns whether two fonts are equal.
public func === (left: UIFont?, right: UIFont?) -> Bool { left == right }
/// Returns whether two fonts differ.
public func !== (left: UIFont?, right: UIFont?) -> Bool { left != right }
