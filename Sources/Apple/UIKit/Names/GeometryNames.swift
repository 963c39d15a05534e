// Apple's names of the values of geometry that UIKit and Core Animation declare.

public import Geometry

/// `Transform3D`.
public typealias CATransform3D = Transform3D
/// `Color`.
public typealias UIColor = Color
/// `Insets`.
public typealias UIEdgeInsets = Insets
/// `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
