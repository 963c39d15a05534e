internal import Geometry
internal import PictureKit
internal import StageKit

/// The content of a navigation bar for one item: title, large title, back button and items.
final class NavigationPage: View {
  /// The placement of the contents of the page.
  enum Placement: Hashable {
    /// In their places.
    case rest
    /// The end of the motion when another page is pushed: the title is at the title of that page's
    /// back button, or left of the bar if it has none.
    case covered(backTitle: Point?)
    /// The start of the motion when the page is pushed: the title of its back button is at the
    /// title of the page below, which is larger by a scale.
    case coming(backTitle: Point, scale: Double)
  }

  let item: NavigationItem
  /// The title of the back button; nil for a page that has nothing to go back to.
  let backTitle: String?
  /// Whether the page has a large title.
  let isLarge: Bool
  /// The placement of the contents; it takes effect with the next layout.
  var placement = Placement.rest

  /// The height of titles and items.
  let rowHeight: Double
  private unowned let bar: NavigationBar
  private let backButton: BackButton?
  private let leftButtons: [BarButtonView]
  private let rightButtons: [BarButtonView]
  private let titleLabel = Label()
  /// The container of the program's title view; nil without one.
  let titleContent: BarContentView?
  /// The view in the place of the title.
  private var titleView: View { titleContent ?? titleLabel }
  private let largeArea = View()
  private let largeLabel = Label()
  /// Whether the title is shown instead of a large one that has disappeared; nil before the first
  /// layout.
  private var showsSmallTitle: Bool?

  init(
    _ item: NavigationItem, backTitle: String?, isLarge: Bool, bar: NavigationBar, chevron: View
  ) {
    let items = BarButtonItem.shown(of: item.leftBarButtonItems)
    let hasBack =
      backTitle != nil && !item.hidesBackButton
      && (items.isEmpty || item.leftItemsSupplementBackButton)
    self.item = item
    self.backTitle = backTitle
    self.isLarge = isLarge
    self.bar = bar
    rowHeight = bar.barHeight
    backButton = hasBack ? BackButton(chevron: chevron) : nil
    let look = bar.appearance
    func button(_ item: BarButtonItem) -> BarButtonView {
      BarButtonView(
        item, height: bar.barHeight,
        texts: item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance)
    }
    leftButtons = items.map(button)
    rightButtons = BarButtonItem.shown(of: item.rightBarButtonItems).map(button)
    titleContent = item.titleView.map { BarContentView($0) }
    super.init(frame: bar.bounds)
    titleLabel.attributedText = Self.text(
      item.title, look?.titleTextAttributes ?? bar.titleTextAttributes,
      font: NavigationMetrics.titleFont)
    largeLabel.attributedText = Self.text(
      item.title, look?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes,
      font: NavigationMetrics.largeTitleFont)
    backButton?.onPress = { [unowned bar] _ in item.pressBackButton(bar.backButtonWasPressed) }
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    largeArea.addSubview(largeLabel)
    if isLarge { addSubview(largeArea) }
    for view in [titleView] + leftButtons + rightButtons { addSubview(view) }
    if let backButton { addSubview(backButton) }
    place()
  }

  private static func text(
    _ string: String?, _ attributes: TextAttributes?, font: Font
  ) -> AttributedText {
    var attributes = attributes ?? TextAttributes()
    attributes.font = attributes.font ?? font
    attributes.foregroundColor = attributes.foregroundColor ?? .label
    return AttributedText(string: string ?? "", attributes: attributes)
  }

  /// Whether the page shows a back button.
  var hasBackButton: Bool { backButton != nil }

  /// The middle of the back button's title at rest; nil without one.
  var backTitleCenter: Point? {
    guard let label = backButton?.titleLabel, label.text?.isEmpty == false else { return nil }
    return restingBackTitleFrame.center
  }

