public import Geometry
public import PictureKit
public import StageKit

/// A button with a title, an image or both: `UIButton`.
///
/// Without a ``configuration-swift.property`` it has the appearance of its type: that of `.system`
/// is text in the tint color that becomes paler under a finger. The title and the image are
/// subviews, whose content can be set for each state; a state without its own uses that of the
/// normal state.
open class Button: Control {
  /// The type, on which the appearance depends.
  open private(set) var buttonType = ButtonType.custom

  /// The view of the title.
  open var titleLabel: Label? { titleView }
  /// The view of the image.
  open var imageView: ImageView? { picture }
  /// The view of the configuration's second line.
  open var subtitleLabel: Label? { configuration?.subtitle == nil ? nil : subtitle }

  /// The distances from the bounds to the content, in points; 0 by default, which stands for 6
  /// above and below a title.
  open var contentEdgeInsets = Insets.zero {
    didSet {
      contentEdgeInsets.checkFinite("edge insets")
      contentDidChange()
    }
  }
  /// The displacement of the edges of the title, in points; 0 by default.
  open var titleEdgeInsets = Insets.zero {
    didSet {
      titleEdgeInsets.checkFinite("edge insets")
      setNeedsLayout()
    }
  }
  /// The displacement of the edges of the image, in points; 0 by default.
  open var imageEdgeInsets = Insets.zero {
    didSet {
      imageEdgeInsets.checkFinite("edge insets")
      setNeedsLayout()
    }
  }

