internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

extension TableViewCell {
  /// A part of a cell that a finger can touch.
  enum Part: Equatable {
    case content
    case accessory
    case editControl
    case reorderControl
    case confirmation
    /// A button beside the content, by its number.
    case swipeAction(Int)
  }

  /// The distance of texts and accessories from the sides without a table, in points.
  static let standardMargin = 16.0
  /// The distance of texts and accessories from the sides, in points.
  var margin: Double { look?.margin ?? Self.standardMargin }
  /// The width of the editing control with its margins, in points.
  static let editWidth = 38.0
  /// The width of the control that moves the row with its margins, in points.
  static let reorderWidth = 38.0
  /// The radius of the corners of the inset style, in points.
  static let cornerRadius = 10.0
  /// The duration in which the background of a deselected cell fades, in seconds: between the 0.35
  /// and 0.5 s that are commonly measured.
  static let deselectionDuration = 0.4
  /// The space above and below the texts of a cell that measures itself, in points.
  private static let verticalMargin = 11.0
  /// The margin of the content beside an accessory, in points.
  private static let accessoryMargin = 8.0
  /// The space between the two texts of a subtitle cell, in points.
  private static let textGap = 3.0
  /// The width of the colored text of the style `.value2`, in points.
  private static let value2Width = 91.0
  private static let value2Gap = 6.0

  /// The distances of the content from the sides, the beginning of lines at the left.
  private var contentInsets: Insets {
    mirrored(look?.contentInsets ?? .zero)
  }

  /// Gives the content the margins of the standard texts.
  private func placeMargins() {
    let side = shownAccessory == nil ? margin : Self.accessoryMargin
    contentView.containerMargins = mirrored(
      Insets(
        top: Self.verticalMargin, left: margin, bottom: Self.verticalMargin, right: side))
  }

