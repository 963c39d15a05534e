// Apple's names of what is drawn.

public import Geometry
public import PictureKit

/// `Canvas`.
public typealias CGContext = Canvas
/// `Bitmap`.
public typealias CGImage = Bitmap
/// `Path`.
public typealias CGPath = Path
/// `Color`.
public typealias CGColor = Color
/// `BlendMode`.
public typealias CGBlendMode = BlendMode
/// `Gradient`.
public typealias CGGradient = Gradient
/// `StrokeStyle.LineCap`.
public typealias CGLineCap = StrokeStyle.LineCap
/// `StrokeStyle.LineJoin`.
public typealias CGLineJoin = StrokeStyle.LineJoin
