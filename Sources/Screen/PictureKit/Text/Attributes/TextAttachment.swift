public import Geometry

/// An image that stands in a text like a character: `NSTextAttachment`.
///
/// It is the value of the attribute ``TextAttributes/Key/attachment`` of an object replacement
/// character, U+FFFC.
open class TextAttachment {
  /// The character that an attachment takes the place of.
  public static let character: Character = "\u{FFFC}"

  /// The image; nil draws nothing.
  open var image: Drawing?
  /// The place of the image, with y upwards from the baseline; empty, the default, is the image's
  /// size on the baseline.
  open var bounds = Rect.zero

  /// Creates an attachment.
  public init(image: Drawing?) { self.image = image }

  /// Returns the place of the image, with y upwards from the baseline.
  ///
  /// The baseline of an image is that of the text, and a symbol without one is centered at the height
  /// of capitals; a symbol that specifies no size and no weight has those of the font.
  ///
  /// - Parameter font: The font of the text.
  /// - Returns: The place.
  open func place(in font: Font) -> Rect {
    guard bounds.size == .zero else { return bounds }
    guard let image = image(in: font) else { return .zero }
    var place = Rect(origin: bounds.origin, size: image.size)
    if let baseline = image.baselineOffsetFromBottom {
      place.origin.y -= baseline
    } else if image.symbol != nil {
      place.origin.y += (font.metrics.capHeight - place.height) / 2
    }
    return place
  }

  /// The image, with the size and the weight of a font where a symbol specifies none.
  func image(in font: Font) -> Drawing? {
    image?.preferring(Drawing.SymbolConfiguration(font: font))
  }
}

@available(*, unavailable)
extension TextAttachment: Sendable {}

extension TextAttributes {
  /// The attachment that stands in place of the character; nil for none.
  var attachment: TextAttachment? { others[.attachment]?.value as? TextAttachment }

  /// The place of the attachment, with y upwards from the baseline; nil without one.
  var attachmentPlace: Rect? {
    attachment?.place(in: font ?? Self.defaultFont)
  }
}

extension AttributedText {
  /// Creates a text of one character, which an image stands in place of.
  public convenience init(attachment: TextAttachment) {
    self.init(TextContents(attachment: attachment))
  }
}

extension TextContents {
  /// Creates a text of one character, which an image stands in place of.
  public init(attachment: TextAttachment) {
    var attributes = TextAttributes()
    attributes.set(.attachment, to: attachment)
    self.init(string: String(TextAttachment.character), attributes: attributes)
  }

  /// The text with characters without a width, and the widths of the attachments as kerning.
  var withRoomForAttachments: TextContents {
    guard string.contains(TextAttachment.character) else { return self }
    var result = self
    let units = Array(string.utf16)
    for index in units.indices where units[index] == 0xFFFC {
      var attributes = attributes(at: index)
      guard let place = attributes.attachmentPlace else { continue }
      attributes.kern = place.width
      result.replaceCharacters(
        in: index..<index + 1, with: TextContents(string: "\u{2060}", attributes: attributes))
    }
    return result
  }
}

extension RunDrawing {
  /// Returns the commands that draw the attachments of a run, each with its left end at a place.
  static func attachments(of run: ShapedRun, from start: Double, baseline: Double)
    -> [Picture.Command]
  {
    guard let attachment = run.attributes.attachment,
      var image = attachment.image(in: run.attributes.font ?? TextAttributes.defaultFont),
      let place = run.attributes.attachmentPlace
    else { return [] }
    // A tint of its own stays that of a symbol, which is a template from the beginning.
    let takesColor =
      image.symbol == nil
      ? image.renderingMode == .alwaysTemplate
      : image.renderingMode != .alwaysOriginal && image.tint == nil
    if takesColor { image = image.withTintColor(run.attributes.foregroundColor ?? .black) }
    var x = start
    return run.glyphs.flatMap { glyph in
      let rect = Rect(
        x: x + place.minX, y: baseline - place.maxY, width: place.width, height: place.height)
      x += glyph.advance
      return Picture { image.draw(in: rect, on: $0) }.commands
    }
  }
}