  /// The middle of the title at rest, and its size as a multiple of the back button's title.
  ///
  /// - Parameter height: The height of the bar.
  /// - Returns: The middle and the scale.
  func titlePlace(forHeight height: Double) -> (center: Point, scale: Double) {
    let largeHeight = isLarge ? max(height - rowHeight, 0) : 0
    guard largeHeight <= NavigationMetrics.smallTitleLimit else {
      let frame = restingLargeFrame(inHeight: largeHeight)
        .offsetBy(dx: 0, dy: rowHeight)
      let scale =
        NavigationMetrics.largeTitleFont.pointSize / NavigationMetrics.backTitleFont.pointSize
      return (frame.center, scale)
    }
    return (restingTitleFrame.center, 1)
  }

  /// Receives touches only on buttons and title views; the bar receives the others.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Resting places

  private var margins: Insets { bar.barMargins }
  /// The left and right end of the items' frames, whose contents are further inside.
  private var leftItemEdge: Double { margins.left - BarButtonView.padding }
  private var rightItemEdge: Double { bounds.width - margins.right + BarButtonView.padding }
  private var backTitleLeft: Double { margins.left + NavigationMetrics.backTitleInset }

  private var largeHeight: Double {
    isLarge ? max(bounds.height - rowHeight, 0) : 0
  }

  private var largeSize: Size {
    let width = largeLabel.sizeThatFits(.zero).width
    return Size(
      min(width, max(bounds.width - margins.left - margins.right, 0)),
      NavigationMetrics.largeTitleFont.lineHeight.rounded(.up))
  }

  /// The large title in its area: it stays at the lower end when the height of the bar changes.
  private func restingLargeFrame(inHeight largeHeight: Double) -> Rect {
    Rect(
      origin: Point(
        margins.left,
        largeHeight - NavigationMetrics.largeHeight + NavigationMetrics.largeTop), size: largeSize)
  }

  private var titleSize: Size {
    if let titleContent { return size(of: titleContent) }
    return Size(titleLabel.sizeThatFits(.zero).width, rowHeight)
  }

  var rightEdge: Double {
    rightButtons.reduce(rightItemEdge) { $0 - $1.bounds.width }
  }

  /// The right end of the views left of the title.
  var leftEdge: Double {
    let start =
      backButton == nil
      ? leftItemEdge
      : backTextWidth == 0
        ? backTitleLeft : backTitleLeft + backTextWidth
    return leftButtons.reduce(start) { $0 + $1.bounds.width }
  }

  /// The text of the back button: the title of the page below, "Back", or nothing, whichever first
  /// leaves enough width for the title.
  private var fittingBackText: String {
    guard let backTitle, backButton != nil else { return "" }
    let taken =
      leftButtons.reduce(backTitleLeft) { $0 + $1.bounds.width }
      + titleSize.width + 2 * NavigationMetrics.titleGap
    let room = rightEdge - taken
    return [backTitle, "Back"].first { Self.width(ofBackTitle: $0) <= room } ?? ""
  }

  private static func width(ofBackTitle text: String) -> Double {
    NavigationMetrics.backTitleFont.width(of: text).rounded(.up)
  }

  private var backTextWidth: Double {
    let text = backButton?.titleLabel.text ?? ""
    return text.isEmpty ? 0 : Self.width(ofBackTitle: text)
  }

  private var restingBackTitleFrame: Rect {
    Rect(
      x: backTitleLeft, y: 0, width: backTextWidth,
      height: rowHeight)
  }

  /// The title in the middle of the bar, or as close to it as the views beside it allow.
  private var restingTitleFrame: Rect {
    let size = titleSize
    let minX = leftEdge + NavigationMetrics.titleGap
    let maxX = rightEdge - NavigationMetrics.titleGap
    let width = min(size.width, max(maxX - minX, 0))
    let x = max(min((bounds.width - width) / 2, maxX - width), minX)
    return Rect(
      x: x, y: (rowHeight - size.height) / 2, width: width, height: size.height)
  }

  // MARK: Placing

