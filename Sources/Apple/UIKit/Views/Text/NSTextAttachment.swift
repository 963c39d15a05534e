public import Geometry
public import PictureKit

/// An image that stands in a text like a character.
open class NSTextAttachment: TextAttachment {
  /// The content as a file has it; nil without one.
  open var contents: Data?
  /// The type of the content; nil without one.
  open var fileType: String?
  /// The space beside the image, in points; 0 by default, without an effect.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment without an image.
  public init() { super.init(image: nil) }

  /// Creates an attachment with an image.
  public override init(image: Drawing?) { super.init(image: image) }

  /// Creates an attachment with an image of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init(image: contentData.flatMap { UIImage(data: $0) })
  }

  /// Returns the place of the image, with y upwards from the baseline.
  ///
  /// - Parameters:
  ///   - textContainer: nil: the text is not in one.
  ///   - lineFrag: The height of the line of the font.
  ///   - position: Zero.
  ///   - charIndex: 0.
  /// - Returns: The place.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { super.place(in: font) }

  /// The font of the text that is laid out.
  private var font = UIFont.systemFont(ofSize: 12)

  /// Returns what ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``
  /// does.
  override open func place(in font: UIFont) -> CGRect {
    self.font = font
    return attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 0, height: font.lineHeight),
      glyphPosition: .zero, characterIndex: 0)
  }
}
