// What a device of another kind would do, and a film keeps without an effect.

public import Bars

extension NavigationItem {
  /// The arrangement of wide bars: that of phones.
  public var style: UINavigationItem.ItemStyle {
    get { AttachedValue.value("style", of: self) ?? .navigator }
    set { AttachedValue.set(newValue, "style", of: self) }
  }

  /// Makes the menu of the title, which a phone has not.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { AttachedValue.value("titleMenuProvider", of: self) }
    set { AttachedValue.set(newValue, "titleMenuProvider", of: self) }
  }

  /// What the menu of the title tells of a document.
  public var documentProperties: AnyObject? {
    get { AttachedValue.value("documentProperties", of: self) }
    set { AttachedValue.set(newValue, "documentProperties", of: self) }
  }

  /// The name under which the arrangement is kept.
  public var customizationIdentifier: String? {
    get { AttachedValue.value("customizationIdentifier", of: self) }
    set { AttachedValue.set(newValue, "customizationIdentifier", of: self) }
  }

  /// Where the search bar is: below the titles.
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { AttachedValue.value("preferredSearchBarPlacement", of: self) ?? .automatic }
    set { AttachedValue.set(newValue, "preferredSearchBarPlacement", of: self) }
  }
}

extension NavigationItem {
  /// The arrangement of wide bars.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// What the back button of the page above shows: the title, "Back", or the arrow alone.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { AttachedValue.value("backButtonDisplayMode", of: self) ?? .default }
    set {
      AttachedValue.set(newValue, "backButtonDisplayMode", of: self)
      switch newValue {
      case .default: backButtonTitle = nil
      case .generic: backButtonTitle = "Back"
      case .minimal: backButtonTitle = ""
      }
    }
  }

  /// Where the search bar is: below the titles.
  public var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The second line of the title; it is not drawn, which is logged once.
  public var subtitle: String? {
    get { AttachedValue.value("subtitle", of: self) }
    set {
      AttachedValue.set(newValue, "subtitle", of: self)
      if newValue != nil { UIApplication.logOnce("Subtitles of navigation bars are not drawn.") }
    }
  }
}
