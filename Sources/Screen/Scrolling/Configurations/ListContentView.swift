public import Geometry
internal import Layers
internal import PictureKit
public import StageKit

/// A view with the texts and the image of a configuration: `UIListContentView`.
open class ListContentView: View, ContentView {
  /// The configuration that the view shows; one of another kind is ignored.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? ListContentConfiguration else { return }
      content = list
      show()
    }
  }
  private var content: ListContentConfiguration
  private let text = Label()
  private let secondary = Label()
  private let image = ImageView()

  private static let minHeight = 44.0

  /// Creates a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    image.contentMode = .scaleAspectFit
    addSubview(image)
    addSubview(text)
    addSubview(secondary)
    show()
  }

  private func show() {
    image.image = content.image
    image.tintColor = content.imageProperties.tintColor
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    image.clipsToBounds = content.imageProperties.cornerRadius > 0
    image.isHidden = content.image == nil
    fill(text, content.text, content.attributedText, content.textProperties)
    fill(
      secondary, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: Label, _ text: String?, _ attributedText: AttributedText?,
    _ properties: ListContentConfiguration.TextProperties
  ) {
    label.text = text.map { text in
      switch properties.transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized:
        text.split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
      }
    }
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributedText { label.attributedText = attributedText }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Layout

  /// The frames of the parts for a width, from the top.
  private struct Places {
    var image = Rect.zero
    var text = Rect.zero
    var secondary = Rect.zero
    /// The height of the content without margins.
    var height = 0.0
  }

  /// The margin of the cell of a table that shows the content, where that is wider than the usual
  /// one; 0 elsewhere.
  private var minimumMargin: Double {
    let margin = (superview?.superview as? TableViewCell)?.margin ?? 0
    return margin > TableViewCell.standardMargin ? margin : 0
  }

  private var imageSize: Size {
    guard let own = content.image?.size, own.width > 0, own.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / own.width : 1,
      limit.height > 0 ? limit.height / own.height : 1)
    return Size(own.width * scale, own.height * scale)
  }

  /// The width in which an image is centered before the texts, so that texts beside images of
  /// several widths begin at the same place; 0 without an image.
  ///
  /// A symbol of the size of texts has that of all symbols, also if it is a little wider.
  private var imageRoom: Double {
    let reserved = content.imageProperties.reservedLayoutSize.width
    if reserved > 0 { return reserved }
    let standard = ListContentConfiguration.ImageProperties.standardDimension
    let isOfText = content.image?.isSymbolImage == true && imageSize.height <= standard
    return isOfText ? standard : imageSize.width
  }

  /// The width of the image with its distance to the texts, in points; 0 without an image.
  var widthBeforeText: Double {
    imageSize.width > 0 ? imageRoom + content.imageToTextPadding : 0
  }

  private func places(width: Double) -> Places {
    let margins = content.directionalLayoutMargins
    var places = Places()
    var left = max(margins.leading, minimumMargin)
    let own = imageSize
    if own.width > 0 {
      let reserved = content.imageProperties.reservedLayoutSize
      let room = Size(imageRoom, max(own.height, reserved.height))
      places.image = Rect(
        x: left + (room.width - own.width) / 2, y: (room.height - own.height) / 2,
        width: own.width, height: own.height)
      places.height = room.height
      left += room.width + content.imageToTextPadding
    }
    let room = max(width - left - max(margins.trailing, minimumMargin), 0)
    func size(_ label: Label, _ width: Double) -> Size {
      label.isHidden ? .zero : label.sizeThatFits(Size(label.numberOfLines == 1 ? 0 : width, 0))
    }
    let first = size(text, room)
    let second = size(secondary, room)
    let padding = content.textToSecondaryTextHorizontalPadding
    if content.prefersSideBySideTextAndSecondaryText, second.width > 0,
      first.width + padding + second.width <= room
    {
      let height = max(first.height, second.height)
      places.text = Rect(
        x: left, y: (height - first.height) / 2, width: first.width, height: first.height)
      places.secondary = Rect(
        x: left + room - second.width, y: (height - second.height) / 2, width: second.width,
        height: second.height)
      center(&places, height)
      return places
    }
    places.text = Rect(x: left, y: 0, width: room, height: first.height)
    let gap =
      first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    places.secondary = Rect(
      x: left, y: first.height + gap, width: room, height: second.height)
    center(&places, first.height + gap + second.height)
    return places
  }

  /// Places the texts and the image in the middle of each other's height.
  private func center(_ places: inout Places, _ texts: Double) {
    let height = max(places.height, texts)
    let shift = (height - texts) / 2
    places.text = places.text.offsetBy(dx: 0, dy: shift)
    places.secondary = places.secondary.offsetBy(dx: 0, dy: shift)
    places.image = places.image.offsetBy(dx: 0, dy: (height - places.height) / 2)
    places.height = height
  }

  /// Returns the size of the content with its margins for a width; at least 44 points high, unless
  /// the margins are smaller than those of a cell.
  override open func sizeThatFits(_ size: Size) -> Size {
    let margins = content.directionalLayoutMargins
    let height = places(width: size.width).height + margins.top + margins.bottom
    let isCell = margins.top == 11 && margins.bottom == 11
    return Size(size.width, isCell ? max(height, Self.minHeight) : height)
  }

  /// The height of the content for the present width.
  override open var intrinsicContentSize: Size {
    Size(View.noIntrinsicMetric, sizeThatFits(bounds.size).height)
  }

  /// Places the image and the texts.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let margins = content.directionalLayoutMargins
    let places = places(width: bounds.width)
    let room = bounds.height - margins.top - margins.bottom
    let top = margins.top + (room - places.height) / 2
    image.frame = places.image.offsetBy(dx: 0, dy: top)
    text.frame = places.text.offsetBy(dx: 0, dy: top)
    secondary.frame = places.secondary.offsetBy(dx: 0, dy: top)
    mirrorIfNeeded([image, text, secondary])
  }
}
