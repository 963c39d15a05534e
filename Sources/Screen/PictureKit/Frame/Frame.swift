public import Geometry

/// One frame of a film as a value: a canvas size, a background and a tree of layers.
///
/// Frames separate simulation from rasterization: views and physics produce frames, and the modules
/// that draw frames import neither.
public struct Frame: Hashable, Sendable {
  /// The size of the canvas, in points.
  public var size: Size
  /// The background color, which may be transparent.
  public var background: Color
  /// The top-level layers, from back to front.
  public var layers: [FrameLayer]

  /// Creates a frame.
  public init(size: Size, background: Color = .white, layers: [FrameLayer] = []) {
    self.size = size
    self.background = background
    self.layers = layers
  }

  /// The characters of all texts in the frame that no font has, and that are drawn as boxes.
  public var missingCharacters: Set<Character> {
    layers.reduce(into: []) { missing, layer in
      layer.forEachPicture { missing.formUnion($0.missingCharacters) }
    }
  }

  /// The names of fonts of all texts in the frame that are not installed.
  public var missingFonts: Set<String> {
    layers.reduce(into: []) { missing, layer in
      layer.forEachPicture { missing.formUnion($0.missingFonts) }
    }
  }
}