  /// Places the content, the accessory, the controls and the lines.
  func placeParts() {
    placeMargins()
    let box = bounds
    let shift = (confirmation?.width ?? 0) - (isRightToLeft ? -swipeOffset : swipeOffset)
    let editWidth =
      isEditing && editControl != nil && shouldIndentWhileEditing ? Self.editWidth : 0
    let safe = contentInsets
    var right = box.width - shift - (look?.indexWidth ?? 0) - safe.right
    if let reorderControl {
      right -= Self.reorderWidth
      reorderControl.center = Point(right + Self.reorderWidth / 2, box.midY)
    }
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      right -= margin + size.width
      accessory.center = Point(right + size.width / 2, box.midY)
    }
    let left = editWidth - shift + safe.left
    editControl?.center = Point(left - editWidth / 2 + 3, box.midY)
    confirmation?.frame = Rect(
      x: box.width - shift, y: 0, width: shift, height: box.height)
    placeSwipeView(in: box)
    contentView.frame = Rect(
      x: left, y: 0, width: max(right - left, 0), height: box.height)
    backgroundView?.frame = box
    shownSelectedBackground?.frame = box
    let line = 1 / traitCollection.displayScale
    let isFull = look?.hasFullLine == true
    let inset = isFull ? Insets.zero : separatorInset
    let indent = isFull ? 0 : editWidth
    separator.frame = Rect(
      x: inset.left + indent, y: box.height - line,
      width: max(box.width - inset.left - indent - inset.right, 0), height: line)
    topLine.frame = Rect(x: 0, y: 0, width: box.width, height: line)
    let pointsLeft =
      isRightToLeft
      && (isEditing ? editingAccessoryType : accessoryType) == .disclosureIndicator
    standardAccessory?.transform = pointsLeft ? Transform(scaleX: -1, y: 1) : .identity
    mirrorIfNeeded(
      [separator, contentView]
        + [reorderControl, shownAccessory, editControl, confirmation].compactMap(\.self))
  }

  /// Returns the part at a point of the cell.
  func part(at point: Point) -> Part {
    if let index = swipeButton(at: point) { return .swipeAction(index) }
    if let confirmation, confirmation.frame.contains(point) { return .confirmation }
    func frame(of view: View) -> Rect { mirrored(view.frame, in: bounds) }
    let x = mirrored(point.x)
    if let editControl, x < frame(of: contentView).minX, editControl.style != .none {
      return .editControl
    }
    if let reorderControl, x >= frame(of: reorderControl).midX - Self.reorderWidth / 2 {
      return .reorderControl
    }
    if let standardAccessory, standardAccessory.isButton, x >= frame(of: standardAccessory).minX {
      return .accessory
    }
    return .content
  }

  static func corners(top: Bool, bottom: Bool) -> CornerMask {
    var corners: CornerMask = []
    if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  private var contentStart: Double {
    margin + Double(indentationLevel) * indentationWidth
  }

  /// Returns the height of the standard texts with their margins.
  func standardHeight(width: Double) -> Double {
    let width = width - contentInsets.left - contentInsets.right
    let accessory = shownAccessory.map { $0.bounds.width + margin } ?? 0
    let room = max(width - contentStart - imageWidth - accessory - margin, 0)
    let text = standardViews.text.map { size(of: $0, in: room).height } ?? 0
    let detail = standardViews.detail.map { size(of: $0, in: room).height } ?? 0
    let isStacked = cellStyle == .subtitle && detail > 0
    let texts = isStacked ? text + Self.textGap + detail : max(text, detail)
    return max(TableView.defaultRowHeight, texts + 2 * Self.verticalMargin)
  }

  /// The width of the image with its distance to the text, in points; 0 without an image.
  var widthBeforeText: Double {
    contentConfiguration == nil ? shownImageWidth : configuredWidthBeforeText
  }

  /// The width of the standard image as it is shown, with the indentation and the distance to the
  /// text.
  private var shownImageWidth: Double {
    guard let size = shownImageSize(in: bounds.height) else { return 0 }
    return contentStart - margin + roomWidth(of: size.width) + Self.standardMargin
  }

  /// Returns the size of the standard image in a cell of a height: a higher image is smaller; nil
  /// without an image.
  private func shownImageSize(in height: Double) -> Size? {
    guard let own = standardViews.image?.sizeThatFits(.zero), own.width > 0 else { return nil }
    let scale = own.height > 0 ? min(1, height / own.height) : 1
    return Size(own.width * scale, own.height * scale)
  }

  private var imageWidth: Double {
    guard let size = standardViews.image?.sizeThatFits(.zero), size.width > 0 else { return 0 }
    return roomWidth(of: size.width) + Self.standardMargin
  }

  /// Returns the width that is left for an image: symbols of all widths are centered in one.
  private func roomWidth(of width: Double) -> Double {
    let isSymbol = standardViews.image?.image?.isSymbolImage == true
    return isSymbol
      ? max(width, ListContentConfiguration.ImageProperties.standardDimension) : width
  }

  private func size(of label: Label, in width: Double) -> Size {
    let isEmpty = label.text?.isEmpty ?? true
    return isEmpty ? .zero : label.sizeThatFits(Size(label.numberOfLines == 1 ? 0 : width, 0))
  }

  /// Returns the height that constraints of the content give; 0 without constraints, or if they
  /// leave the height open, as those do that only center the content.
  func constrainedHeight(width whole: Double) -> Double {
    let width = whole - contentInsets.left - contentInsets.right
    let accessory = shownAccessory.map { $0.bounds.width + margin } ?? 0
    let line = 1 / traitCollection.displayScale
    if let height = configuredHeight(width: max(width - accessory, 0)) { return height }
    placeMargins()
    func fitted(_ view: View, _ width: Double) -> Double {
      view.systemLayoutSizeFitting(
        Size(width, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    var height =
      contentView.hasConstraintsInTree ? fitted(contentView, max(width - accessory, 0)) : 0
    // Views may be bound to the edges of the cell, as in documents of old versions of Xcode.
    if !constraints.isEmpty { height = max(height, fitted(self, whole)) }
    return height > 0 ? height + line : 0
  }

  /// Places the image and the texts.
  func placeStandardViews() {
    placeStandardViewsFromLeft()
    let views = standardViews
    contentView.mirrorIfNeeded(
      ([views.image, views.text, views.detail] as [View?]).compactMap(\.self))
  }

  private func placeStandardViewsFromLeft() {
    let box = contentView.bounds
    var left = contentStart
    if let image = standardViews.image, let size = shownImageSize(in: box.height) {
      let room = roomWidth(of: size.width)
      image.frame = Rect(
        x: left + (room - size.width) / 2, y: (box.height - size.height) / 2, width: size.width,
        height: size.height)
      left += room + Self.standardMargin
    }
    let hasAccessory = shownAccessory != nil
    let right = box.width - (hasAccessory ? Self.standardMargin / 2 : margin)
    let room = max(right - left, 0)
    let text = standardViews.text.map { size(of: $0, in: room) } ?? .zero
    let detail = standardViews.detail.map { size(of: $0, in: room) } ?? .zero
    func centered(_ x: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: x, y: ((box.height - height) / 2), width: width, height: height)
    }
    switch cellStyle {
    case .default:
      standardViews.text?.frame = centered(left, room, text.height)
    case .value1:
      let detailWidth = min(detail.width, room)
      let textWidth = min(text.width, max(room - detailWidth - Self.standardMargin, 0))
      standardViews.text?.frame = centered(left, textWidth, text.height)
      standardViews.detail?.frame = centered(right - detailWidth, detailWidth, detail.height)
    case .value2:
      standardViews.text?.frame = centered(left, Self.value2Width, text.height)
      let start = left + Self.value2Width + Self.value2Gap
      standardViews.detail?.frame = centered(start, max(right - start, 0), detail.height)
    case .subtitle:
      guard detail.height > 0 else {
        standardViews.text?.frame = centered(left, room, text.height)
        return
      }
      let top = (box.height - text.height - Self.textGap - detail.height) / 2
      standardViews.text?.frame = Rect(x: left, y: top, width: room, height: text.height)
      standardViews.detail?.frame = Rect(
        x: left, y: top + text.height + Self.textGap, width: room, height: detail.height)
    }
  }
}
