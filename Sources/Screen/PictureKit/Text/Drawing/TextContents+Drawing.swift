public import Geometry

/// Options of measuring and drawing text, `NSStringDrawingOptions`.
public struct TextDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: Int

  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines at the width; without it, the text has one line.
  public static let usesLineFragmentOrigin = TextDrawingOptions(rawValue: 1 << 0)
  /// Adds the leading of fonts between lines.
  public static let usesFontLeading = TextDrawingOptions(rawValue: 1 << 1)
  /// Measures the drawn glyphs instead of the advances.
  public static let usesDeviceMetrics = TextDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that fits with an ellipsis if characters are omitted.
  public static let truncatesLastVisibleLine = TextDrawingOptions(rawValue: 1 << 5)
}

extension TextContents {
  /// Returns the size of the text in lines of any width, in points.
  public func size() -> Size { TextLayout(self).size }

  /// Returns the rectangle of the text in a container.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points; a width or height of 0 or below is infinite.
  ///   - options: The options; without `.usesLineFragmentOrigin` lines do not wrap, and the origin
  ///     is on the first baseline.
  /// - Returns: The rectangle of the lines, not rounded.
  public func boundingRect(with size: Size, options: TextDrawingOptions = []) -> Rect {
    let layout = TextLayout(self, options: TextLayout.Options(for: size, options))
    var rect = layout.usedRect
    if options.contains(.usesDeviceMetrics) { rect = layout.picture.commands.bounds }
    if options.contains(.usesLineFragmentOrigin) || layout.lines.isEmpty { return rect }
    return rect.offsetBy(dx: 0, dy: -layout.firstBaseline)
  }
}

extension AttributedText {
  /// Returns the size of the text in lines of any width, in points.
  public func size() -> Size { contents.size() }

  /// Returns the rectangle of the text in a container, as
  /// ``TextContents/boundingRect(with:options:)`` does.
  public func boundingRect(with size: Size, options: TextDrawingOptions = []) -> Rect {
    contents.boundingRect(with: size, options: options)
  }
}

extension String {
  /// Returns the size of the text in lines of any width, in points.
  public func size(withAttributes attributes: TextAttributes = TextAttributes()) -> Size {
    TextContents(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle of the text in a container, as
  /// ``TextContents/boundingRect(with:options:)`` does.
  public func boundingRect(
    with size: Size, options: TextDrawingOptions = [],
    attributes: TextAttributes = TextAttributes()
  ) -> Rect {
    TextContents(string: self, attributes: attributes).boundingRect(with: size, options: options)
  }
}

extension Canvas {
  /// Draws text with its upper left corner at a point; lines do not wrap.
  public func draw(_ text: TextContents, at point: Point) {
    draw(TextLayout(text), at: point)
  }

  /// Draws text in a rectangle: lines wrap at its width, and those that do not fit are omitted.
  public func draw(
    _ text: TextContents, in rect: Rect, options: TextDrawingOptions = .usesLineFragmentOrigin
  ) {
    guard !rect.isEmpty else { return }
    let container = TextLayout.Options(for: rect.size, options.union(.usesLineFragmentOrigin))
    draw(TextLayout(text, options: container), at: rect.origin)
  }

  /// Draws text with its upper left corner at a point; lines do not wrap.
  public func draw(_ text: String, at point: Point, withAttributes attributes: TextAttributes) {
    draw(TextContents(string: text, attributes: attributes), at: point)
  }

  /// Draws text in a rectangle: lines wrap at its width, and those that do not fit are omitted.
  public func draw(_ text: String, in rect: Rect, withAttributes attributes: TextAttributes) {
    draw(TextContents(string: text, attributes: attributes), in: rect)
  }

  /// Draws a layout with the upper left corner of its container at a point.
  ///
  /// The canvas' paints and stroke style are neither used nor changed; its alpha is used.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - point: The point.
  ///   - clip: The rectangle outside of which glyphs may be omitted, in the canvas' coordinates;
  ///     nil draws all.
  public func draw(_ layout: TextLayout, at point: Point, clippedTo clip: Rect? = nil) {
    let picture = layout.picture(clippedTo: clip?.offsetBy(dx: -point.x, dy: -point.y))
    guard !picture.commands.isEmpty else { return }
    let place = Picture.Command.concatenate(Transform(translationX: point.x, y: point.y))
    draw(
      Picture(
        commands: [place] + picture.commands, missingCharacters: picture.missingCharacters,
        missingFonts: picture.missingFonts, fontSources: picture.fontSources))
  }
}

extension TextLayout.Options {
  fileprivate init(for size: Size, _ options: TextDrawingOptions) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    self.init(
      size: Size(
        wraps && size.width > 0 ? size.width : .infinity,
        wraps && size.height > 0 ? size.height : .infinity))
    usesFontLeading = options.contains(.usesFontLeading)
    truncatesLastVisibleLine = options.contains(.truncatesLastVisibleLine)
  }
}

extension [Picture.Command] {
  /// The rectangle of fills, strokes and bitmaps, without regard to transforms.
  fileprivate var bounds: Rect {
    reduce(into: Rect.null) { bounds, command in
      switch command {
      case .fill(let path, _, _): bounds = bounds.union(path.bounds)
      case .stroke(let path, let style, _):
        bounds = bounds.union(
          path.bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
      case .draw(_, let rect, _): bounds = bounds.union(rect)
      default: break
      }
    }
  }
}
