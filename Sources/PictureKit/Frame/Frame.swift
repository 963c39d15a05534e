public import Geometry

/// One frame of a film as a value: a canvas size, a background and a tree of layers.
///
/// Frames separate simulation from rasterization: views and physics produce frames, and the modules
/// that draw frames import neither.
public struct Frame: Hashable, Sendable {
  /// The size of the canvas, in points.
  public var size: Size
  /// The background colour, which may be transparent.
  public var background: Color
  /// The top-level layers, from back to front.
  public var layers: [Layer]

  /// Creates a frame.
  public init(size: Size, background: Color = .white, layers: [Layer] = []) {
    self.size = size
    self.background = background
    self.layers = layers
  }

  /// The characters of all texts in the frame that ``StrokeFont`` lacks and draws as boxes.
  public var missingCharacters: Set<Character> {
    layers.reduce(into: []) { $1.addMissingCharacters(to: &$0) }
  }
}
