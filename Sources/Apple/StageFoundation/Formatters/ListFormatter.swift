internal import Foundation

/// A formatter of lists, such as "one, two, and three", in the language of the application.
open class ListFormatter: NSObject {
  /// The locale.
  open var locale: Locale! = Locale.current
  /// The formatter of an element; nil describes it.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  override public init() { super.init() }

  /// Returns the text of a list; nil if an element has none.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Returns the text of a list of texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }
}
