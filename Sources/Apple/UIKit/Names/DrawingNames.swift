// Apple's names of what is drawn.

public import PictureKit

/// `Canvas`.
public typealias CGContext = Canvas
/// `BlendMode`.
public typealias CGBlendMode = BlendMode
/// `Gradient`.
public typealias CGGradient = Gradient
/// `Drawing`.
public typealias UIImage = Drawing
/// `Font`.
public typealias UIFont = Font
/// `ParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle
/// `TextAlignment`.
public typealias NSTextAlignment = TextAlignment
/// `TextDrawingOptions`.
public typealias NSStringDrawingOptions = TextDrawingOptions
/// `StrokeStyle.LineCap`.
public typealias CGLineCap = StrokeStyle.LineCap
/// `StrokeStyle.LineJoin`.
public typealias CGLineJoin = StrokeStyle.LineJoin