  /// Whether an image without one for the highlighted state is darker under a finger; true by
  /// default.
  ///
  /// System buttons become paler instead.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentDidChange() } }
  }
  /// Whether an image without one for the disabled state is paler while the button is disabled;
  /// true by default.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
  }
  /// Whether the button glows under a finger; false by default.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title is reversed under a finger; false by default.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a press selects the button, and the next one deselects it; false by default.
  ///
  /// A button whose menu is its primary action shows the title of the selected action instead.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  /// Whether a press opens the menu; false by default.
  override open var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }
  /// The menu, which a long press opens, or any press if ``Control/showsMenuAsPrimaryAction``; nil
  /// by default.
  open var menu: Menu? { didSet { menuDidChange() } }
  /// Whether the pointer of a tablet has an effect; false by default.
  ///
  /// It has no effect: there is no pointer.
  open var isPointerInteractionEnabled = false
  /// The role of the button; it is used for its title and image by `init(type:primaryAction:)`.
  open var role = Role.normal {
    didSet { if role != oldValue { contentDidChange() } }
  }

  /// The modern description of the appearance; nil, the default, uses the properties of the class.
  open var configuration: Configuration? {
    didSet {
      if configuration != oldValue { configurationDidChange() }
    }
  }
  /// Called when the state has changed, to adapt the configuration to it; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of the state updates the configuration; true by default.
  open var automaticallyUpdatesConfiguration = true

  let titleView = Label()
  let picture = ImageView()
  let subtitle = Label()
  let background = View()
  let backgroundPicture = ImageView()
  /// The mark of a menu that selects a value; nil if there is none.
  var indicator: ImageView?
  /// The menu that is open; nil if there is none.
  var openMenu: MenuPresentation?
  var menuTimer: StageTimer?
  /// Whether the present touch has opened the menu and therefore does not press the button.
  var menuTookTouch = false
  var glow: GlowView?
  var values = ButtonValues()
  private var updatesConfiguration = false

  /// Creates a custom button without content.
  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleView.lineBreakMode = .byTruncatingMiddle
    titleView.font = .systemFont(ofSize: Font.buttonFontSize)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.isHidden = true
    background.isUserInteractionEnabled = false
    for view in [background, backgroundPicture, picture, titleView, subtitle] { addSubview(view) }
    updateContent()
  }

  /// Creates a button of a type, for example `.system`.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type with an action, which has its title and its image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: Action?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration and an action, which has its title and its image if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if configuration.title == nil, let primaryAction, !primaryAction.title.isEmpty {
      configuration.title = primaryAction.title
    }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    configurationDidChange()
    sizeToFit()
  }

  /// Creates a system button with a title, 44 points high and 24 wider than the title, at the
  /// origin.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The first action; nil adds none.
  public convenience init(title: String, action: (() -> Void)? = nil) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    let width = titleView.font.width(of: title) + 2 * Self.titleMargin
    frame = Rect(x: 0, y: 0, width: width, height: Self.touchHeight)
    if let action { addAction(action) }
  }

  private static let titleMargin = 12.0
  /// The minimum height of touch targets in Apple's guidelines, in points.
  private static let touchHeight = 44.0

  override var primaryEvents: Control.Event { .touchUpInside }

  // MARK: Content

  /// Sets the title of a state; nil uses that of the normal state.
  open func setTitle(_ title: String?, for state: Control.State) {
    guard values.titles[exactly: state] != title else { return }
    values.titles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the title's color in a state; nil uses that of the normal state.
  open func setTitleColor(_ color: Color?, for state: Control.State) {
    guard values.titleColors[exactly: state] != color else { return }
    values.titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the color of the title's shadow in a state; nil uses that of the normal state.
  open func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    values.titleShadowColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the image of a state; nil uses that of the normal state.
  open func setImage(_ image: Drawing?, for state: Control.State) {
    values.images[exactly: state] = image
    contentDidChange()
  }

  /// Sets the image behind the content in a state; nil uses that of the normal state.
  open func setBackgroundImage(_ image: Drawing?, for state: Control.State) {
    values.backgroundImages[exactly: state] = image
    contentDidChange()
  }

  /// Sets the title of a state with attributes, which takes precedence over a plain one; nil uses
  /// that of the normal state.
  ///
  /// The title is copied.
  open func setAttributedTitle(_ title: AttributedText?, for state: Control.State) {
    let title = title?.contents
    guard values.attributedTitles[exactly: state] != title else { return }
    values.attributedTitles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the configuration for what the symbol of a state does not specify itself; nil uses that
  /// of the normal state.
  open func setPreferredSymbolConfiguration(
    _ configuration: Drawing.SymbolConfiguration?, forImageIn state: Control.State
  ) {
    values.symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  /// Returns the configuration for what the symbol of a state does not specify itself; nil if none
  /// was set.
  open func preferredSymbolConfigurationForImage(
    in state: Control.State
  ) -> Drawing.SymbolConfiguration? { values.symbolConfigurations.value(for: state) }

  /// Returns the title of a state.
  open func title(for state: Control.State) -> String? { values.titles.value(for: state) }
  /// Returns the color of the title in a state.
  open func titleColor(for state: Control.State) -> Color? {
    if let color = values.titleColors[exactly: state] { return color }
    if isSystem, state.contains(.disabled) { return .tertiaryLabel }
    return values.titleColors.value(for: state) ?? (isSystem ? tintColor : .white)
  }
  /// Returns the color of the title's shadow in a state.
  open func titleShadowColor(for state: Control.State) -> Color? {
    values.titleShadowColors.value(for: state)
  }
  /// Returns the image of a state.
  open func image(for state: Control.State) -> Drawing? { values.images.value(for: state) }
  /// Returns the image behind the content in a state.
  open func backgroundImage(for state: Control.State) -> Drawing? {
    values.backgroundImages.value(for: state)
  }
  /// Returns the title of a state with attributes.
  open func attributedTitle(for state: Control.State) -> AttributedText? {
    values.attributedTitles.value(for: state).map { MutableAttributedText($0) }
  }

  /// The title of the present state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The color of the title in the present state.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }
  /// The color of the title's shadow in the present state.
  open var currentTitleShadowColor: Color? { titleShadowColor(for: state) }
  /// The image of the present state.
  open var currentImage: Drawing? { configuration?.image ?? image(for: state) }
  /// The image behind the content in the present state.
  open var currentBackgroundImage: Drawing? { backgroundImage(for: state) }
  /// The title of the present state with attributes.
  open var currentAttributedTitle: AttributedText? { attributedTitle(for: state) }

  // MARK: Configuration

  /// Updates the configuration before the next frame.
  open func setNeedsUpdateConfiguration() {
    updatesConfiguration = true
    setNeedsLayout()
  }

  /// Adapts the configuration to the state; the base class calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  /// Returns the rectangle of the background in bounds: all of it.
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns the rectangle of the content in bounds: without ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: Rect) -> Rect {
    let box = box(in: contentRect.inset(by: titleEdgeInsets))
    return mirrored(box.titleRect, in: box.content)
  }

  /// Returns the rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: Rect) -> Rect {
    let box = box(in: contentRect.inset(by: imageEdgeInsets))
    return mirrored(box.imageRect, in: box.content)
  }

  /// Returns the places of image and title from left to right.
  private func box(in content: Rect) -> ButtonBox {
    let image = picture.image?.size ?? .zero
    return ButtonBox(
      content: content, imageSize: image,
      titleSize: labelSize(inWidth: content.width - image.width),
      horizontal: unmirroredAlignment, vertical: contentVerticalAlignment)
  }

  /// Places title, image and background.
  override open func layoutSubviews() {
    super.layoutSubviews()
    if updatesConfiguration {
      updatesConfiguration = false
      updateConfiguration()
    }
    allowLinesOfTitle()
    if let configuration { return place(configuration) }
    backgroundPicture.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    titleView.frame = titleRect(forContentRect: content)
    picture.frame = imageRect(forContentRect: content)
  }

  /// The size of title and image with their insets.
  override open var intrinsicContentSize: Size { sizeThatFits(.zero) }

  /// Returns the size of title and image with their insets: at least 30 points wide with a title or
  /// without content, and an image alone in its own size.
  override open func sizeThatFits(_ size: Size) -> Size {
    allowLinesOfTitle()
    if let configuration { return fittingSize(of: configuration) }
    let image = picture.image?.size ?? .zero
    let back = backgroundPicture.image?.size ?? .zero
    let insets = contentEdgeInsets
    var content = image
    if hasTitle || picture.image == nil {
      let padding = insets == .zero ? 2 * Self.titlePadding : 0
      let height = hasTitle ? labelSize.height : titleView.font.lineHeight.rounded(.up)
      content = Size(image.width + labelSize.width, max(image.height, height) + padding)
      if insets == .zero { content.width = max(content.width, Self.minWidth) }
    }
    return Size(
      max(content.width + insets.left + insets.right, back.width),
      max(content.height + insets.top + insets.bottom, back.height))
  }

  /// The distance above and below a title without insets, in points, and the minimum width, as
  /// commonly measured: an empty button is 30 points wide and 12 higher than a line.
  private static let titlePadding = 6.0
  private static let minWidth = 30.0

  // MARK: Changes

  override func stateDidChange() {
    if changesConfigurationWithState { setNeedsUpdateConfiguration() }
    updateContent()
    setNeedsLayout()
    fade()
    if showsTouchWhenHighlighted || glow != nil {
      showGlow(isHighlighted && showsTouchWhenHighlighted)
    }
  }

  /// Shows the content in the new color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Opens the menu if it is the primary action.
  override open func beginTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    menuTookTouch = false
    prepareMenu()
    return super.beginTracking(touch, with: event)
  }

  /// Passes the finger on to the menu that it has opened.
  override open func continueTracking(_ touch: Touch, with event: StageKit.Event?) -> Bool {
    followMenu(touch)
    return super.continueTracking(touch, with: event)
  }

  /// Chooses from the menu that the finger has opened.
  override open func endTracking(_ touch: Touch?, with event: StageKit.Event?) {
    super.endTracking(touch, with: event)
    endMenu(touch)
  }

  /// Opens no menu for the finger.
  override open func cancelTracking(with event: StageKit.Event?) {
    super.cancelTracking(with: event)
    endMenu(nil)
  }

  /// Does what a press does: opens the menu if it is the primary action, or else sends the actions.
  override open func performPrimaryAction() {
    if let menu, showsMenuAsPrimaryAction { open(menu) } else { super.performPrimaryAction() }
  }

  override func sendFromTouch(_ event: Control.Event) {
    if menuTookTouch, event == .touchUpInside { return }
    if changesSelectionAsPrimaryAction, event == .touchUpInside { isSelected.toggle() }
    super.sendFromTouch(event)
  }
}

