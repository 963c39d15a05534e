internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

extension Button {
  /// Sets the content of the subviews from a configuration.
  func show(_ configuration: Configuration) {
    let tint = tintColor ?? .systemBlue
    let color = configuration.foregroundColor(tint: tint, isEnabled: isEnabled, role: role)
    titleView.font = configuration.buttonSize.font
    let ownTitle = configuration.title == nil ? currentAttributedTitle : nil
    if var attributed = configuration.titleContents ?? ownTitle?.contents {
      attributed.change(0..<attributed.length) { $0.merge(configuration.titleAttributes) }
      titleView.attributedText = AttributedText(attributed)
    } else if configuration.titleAttributes != TextAttributes(),
      let title = configuration.title ?? currentTitle
    {
      var attributes = configuration.titleAttributes
      attributes.foregroundColor = attributes.foregroundColor ?? color
      attributes.font = attributes.font ?? titleView.font
      titleView.attributedText = AttributedText(string: title, attributes: attributes)
    } else {
      titleView.text = configuration.title ?? currentTitle
    }
    titleView.textColor = color
    titleView.isHidden = !hasTitle
    titleView.setLineBreakMode(configuration.titleLineBreakMode)
    subtitle.setLineBreakMode(configuration.subtitleLineBreakMode)
    subtitle.text = configuration.subtitle
    subtitle.textColor = color
    subtitle.isHidden = configuration.subtitle == nil
    let image = shownImage(of: configuration)
    let isTemplate = image?.renderingMode == .automatic
    picture.image =
      isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.isHidden = picture.image == nil || configuration.showsActivityIndicator
    picture.tintColor = color
    background.isHidden = false
    background.backgroundColor = configuration.backgroundColor(
      tint: tint, isEnabled: isEnabled, role: role)
    background.layer.borderWidth = configuration.background.strokeWidth
    background.layer.borderColor = configuration.background.strokeColor.map(resolved)
    backgroundPicture.image = configuration.background.image
    backgroundPicture.isHidden = configuration.background.image == nil
    showActivity(configuration.showsActivityIndicator, color: color)
    showIndicator(showsIndicator(configuration), color: color)
  }

  private func showActivity(_ isShown: Bool, color: Color) {
    let shown = subviews.lazy.compactMap { $0 as? ActivityIndicatorView }.first
    guard isShown else { return shown?.removeFromSuperview() ?? () }
    let indicator = shown ?? ActivityIndicatorView(style: .medium)
    indicator.color = color
    if indicator.superview == nil {
      addSubview(indicator)
      indicator.startAnimating()
    }
  }

  /// Returns the size of the content with its insets.
  func fittingSize(of configuration: Configuration) -> Size {
    let parts = ConfiguredContent(self, configuration)
    let insets = configuration.contentInsets.insets
    return Size(
      parts.size.width + parts.indicator + insets.left + insets.right,
      parts.size.height + insets.top + insets.bottom)
  }

  /// Places the subviews according to a configuration.
  func place(_ configuration: Configuration) {
    background.frame = backgroundRect(forBounds: bounds)
    background.layer.cornerRadius = min(
      configuration.cornerRadius(height: bounds.height), bounds.height / 2)
    if backgroundPicture.image != nil {
      backgroundPicture.frame = background.frame
      backgroundPicture.layer.cornerRadius = background.layer.cornerRadius
      backgroundPicture.clipsToBounds = true
    }
    let room = bounds.inset(by: configuration.contentInsets.insets)
    let parts = ConfiguredContent(self, configuration, width: room.width)
    titleView.textAlignment = parts.textAlignment
    subtitle.textAlignment = parts.textAlignment
    let size = Size(
      min(parts.size.width, max(room.width - parts.indicator, 0)), parts.size.height)
    let width = size.width + parts.indicator
    let x =
      switch unmirroredAlignment {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - width
      case .center, .fill: room.midX - width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - size.height
      case .center, .fill: room.midY - size.height / 2
      }
    let frames = parts.frames(in: Rect(origin: Point(x, y), size: size))
    titleView.frame = frames.title
    subtitle.frame = frames.subtitle
    picture.frame = frames.image
    let indicators = subviews.filter { $0 is ActivityIndicatorView }
    for view in indicators { view.frame = frames.image }
    indicator?.frame = Rect(
      x: x + width - Self.indicatorSize.width,
      y: y + (size.height - Self.indicatorSize.height) / 2,
      width: Self.indicatorSize.width, height: Self.indicatorSize.height)
    mirrorIfNeeded(
      [titleView, subtitle, picture] + indicators + [indicator].compactMap(\.self))
  }
}

