public import Geometry

extension TextLayout {
  /// The container of a text.
  public struct Options: Hashable, Sendable {
    /// The size in points: lines wrap at its width, and those beyond its height are omitted;
    /// infinity, the default, does neither.
    public var size: Size
    /// The maximum number of lines; 0, the default, sets none.
    public var maximumNumberOfLines: Int
    /// Whether the leading of fonts is added between lines; true by default.
    public var usesFontLeading = true
    /// Whether the last line that fits ends with an ellipsis if characters are omitted, whatever
    /// the paragraph's line break mode; false by default.
    public var truncatesLastVisibleLine = false
    /// Whether lines of truncating and clipping paragraphs wrap up to the last one, as in labels;
    /// false by default.
    public var wrapsAllButLastLine = false

    /// The areas that lines leave free, in the coordinates of the container; none by default.
    public var exclusions: [Path] = []

    /// Creates a container.
    public init(
      size: Size = Size(.infinity, .infinity), maximumNumberOfLines: Int = 0
    ) {
      precondition(
        maximumNumberOfLines >= 0,
        "a maximum number of lines must be 0 or more, not \(maximumNumberOfLines)")
      precondition(
        !size.width.isNaN && !size.height.isNaN, "the size of a text container must not be \(size)")
      self.size = size
      self.maximumNumberOfLines = maximumNumberOfLines
    }
  }

  /// Lays out the contents that a text has now.
  public init(_ text: AttributedText, options: Options = Options()) {
    self.init(text.contents, options: options)
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: The container.
  public init(_ text: TextContents, options: Options = Options()) {
    let typesetter = Typesetter(text, options)
    self = typesetter.layout(maxLineCount: options.maximumNumberOfLines)
    let fitting = lines.prefix { $0.rect.maxY <= options.size.height + Typesetter.tolerance }.count
    if fitting < lines.count { self = typesetter.layout(maxLineCount: max(1, fitting)) }
  }
}
