public import Geometry
public import PictureKit

extension Color {
  /// The colour itself.
  public var cgColor: Color { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what the code that is called by `draw(_:)` draws on; nil outside.
public func UIGraphicsGetCurrentContext() -> Canvas? { Canvas.current }