extension Button {
  /// Adds a function that is called when the button is pressed.
  public func addAction(_ function: @escaping () -> Void) {
    addAction(for: .primaryActionTriggered, function)
  }

  /// Calls the actions of a press in the order in which they were added, if the button is enabled.
  public func sendActions() {
    if isEnabled { sendFromTouch(.touchUpInside) }
  }

  /// Whether the content has the tint color and becomes paler under a finger.
  var isSystem: Bool { buttonType != .custom }

  /// The size of the title; zero without one.
  var labelSize: Size { hasTitle ? titleView.sizeThatFits(.zero) : .zero }
  /// Returns the size of the title in a width: several lines if it may wrap.
  func labelSize(inWidth width: Double) -> Size {
    hasTitle ? titleView.size(inWidth: width) : .zero
  }

  /// Lets a title whose mode wraps have any number of lines, as UIKit does.
  private func allowLinesOfTitle() {
    let wraps = [.byWordWrapping, .byCharWrapping].contains(titleView.lineBreakMode)
    if wraps, titleView.numberOfLines == 1 { titleView.numberOfLines = 0 }
  }

  var hasTitle: Bool { titleView.text?.isEmpty == false }

  private var changesConfigurationWithState: Bool {
    automaticallyUpdatesConfiguration
      && (configuration != nil || configurationUpdateHandler != nil)
  }

  /// Gives the button the font and the image of a type.
  package func become(_ type: ButtonType) {
    buttonType = type
    let fontSize = type == .custom ? Font.buttonFontSize : Self.systemFontSize
    titleView.font = .systemFont(ofSize: fontSize)
    if let glyph = type.glyph {
      setImage(glyph, for: .normal)
      sizeToFit()
    }
    updateContent()
  }

  /// The size of the titles of system buttons in points, as commonly measured; it is smaller than
  /// `Font.buttonFontSize`.
  private static let systemFontSize = 15.0

  private func adopt(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func contentDidChange() {
    updateContent()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func menuDidChange() {
    menu.map(showSelection)
    if configuration != nil { contentDidChange() }
  }

  private func configurationDidChange() {
    contentDidChange()
    if configurationUpdateHandler != nil, !updatesConfiguration { setNeedsLayout() }
  }
}
