public import PictureKit

/// What a search offers before the text is complete.
public protocol UISearchSuggestion: AnyObject {
  /// The text that is shown.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The text that is shown.
  var localizedSuggestion: String? { get }
  /// The text that is read.
  var localizedDescription: String? { get }
  /// The image; nil for none.
  var iconImage: UIImage? { get }
  /// What the suggestion stands for, for the program.
  var representedObject: Any? { get set }
}

/// A suggestion of a text and an image.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text that is shown.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text that is shown.
  public let localizedSuggestion: String?
  /// The text that is read.
  public let localizedDescription: String?
  /// The image; nil for none.
  public let iconImage: UIImage?
  /// What the suggestion stands for, for the program; nil by default.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = nil
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = AttributedText(localizedAttributedSuggestion.contents)
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

extension UISearchController {
  /// When the buttons for scopes appear.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// When the buttons for scopes appear: with the search, unless it is `.manual`.
  public var scopeBarActivation: ScopeBarActivation {
    get { AttachedValue.value("scopeBarActivation", of: self) ?? .automatic }
    set {
      AttachedValue.set(newValue, "scopeBarActivation", of: self)
      automaticallyShowsScopeBar = newValue != .manual
    }
  }

  /// What is offered before the text is complete; it is not shown, which is logged once.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { AttachedValue.value("searchSuggestions", of: self) }
    set {
      AttachedValue.set(newValue, "searchSuggestions", of: self)
      if newValue?.isEmpty == false {
        UIApplication.logOnce("Suggestions of searches are not shown.")
      }
    }
  }

  /// Whether the suggestions are hidden; true: they are not shown.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { AttachedValue.value("ignoresSearchSuggestions", of: self) ?? false }
    set { AttachedValue.set(newValue, "ignoresSearchSuggestions", of: self) }
  }
}
