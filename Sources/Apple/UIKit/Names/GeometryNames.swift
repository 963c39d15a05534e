// Apple's names of the values of geometry.

public import Geometry

/// `Double`.
public typealias CGFloat = Double
/// `Point`.
public typealias CGPoint = Point
/// `Size`.
public typealias CGSize = Size
/// `Rect`.
public typealias CGRect = Rect
/// `Vector`.
public typealias CGVector = Vector
/// `Transform`.
public typealias CGAffineTransform = Transform
/// `Transform3D`.
public typealias CATransform3D = Transform3D
/// `Path`.
public typealias CGPath = Path
/// `Color`.
public typealias CGColor = Color
/// `Color`.
public typealias UIColor = Color
/// `Insets`.
public typealias UIEdgeInsets = Insets
/// `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
