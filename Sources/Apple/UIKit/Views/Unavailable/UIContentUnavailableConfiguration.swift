internal import Bars
public import Controls
public import Geometry
internal import Layers
public import PictureKit
public import Scrolling
public import StageKit

/// The state of a controller whose content may be missing.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil without a search.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the program.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What is shown in place of missing content: an image, texts and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the image looks.
  public struct ImageProperties {
    /// The color of a symbol; nil is the standard one.
    public var tintColor: UIColor?
    /// The size of a symbol; nil is the standard one.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The greatest size; zero sets none.
    public var maximumSize = CGSize.zero
    /// The radius of corners.
    public var cornerRadius: CGFloat = 0
  }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The number of lines; 0 is any.
    public var numberOfLines = 0
    /// Whether a text that does not fit is smaller.
    public var adjustsFontSizeToFitWidth = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// The action of a tap; nil by default.
    public var primaryAction: UIAction?
    /// The menu; nil by default.
    public var menu: UIMenu?
    /// Whether the button works; true by default.
    public var isEnabled = true
  }

  /// Where the content is.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// The image; nil by default.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties(tintColor: .secondaryLabel)
  /// The title; nil by default.
  public var text: String?
  /// The title with attributes, which is copied; nil by default.
  public var attributedText: AttributedText? {
    get { titleContents.map { AttributedText($0) } }
    set { titleContents = newValue?.contents }
  }
  private var titleContents: TextContents?
  /// How the title looks.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The text under the title; nil by default.
  public var secondaryText: String?
  /// The text under the title, with attributes, which is copied; nil by default.
  public var secondaryAttributedText: AttributedText? {
    get { secondaryContents.map { AttributedText($0) } }
    set { secondaryContents = newValue?.contents }
  }
  private var secondaryContents: TextContents?
  /// How the text under the title looks.
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// The look of the button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content is; in the middle by default.
  public var alignment = Alignment.center
  /// The distance from the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance from the texts to the buttons, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The look behind the content.
  public var background = UIBackgroundConfiguration.clear()
  /// The distances from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 24, leading: 24, bottom: 24, trailing: 24)
  fileprivate var isLoading = false

  /// Returns the look of a list without items.
  public static func empty() -> Self { Self() }

  /// Returns the look while content is loaded: an activity indicator.
  public static func loading() -> Self {
    var result = Self()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return result
  }

  /// Returns the look of a search without results.
  public static func search() -> Self {
    var result = Self()
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: with the text that is searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty, text == "No Results"
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }
}

/// A view in place of missing content.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 24),
      stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
    show()
  }

  /// The configuration that the view shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Returns whether the view can show a configuration: one of missing content.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, gap: shown.imageToTextPadding)
    } else if let image = shown.image {
      let large = UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
      let symbol = image.applyingSymbolConfiguration(
        shown.imageProperties.preferredSymbolConfiguration ?? large)
      let view = UIImageView(image: symbol ?? image)
      view.tintColor = shown.imageProperties.tintColor
      view.layer.cornerRadius = shown.imageProperties.cornerRadius
      view.clipsToBounds = shown.imageProperties.cornerRadius > 0
      add(view, gap: shown.imageToTextPadding)
    }
    let hasSecond = shown.secondaryText != nil || shown.secondaryAttributedText != nil
    add(
      shown.text, shown.attributedText, shown.textProperties,
      gap: hasSecond ? shown.textToSecondaryTextPadding : shown.textToButtonPadding)
    add(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      gap: shown.textToButtonPadding)
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  private func add(_ view: UIView, gap: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(gap, after: view)
  }

  private func add(
    _ text: String?, _ attributed: AttributedText?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, gap: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.numberOfLines = properties.numberOfLines
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, gap: gap)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard
      configuration.title != nil || configuration.titleContents != nil
        || configuration.image != nil
    else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    if let menu = properties.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    }
    add(button, gap: shown.buttonToSecondaryButtonPadding)
  }
}

extension UIViewController {
  /// What is shown over the view in place of missing content; nil, the default, shows nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { AttachedValue.value("unavailableContent", of: self) }
    set {
      AttachedValue.set(newValue, "unavailableContent", of: self)
      showUnavailableContent(newValue)
    }
  }

  private func showUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    let present: UIView? = AttachedValue.value("unavailableView", of: self)
    guard let configuration, let view else {
      present?.removeFromSuperview()
      return AttachedValue.set(nil, "unavailableView", of: self)
    }
    if let present = present as? any UIContentView & UIView, present.supports(configuration),
      present.superview === view
    {
      present.configuration = configuration
      return
    }
    present?.removeFromSuperview()
    let made: UIView = configuration.makeContentView()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.layer.zPosition = 1
    view.addSubview(made)
    AttachedValue.set(made, "unavailableView", of: self)
  }

  /// The state from which the configuration is made.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Calls ``updateContentUnavailableConfiguration(using:)`` after the present event.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard let application = UIApplication.current, isViewLoaded else { return }
    let isDue: Bool = AttachedValue.value("unavailableUpdate", of: self) ?? false
    guard !isDue else { return }
    AttachedValue.set(true, "unavailableUpdate", of: self)
    application.stage.perform(at: application.stage.time) { [weak self] in
      guard let self else { return }
      AttachedValue.set(false, "unavailableUpdate", of: self)
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}

@available(*, unavailable)
extension UIContentUnavailableConfigurationState: Sendable {}

@available(*, unavailable)
extension UIContentUnavailableConfiguration: Sendable {}

@available(*, unavailable)
extension UIContentUnavailableConfiguration.ButtonProperties: Sendable {}

@available(*, unavailable)
extension UIContentUnavailableConfiguration.TextProperties: Sendable {}

@available(*, unavailable)
extension UIContentUnavailableConfiguration.ImageProperties: Sendable {}
