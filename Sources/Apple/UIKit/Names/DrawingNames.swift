// Apple's names of what is drawn.

public import PictureKit

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
