internal import StageContext
@_exported public import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the notification of another language.
public let LCLLanguageChangeNotification = "LCLLanguageChangeNotification"

/// The language of a program's texts, in the words of the library Localize_Swift.
///
/// Texts are those of the language that the command is given. A program that sets another language
/// is notified, reads that one, and has the same texts.
open class Localize: NSObject {
  private final class Choice { var language: String? }

  private static var choice: Choice { ApplicationContext.shared.service { _ in Choice() } }

  /// Returns the languages of the program.
  open class func availableLanguages(_ excludeBase: Bool = false) -> [String] {
    Bundle.main.localizations.filter { !excludeBase || $0 != "Base" }
  }

  /// Returns the language of the texts.
  open class func currentLanguage() -> String { choice.language ?? defaultLanguage() }

  /// Sets the language, and notifies the program.
  open class func setCurrentLanguage(_ language: String) {
    guard language != currentLanguage() else { return }
    choice.language = language
    ApplicationContext.logOnce(
      "The program sets the language \(language): texts stay in that of the film.")
    NotificationCenter.default.post(
      name: NSNotification.Name(LCLLanguageChangeNotification), object: nil)
  }

  /// Returns the language of the film.
  open class func defaultLanguage() -> String {
    Locale.current.language.languageCode?.identifier ?? "en"
  }

  /// Sets the language of the film.
  open class func resetCurrentLanguageToDefault() { setCurrentLanguage(defaultLanguage()) }

  /// Returns the name of a language in itself.
  open class func displayNameForLanguage(_ language: String) -> String {
    Locale(identifier: currentLanguage()).localizedString(forIdentifier: language) ?? language
  }
}

extension String {
  /// Returns the program's text of this name.
  public func localized() -> String { localized(using: nil) }
  /// Returns the program's text of this name in a table.
  public func localized(using tableName: String?) -> String { localized(using: tableName, in: nil) }
  /// Returns the text of this name in a bundle.
  public func localized(in bundle: Bundle?) -> String { localized(using: nil, in: bundle) }
  /// Returns the text of this name in a table of a bundle.
  public func localized(using tableName: String?, in bundle: Bundle?) -> String {
    (bundle ?? .main).localizedString(forKey: self, value: nil, table: tableName)
  }
  /// Returns the program's text of this name with values.
  public func localizedFormat(_ arguments: any CVarArg...) -> String {
    String(format: localized(), arguments: arguments)
  }
  /// Returns the program's text of this name for a number.
  public func localizedPlural(_ argument: any CVarArg) -> String {
    String(format: localized(), arguments: [argument])
  }
}
