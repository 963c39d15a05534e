internal import Geometry
internal import PictureKit
internal import StageKit

/// The view of an element in an open menu.
final class MenuRow: View {
  /// The position of the element in the list.
  struct Place {
    /// Whether other elements have space for check marks.
    var hasChecks: Bool
    /// Whether a line is below the row.
    var hasLine: Bool
    /// Whether the row is the title of an inner menu, which closes it.
    var isHeader = false
  }

  let element: MenuElement
  private let place: Place
  private let label = Label()
  private let subtitle = Label()
  private let picture = ImageView()
  private let check = ImageView()
  private let line = View()

  /// The sizes in points, as commonly measured on iOS 15 to 18.
  static let height = 44.0
  private static let tallHeight = 58.0
  private static let margin = 16.0
  private static let checkWidth = 16.0
  private static let font = Font.systemFont(ofSize: 17)
  private static let smallFont = Font.systemFont(ofSize: 12)

  /// Returns the height of an element.
  static func height(of element: MenuElement) -> Double {
    element.subtitle?.isEmpty == false ? tallHeight : height
  }

  init(_ element: MenuElement, _ place: Place) {
    self.element = element
    self.place = place
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let attributes = element.shownAttributes
    let isRed =
      attributes.contains(.destructive)
      || (element as? Menu)?.options.contains(.destructive) == true
    let color: Color = isEnabled ? isRed ? .systemRed : .label : .tertiaryLabel
    label.text = element is DeferredMenuElement ? "Loading…" : element.title
    label.font = place.isHeader ? Self.font.withWeight(.semibold) : Self.font
    label.textColor = color
    subtitle.text = element.subtitle
    subtitle.font = Self.smallFont
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    let image = element is Menu ? Drawing.menuChevron(isDown: place.isHeader) : element.image
    picture.image = image?.renderingMode == .alwaysOriginal ? image : image?.asTemplate
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    switch element.shownState {
    case .on: check.image = .menuCheck
    case .mixed: check.image = .menuDash
    default: break
    }
    check.tintColor = color
    check.contentMode = .center
    line.backgroundColor = .separator
    line.isHidden = !place.hasLine
    for view in [label, subtitle, picture, check, line] { addSubview(view) }
  }

  /// Whether the element can be chosen.
  var isEnabled: Bool {
    if element is DeferredMenuElement { return false }
    return !element.shownAttributes.contains(.disabled)
  }

  /// Whether a finger is on the row.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Self.margin + (place.hasChecks ? Self.checkWidth : 0)
    var right = bounds.width - Self.margin
    if let image = picture.image {
      let size = Size(min(image.size.width, 24), min(image.size.height, 24))
      picture.frame = Rect(
        x: right - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      right = picture.frame.minX - 8
    }
    let height = label.font.lineHeight.rounded(.up)
    let small = subtitle.text?.isEmpty == false ? Self.smallFont.lineHeight.rounded(.up) + 2 : 0
    let top = (bounds.height - height - small) / 2
    label.frame = Rect(x: left, y: top, width: max(right - left, 0), height: height)
    subtitle.frame = Rect(
      x: left, y: top + height, width: max(right - left, 0), height: small)
    check.frame = Rect(
      x: Self.margin / 2, y: 0, width: Self.checkWidth, height: bounds.height)
    let hairline = 1 / traitCollection.displayScale
    line.frame = Rect(
      x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
  }
}

extension Drawing {
  fileprivate var asTemplate: Drawing { withRenderingMode(.alwaysTemplate) }

  private static func glyph(_ size: Size, _ points: [Point]) -> Drawing {
    Drawing(size: size) { canvas in
      canvas.setLineWidth(2)
      canvas.setLineCap(.round)
      canvas.setLineJoin(.round)
      var path = Path()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      canvas.stroke(path)
    }.withRenderingMode(.alwaysTemplate)
  }

  fileprivate static var menuCheck: Drawing {
    glyph(Size(12, 12), [Point(1.5, 6.5), Point(4.5, 10.5), Point(10.5, 1.5)])
  }

  fileprivate static var menuDash: Drawing { glyph(Size(12, 12), [Point(2, 6), Point(10, 6)]) }

  fileprivate static func menuChevron(isDown: Bool) -> Drawing {
    isDown
      ? glyph(Size(12, 12), [Point(1, 4), Point(6, 9), Point(11, 4)])
      : glyph(Size(12, 12), [Point(4, 1), Point(9, 6), Point(4, 11)])
  }
}

extension MenuElement {
  /// How a menu shows the element.
  var shownAttributes: Attributes {
    (self as? Action)?.attributes ?? (self as? Command)?.attributes ?? []
  }

  /// The check mark of the element.
  var shownState: State { (self as? Action)?.state ?? (self as? Command)?.state ?? .off }
}
