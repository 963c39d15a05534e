public import Geometry

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the largest rectangle of a shape in the middle of another one, as AVFoundation does.
///
/// - Parameters:
///   - aspectRatio: A size of the shape.
///   - boundingRect: The rectangle around it.
/// - Returns: The rectangle.
public func AVMakeRect(aspectRatio: Size, insideRect boundingRect: Rect) -> Rect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  return Rect(
    center: boundingRect.center,
    size: Size(aspectRatio.width * scale, aspectRatio.height * scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as `AVMakeRect(aspectRatio:insideRect:)`, under its old name.
public func AVMakeRectWithAspectRatioInsideRect(_ aspectRatio: Size, _ boundingRect: Rect) -> Rect {
  AVMakeRect(aspectRatio: aspectRatio, insideRect: boundingRect)
}
