public import Bars
public import Dynamics
public import Layers
public import StageKit
@_exported public import UIKit

/// What is set up by a function where it is made, in the words of the library Then.
///
/// ```swift
/// let label = UILabel().then { $0.text = "Hello" }
/// ```
public protocol Then {}

extension Then {
  /// Calls a function with the value.
  public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }

  /// Returns a copy of the value that a function has changed.
  public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }
}

extension Then where Self: AnyObject {
  /// Calls a function with the object, and returns it.
  @discardableResult
  public func then(_ block: (Self) throws -> Void) rethrows -> Self {
    try block(self)
    return self
  }
}

/// Values here that are objects on iOS: the function changes a copy, which is returned.
public protocol ValueSetup {}

extension ValueSetup {
  /// Calls a function with a copy of the value, and returns the copy.
  @discardableResult
  public func then(_ block: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try block(&copy)
    return copy
  }
}

extension NSMutableParagraphStyle: ValueSetup {}

// The objects of UIKit and of Foundation, which on iOS are all of one class.
extension NSObject: Then {}
extension AccessibleObject: Then {}
extension NSAttributedString: Then {}
extension CALayer: Then {}
extension CAAnimation: Then {}
extension NSLayoutConstraint: Then {}
extension UICollectionViewLayout: Then {}
extension UIDynamicAnimator: Then {}
extension UIDynamicBehavior: Then {}
extension UIGestureRecognizer: Then {}
extension UIImage: Then {}
extension UILayoutGuide: Then {}
extension UINavigationItem: Then {}

extension DateFormatter: Then {}
extension NumberFormatter: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}

extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGVector: Then {}
extension UIEdgeInsets: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
