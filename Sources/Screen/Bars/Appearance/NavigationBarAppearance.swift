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
    }
    buttonsDidChange()
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
