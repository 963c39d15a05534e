public import PictureKit

/// The look of a navigation bar: `UINavigationBarAppearance`.
open class NavigationBarAppearance: BarAppearance {
  /// The attributes of titles; missing ones are the bar's: semibold, 17 points.
  open var titleTextAttributes = TextAttributes() { didSet { onChange?() } }
  /// The attributes of large titles; missing ones are the bar's: bold, 34 points.
  open var largeTitleTextAttributes = TextAttributes() { didSet { onChange?() } }
  /// The texts of the buttons.
  open var buttonAppearance = BarButtonItemAppearance() { didSet { buttonsDidChange() } }
  /// The texts of the buttons that complete a task.
  open var doneButtonAppearance = BarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }
  /// The image of back buttons; nil, the default, is the bar's.
  open private(set) var backIndicatorImage: Drawing?
  /// The shape at which titles vanish behind the image of back buttons; it has no effect.
  open private(set) var backIndicatorTransitionMaskImage: Drawing?

  /// Creates the default appearance of a navigation bar.
  override public init() {
    super.init()
    buttonsDidChange()
  }

  /// Creates an appearance with the fill and the separator of another one.
  override public init(barAppearance: BarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? NavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      largeTitleTextAttributes = other.largeTitleTextAttributes
      buttonAppearance = other.buttonAppearance
      doneButtonAppearance = other.doneButtonAppearance
      backIndicatorImage = other.backIndicatorImage
      backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }
    buttonsDidChange()
  }

  /// Sets the image of back buttons, in place of the arrow of the system.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image; nil is the bar's.
  ///   - backIndicatorTransitionMaskImage: The shape at which titles vanish; it has no effect.
  open func setBackIndicatorImage(
    _ backIndicatorImage: Drawing?, transitionMaskImage backIndicatorTransitionMaskImage: Drawing?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    onChange?()
  }

  private func buttonsDidChange() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      for state in [buttons.normal, buttons.highlighted, buttons.disabled] {
        state.onChange = { [weak self] in self?.onChange?() }
      }
    }
    onChange?()
  }
}

/// The look of a toolbar: `UIToolbarAppearance`.
open class ToolbarAppearance: BarAppearance {}
