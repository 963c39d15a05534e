public import Geometry

/// A label's text with the properties that place it: the sizing of `UILabel`, as functions.
public struct LabelText: Hashable, Sendable {
  /// The text; characters without a font have one of 17 points, as in labels of UIKit.
  public var text: TextContents
  /// The alignment of paragraphs without a style; `.natural` by default.
  public var textAlignment = TextAlignment.natural
  /// The treatment of text that does not fit; `.byTruncatingTail` by default.
  public var lineBreakMode = ParagraphStyle.LineBreakMode.byTruncatingTail
  /// Where lines of paragraphs without a style break; `.standard` by default.
  public var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard
  /// The maximum number of lines; 1 by default, 0 sets none.
  public var numberOfLines = 1
  /// Whether a text of one line that is too wide is made smaller; false by default.
  public var adjustsFontSizeToFitWidth = false
  /// The minimum scale of a text that is made smaller, 0...1; 0 by default, which sets none.
  public var minimumScaleFactor = 0.0
  /// The vertical position of a text that is made smaller; `.alignBaselines` by default.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Whether text of one line is tightened before it is made smaller or truncated; false by
  /// default.
  public var allowsDefaultTighteningForTruncation = false

  /// The number of pixels per point of the screen, to whose pixels sizes are rounded up; 2 by
  /// default.
  public var displayScale = 2.0

  /// The font of labels: the system font of 17 points.
  public static let defaultFont = Font.systemFont(ofSize: Font.labelFontSize)

  /// Creates a text.
  public init(_ text: TextContents) { self.text = text }

  /// Returns the size of the text in a container, in points, rounded up to pixels.
  ///
  /// - Parameter size: The container; a width or height of 0 is infinite.
  /// - Returns: The size.
  public func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : .infinity
    let layout = layout(text, in: Size(width, .infinity), lines: numberOfLines)
    return Size(roundedUp(layout.size.width), roundedUp(layout.size.height))
  }

  /// Returns the rectangle of the text, `textRect(forBounds:limitedToNumberOfLines:)`.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the label.
  ///   - numberOfLines: The maximum number of lines; 0 sets none.
  /// - Returns: The rectangle: at the top of the bounds, and not larger.
  public func textRect(in bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    let used = layout(text, in: bounds.size, lines: numberOfLines).usedRect
    let size = Size(
      min(roundedUp(used.width), bounds.width), min(roundedUp(used.height), bounds.height))
    return Rect(origin: Point(bounds.minX + used.minX, bounds.minY), size: size)
  }

  /// Returns the lines of the text in bounds, and the point of their container's upper left corner.
  ///
  /// The lines are centered vertically, at the pixel above, and baselines are moved to the nearest
  /// pixel, as in pictures of UIKit's labels.
  public func layout(in bounds: Rect) -> (layout: TextLayout, origin: Point) {
    if let tightened = tightened(toWidth: bounds.width) { return tightened.layout(in: bounds) }
    let scale = fittingScale(forWidth: bounds.width)
    let natural = layout(text, in: bounds.size, lines: numberOfLines)
    let naturalTop = top(of: natural, in: bounds)
    guard scale < 1 else { return placed(natural, Point(bounds.minX, naturalTop)) }
    let layout = layout(text.scaled(by: scale), in: bounds.size, lines: numberOfLines)
    let top =
      switch baselineAdjustment {
      case .alignBaselines: naturalTop + natural.firstBaseline - layout.firstBaseline
      case .alignCenters: self.top(of: layout, in: bounds)
      case .none: naturalTop
      }
    return placed(layout, Point(bounds.minX, top))
  }

  /// Returns the y coordinate of the upper edge of lines that are centered in bounds.
  private func top(of layout: TextLayout, in bounds: Rect) -> Double {
    let margin = (bounds.height - roundedUp(layout.size.height)) / 2
    let pixels = ((margin + Typesetter.tolerance) * displayScale).rounded(.towardZero)
    return bounds.minY + pixels / displayScale
  }

  /// Returns lines whose container has its upper left corner at a point, with their baselines on
  /// pixels.
  private func placed(
    _ layout: TextLayout, _ origin: Point
  ) -> (layout: TextLayout, origin: Point) {
    var layout = layout
    layout.moveBaselines { baseline in
      ((origin.y + baseline) * displayScale).rounded() / displayScale - origin.y
    }
    return (layout, origin)
  }

  /// Returns the scale at which the text fits in one line of a width: 1, or the largest below it.
  public func fittingScale(forWidth width: Double) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    let limit = min(max(minimumScaleFactor, Self.minScale), 1)
    let natural = lineWidth(of: text)
    guard natural > width else { return 1 }
    var scale = max(width / natural, limit)
    // The width is an affine function of the scale, because kerning is in points: one step
    // suffices, apart from rounding.
    for _ in 0..<4 {
      let present = lineWidth(of: text.scaled(by: scale))
      if present <= width || scale <= limit { break }
      let slope = (natural - present) / (1 - scale)
      scale = max(scale - (present - width) / slope - 1e-9, limit)
    }
    return scale
  }

  /// The smallest scale without a minimum, at which text is no longer readable.
  private static let minScale = 0.05

  /// Returns the width of a text in one line of the label, in points.
  func lineWidth(of text: TextContents) -> Double {
    layout(text, in: Size(.infinity, .infinity), lines: 1).size.width
  }

  private func layout(_ text: TextContents, in size: Size, lines: Int) -> TextLayout {
    var options = TextLayout.Options(size: size, maximumNumberOfLines: lines)
    options.wrapsAllButLastLine = true
    return TextLayout(withDefaults(text), options: options)
  }

  /// Returns the text with the label's values for missing attributes.
  ///
  /// The line break mode of the label takes precedence over that of paragraphs, as in UIKit.
  private func withDefaults(_ text: TextContents) -> TextContents {
    var text = text
    var labelStyle = ParagraphStyle(alignment: textAlignment)
    labelStyle.lineBreakStrategy = lineBreakStrategy
    text.change(0..<text.length) { attributes in
      if attributes.font == nil { attributes.font = Self.defaultFont }
      var style = attributes.paragraphStyle ?? labelStyle
      style.lineBreakMode = lineBreakMode
      attributes.paragraphStyle = style
    }
    return text
  }

  private func roundedUp(_ length: Double) -> Double {
    ((length - Typesetter.tolerance) * displayScale).rounded(.up) / displayScale
  }
}

extension TextContents {
  /// Returns the text with all fonts at a multiple of their sizes.
  fileprivate func scaled(by scale: Double) -> TextContents {
    var text = self
    text.change(0..<length) { attributes in
      let font = attributes.font ?? LabelText.defaultFont
      attributes.font = font.withSize(font.pointSize * scale)
    }
    return text
  }
}
