internal import Geometry
public import PictureKit
internal import StageKit

extension TextAttributes.Key {
  /// The name of a part of a text that can be touched like a link: a string.
  public static let textItemTag = Self(rawValue: "textItemTag")
}

extension TextView {
  /// Returns a text whose links have the attributes of links.
  func withLinks(_ text: TextContents) -> TextContents {
    var text = text
    for link in isEditable ? [] : DetectedLink.all(in: text.string, of: dataDetectorTypes) {
      text.addAttribute(.link, value: link.address, range: link.units)
    }
    if !isEditable, dataDetectorTypes != .all, !dataDetectorTypes.isDisjoint(with: .unknown) {
      stage?.logOnce("only links, addresses of mail and telephone numbers are found in a text view")
    }
    let links = linkTextAttributes ?? [:]
    text.change(0..<text.length) { attributes in
      guard attributes.value(for: .link) != nil else { return }
      attributes.foregroundColor = tintColor
      attributes.merge(links)
    }
    return text
  }

  /// The distance from an item at which a finger still touches it, in points; chosen by eye.
  private static let slop = 4.0

  /// Returns the link, the attachment or the tagged part at a point of the content; nil without
  /// one.
  func textItem(at point: Point) -> TextItem? {
    updateLines()
    let place = linesView.convert(point, from: self)
    return textItems.first { item in
      linesView.rects(of: item.units).contains {
        $0.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place)
      }
    }
  }

  /// Returns the place of an item in its first line, in the coordinates of the view.
  func place(of item: TextItem) -> Rect? {
    linesView.rects(of: item.units).first.map { linesView.convert($0, to: self) }
  }

  /// What can be touched, in the order of the text.
  private var textItems: [TextItem] {
    var items: [TextItem] = []
    for run in linesView.text.runs {
      guard let subject = Self.subject(of: run.attributes) else { continue }
      // A link whose characters look different is one item.
      if let last = items.last, last.units.upperBound == run.range.lowerBound,
        case .link(let link) = subject, case .link(link) = last.subject
      {
        let units = last.units.lowerBound..<run.range.upperBound
        items[items.count - 1] = TextItem(units: units, subject: subject)
      } else {
        items.append(TextItem(units: run.range, subject: subject))
      }
    }
    return items
  }

  private static func subject(of attributes: TextAttributes) -> TextItem.Subject? {
    if let link = attributes.value(for: .link) {
      return .link(TextLink(address: link as? String ?? "\(link)"))
    }
    if let attachment = attributes.value(for: .attachment) as? TextAttachment {
      return .attachment(attachment)
    }
    return (attributes.value(for: .textItemTag) as? String).map { .tag($0) }
  }
}
