public import Geometry
public import PictureKit

/// A drawing of shapes in groups, such as an SVG file has them, whose parts can be animated.
///
/// `FigureView` shows it.
public struct Figure: Hashable, Sendable {
  /// A shape or a group.
  public struct Part: Hashable, Sendable {
    /// The name, such as the `id` in an SVG file; nil for a part without one.
    public var name: String?
    /// The opacity, 0...1; 1 by default.
    public var opacity: Double
    /// The shape, or the parts of the group.
    public var content: Content

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - name: The name; nil, the default, for none.
    ///   - opacity: The opacity, 0...1; 1 by default.
    ///   - content: The shape, or the parts of the group.
    public init(name: String? = nil, opacity: Double = 1, _ content: Content) {
      self.name = name
      self.opacity = opacity
      self.content = content
    }
  }

  /// What a part shows.
  public enum Content: Hashable, Sendable {
    /// A shape.
    case shape(Shape)
    /// Parts, from back to front.
    case group([Part])
  }

  /// A path and its colors.
  public struct Shape: Hashable, Sendable {
    /// The path, in points of the figure.
    public var path: Path
    /// The color inside; nil for none, black by default.
    public var fill: Color? = .black
    /// The rule for what is inside; `.winding` by default.
    public var fillRule = FillRule.winding
    /// The color of the line; nil, the default, for none.
    public var stroke: Color?
    /// The width, ends, corners and dashes of the line; 1 point wide by default.
    public var line = StrokeStyle()

    /// Creates a black shape.
    ///
    /// - Parameter path: The path, in points of the figure.
    public init(_ path: Path) { self.path = path }
  }

  /// The size, in points.
  public var size: Size
  /// The parts, from back to front.
  public var parts: [Part]

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - parts: The parts, from back to front.
  public init(size: Size, parts: [Part]) {
    self.size = size
    self.parts = parts
  }

  /// The names of all parts, in the order of the drawing.
  public var names: [String] {
    func names(of parts: [Part]) -> [String] {
      parts.flatMap { part in
        var inner: [String] = []
        if case .group(let parts) = part.content { inner = names(of: parts) }
        return (part.name.map { [$0] } ?? []) + inner
      }
    }
    return names(of: parts)
  }
}
