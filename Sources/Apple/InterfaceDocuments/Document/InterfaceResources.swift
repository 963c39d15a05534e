public import Geometry

/// What a document says about images and colors outside of it.
public struct InterfaceResources: Hashable, Sendable {
  /// An image that the document uses.
  public struct Image: Hashable, Sendable {
    /// The name in the asset catalog, the bundle or the system.
    public let name: String
    /// The size when the document was saved, in points, or nil if it is not written.
    public let size: Size?
    /// Whether the image is a symbol of the system (SF Symbols).
    public let isSystemSymbol: Bool
  }

  /// The images by name.
  public let images: [String: Image]
  /// The colors of the asset catalog by name, with their components when the document was saved.
  public let namedColors: [String: Color]
  /// The colors of the system by name, with their components in light appearance.
  public let systemColors: [String: Color]

  /// Returns the components of a color as far as the document knows them.
  ///
  /// - Parameter color: A color of the document.
  /// - Returns: The components, or nil for a name whose components are not in the document.
  public func resolve(_ color: InterfaceColor) -> Color? {
    switch color {
    case .components(let color): color
    case .system(let name, let fallback): systemColors[name] ?? fallback
    case .named(let name): namedColors[name]
    }
  }
}