/// The sizes of the parts of a configured button.
private struct ConfiguredContent {
  let image: Size
  let title: Size
  let subtitle: Size
  /// The width of the mark of a menu, with its distance from the other parts.
  let indicator: Double
  /// Whether the title or the second line is broken.
  let isWrapped: Bool
  let configuration: Button.Configuration

  init(
    _ button: Button, _ configuration: Button.Configuration,
    width: Double = .greatestFiniteMagnitude
  ) {
    self.configuration = configuration
    image =
      configuration.showsActivityIndicator
      ? Size(20, 20) : button.shownImage(of: configuration)?.size ?? .zero
    indicator =
      button.showsIndicator(configuration)
      ? Button.indicatorGap + Button.indicatorSize.width : 0
    let isBeside = [.leading, .trailing].contains(configuration.imagePlacement)
    let taken = isBeside && image.width > 0 ? image.width + configuration.imagePadding : 0
    let room = width - indicator - taken
    title = button.labelSize(inWidth: room)
    subtitle = configuration.subtitle == nil ? .zero : button.subtitle.size(inWidth: room)
    isWrapped =
      title.height > button.labelSize.height
      || subtitle.height > button.subtitle.sizeThatFits(.zero).height
  }

  private var text: Size {
    let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    return Size(max(title.width, subtitle.width), title.height + gap + subtitle.height)
  }

  private var padding: Double {
    image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
  }

  private var placement: DirectionalRectEdge { configuration.imagePlacement }

  private var isVertical: Bool { placement == .top || placement == .bottom }

  var size: Size {
    isVertical
      ? Size(max(image.width, text.width), image.height + padding + text.height)
      : Size(image.width + padding + text.width, max(image.height, text.height))
  }

  /// Returns the rectangles of the parts in a rectangle of ``size`` or less width.
  func frames(in rect: Rect) -> (image: Rect, title: Rect, subtitle: Rect) {
    var imageOrigin = Point(
      rect.midX - image.width / 2, rect.midY - image.height / 2)
    let textWidth = min(
      text.width, isVertical ? rect.width : max(rect.width - image.width - padding, 0))
    var textOrigin = Point(rect.midX - textWidth / 2, rect.midY - text.height / 2)
    switch placement {
    case .top:
      imageOrigin.y = rect.minY
      textOrigin.y = rect.maxY - text.height
    case .bottom:
      imageOrigin.y = rect.maxY - image.height
      textOrigin.y = rect.minY
    case .trailing:
      imageOrigin.x = rect.maxX - image.width
      textOrigin.x = rect.minX
    default:
      imageOrigin.x = rect.minX
      textOrigin.x = rect.minX + image.width + padding
    }
    func line(_ size: Size, y: Double) -> Rect {
      let width = min(size.width, textWidth)
      return Rect(
        x: textOrigin.x + (textWidth - width) * lineFraction, y: y, width: width,
        height: size.height)
    }
    return (
      Rect(origin: imageOrigin, size: image), line(title, y: textOrigin.y),
      line(subtitle, y: textOrigin.y + text.height - subtitle.height)
    )
  }

  /// The alignment of lines that are broken; a line that is not has a label as wide as itself.
  var textAlignment: TextAlignment {
    !isWrapped || lineFraction == 0 ? .natural : lineFraction == 1 ? .right : .center
  }

  /// The fraction of the spare width that is left of a line.
  private var lineFraction: Double {
    switch configuration.titleAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .automatic:
      isVertical || image.width == 0 ? 0.5 : placement == .trailing ? 1 : 0
    }
  }
}

extension Button {
  /// Returns the image of a configuration, or else that of the state, in the size of the
  /// configuration.
  fileprivate func shownImage(of configuration: Configuration) -> Drawing? {
    currentImage?.preferring(configuration.preferredSymbolConfigurationForImage)
  }
}

extension Label {
  /// Sets how text that is too wide is broken: into any number of lines, or not at all.
  fileprivate func setLineBreakMode(_ mode: ParagraphStyle.LineBreakMode) {
    lineBreakMode = mode
    numberOfLines = [.byWordWrapping, .byCharWrapping].contains(mode) ? 0 : 1
  }

  /// The width by which a text may be too wide because its place is on whole pixels, in points.
  private static let roundingTolerance = 0.5

  /// Returns the size of the text in a width: several lines if it may wrap.
  ///
  /// A title of a document that is slightly too wide for its frame stays in one line, and is made
  /// smaller.
  func size(inWidth width: Double) -> Size {
    let size = sizeThatFits(.zero)
    guard numberOfLines != 1, width > 0, width < size.width - Self.roundingTolerance else {
      return size
    }
    if fitsDesign, width >= size.width * Self.leastDesignScale { return Size(width, size.height) }
    let wrapped = sizeThatFits(Size(width, 0))
    return Size(min(wrapped.width, width), wrapped.height)
  }
}