  /// Places the contents according to ``placement``.
  ///
  /// - Parameter fadesTitle: Whether the title fades in when the large one has disappeared.
  func place(fadesTitle: Bool = false) {
    largeArea.frame = Rect(
      x: 0, y: rowHeight, width: bounds.width, height: largeHeight)
    placeButtons()
    placeBackTitle()
    placeTitle()
    showSmallTitle(fades: fadesTitle)
    placeLargeTitle()
    mirrorIfNeeded([titleView] + leftButtons + rightButtons + (backButton.map { [$0] } ?? []))
    backButton?.mirrorIfNeeded(backButton.map { [$0.titleLabel] } ?? [])
    largeArea.mirrorIfNeeded([largeLabel])
  }

  private func placeButtons() {
    backButton?.titleLabel.text = fittingBackText
    backButton?.frame = Rect(
      x: 0, y: 0, width: restingBackTitleFrame.maxX + NavigationMetrics.titleGap,
      height: rowHeight)
    var x =
      backButton == nil
      ? leftItemEdge
      : restingBackTitleFrame.maxX
    for button in leftButtons {
      button.frame.origin = Point(x, 0)
      x = button.frame.maxX
    }
    x = rightItemEdge
    for button in rightButtons {
      button.frame.origin = Point(x - button.bounds.width, 0)
      x = button.frame.minX
    }
    for button in leftButtons + rightButtons { button.alpha = placement == .rest ? 1 : 0 }
  }

  private func placeBackTitle() {
    guard let label = backButton?.titleLabel else { return }
    let rest = restingBackTitleFrame
    label.bounds.size = rest.size
    switch placement {
    case .rest:
      label.transform = .identity
      label.center = rest.center
      label.alpha = 1
    case .covered:
      label.transform = .identity
      label.center = Point(-rest.width, rest.midY)
      label.alpha = 0
    case .coming(let center, let scale):
      label.transform = Transform(scaleX: scale, y: scale)
      label.center = center
      label.alpha = 0
    }
  }

  private func placeTitle() {
    let rest = restingTitleFrame
    if let titleContent {
      titleContent.resize(to: rest.size)
    } else {
      titleLabel.bounds.size = rest.size
    }
    switch placement {
    case .rest: titleView.center = rest.center
    case .covered(let backTitle): titleView.center = backTitle ?? Point(-rest.width / 2, rest.midY)
    case .coming: titleView.center = Point(rest.midX + bounds.width / 2, rest.midY)
    }
  }

  /// Shows the title if there is no large one, or not enough of it is visible.
  private func showSmallTitle(fades: Bool) {
    let shows = largeHeight <= NavigationMetrics.smallTitleLimit
    let changes = showsSmallTitle != nil && shows != showsSmallTitle
    showsSmallTitle = shows
    let alpha = shows && placement == .rest ? 1.0 : 0
    guard fades, changes else {
      titleView.alpha = alpha
      return
    }
    animateOnStage(NavigationMetrics.titleFadeDuration, options: .allowUserInteraction) {
      titleView.alpha = alpha
    }
  }

  private func placeLargeTitle() {
    let rest = restingLargeFrame(inHeight: largeHeight)
    largeLabel.bounds.size = rest.size
    switch placement {
    case .rest:
      largeLabel.transform = .identity
      largeLabel.center = rest.center
      largeLabel.alpha = 1
    case .covered(let backTitle):
      let scale =
        NavigationMetrics.backTitleFont.pointSize / NavigationMetrics.largeTitleFont.pointSize
      largeLabel.transform = Transform(scaleX: scale, y: scale)
      largeLabel.center =
        backTitle.map { Point($0.x, $0.y - rowHeight) }
        ?? Point(-rest.width / 2, rest.midY)
      largeLabel.alpha = 0
    case .coming:
      largeLabel.transform = .identity
      largeLabel.center = Point(rest.midX + bounds.width, rest.midY)
      largeLabel.alpha = 1
    }
    // A large title on its way to the back button leaves its area.
    largeArea.clipsToBounds = placement == .rest
  }
}
