/// A face of a font file, by its name and version.
public struct FontSource: Hashable, Sendable {
  /// The PostScript name, such as `Inter-Bold`; the name of the file if it has none.
  public var name: String
  /// The revision of the file, such as `3.019`.
  public var version: String

  /// Creates a source.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

extension Frame {
  /// The faces that have the glyphs of all texts in the frame.
  public var fontSources: Set<FontSource> {
    layers.reduce(into: []) { sources, layer in
      layer.forEachPicture { sources.formUnion($0.fontSources) }
    }
  }
}
