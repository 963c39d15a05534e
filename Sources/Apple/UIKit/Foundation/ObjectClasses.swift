public import Bars
public import Dynamics
public import Layers
public import PictureKit
public import Scrolling
public import StageKit

// What every object has, for the classes that are not subclasses of `NSObject` here.

extension UIResponder: KeyValueCoding {}
extension CALayer: KeyValueCoding {}
extension UIDynamicAnimator: KeyValueCoding {}
extension UIDynamicBehavior: KeyValueCoding {}
extension UIGestureRecognizer: KeyValueCoding {}
extension UIBarItem: KeyValueCoding {}
extension UINavigationItem: KeyValueCoding {}
extension NSLayoutConstraint: KeyValueCoding {}
extension CAAnimation: NSObjectProtocol {}
extension NSAttributedString: NSObjectProtocol {}
extension UICollectionViewLayout: NSObjectProtocol {}
