import Geometry
import StageFoundation
import StageKit
import Testing
import UIKit

/// Texts come from the files of the program, in the language of the application.
@Suite(.serialized) struct `texts in languages` {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>items</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ left</string><key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d item</string><key>other</key><string>%d items</string>
    </dict></dict></dict></plist>
    """
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}}}},
      "%lld cats": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld cat"}},
          "other": {"stringUnit": {"value": "%lld cats"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Katze"}},
          "other": {"stringUnit": {"value": "%lld Katzen"}}}}}}}}}
    """
  private static let files = [
    "en.lproj/Localizable.strings": "/* greeting */ \"hi\" = \"Hello\";\nplain = \"Plain\";",
    "de.lproj/Localizable.strings": "// Gruß\n\"hi\" = \"Hallo \\\"Welt\\\"\\n\";",
    "en.lproj/Localizable.stringsdict": plurals, "Localizable.xcstrings": catalog,
    "en.lproj/Other.strings": "\"hi\" = \"Other\";",
  ]

  private func run(_ locale: String, _ body: () -> Void) throws {
    let folder = try DocumentFolder(Self.files)
    let stage = Stage(size: Size(320, 568))
    let application = UIApplication(on: stage, resources: folder.path)
    defer { withExtendedLifetime(stage) {} }
    application.run {
      var region = ApplicationRegion.default
      region.locale = Locale(identifier: locale)
      ApplicationRegion.set(region)
      body()
    }
  }

  @Test func `are found by keys in tables, with the key for what is missing`() throws {
    try run("en_US") {
      #expect(NSLocalizedString("hi", comment: "") == "Hello")
      #expect(NSLocalizedString("plain", comment: "") == "Plain")
      #expect(NSLocalizedString("hi", tableName: "Other", comment: "") == "Other")
      #expect(NSLocalizedString("missing", comment: "") == "missing")
      #expect(NSLocalizedString("missing", value: "so", comment: "") == "so")
      #expect(Bundle.main.localizedString(forKey: "hi", value: nil, table: nil) == "Hello")
    }
  }

  @Test func `are those of the locale, and of English where it has none`() throws {
    try run("de_DE") {
      #expect(NSLocalizedString("hi", comment: "") == "Hallo \"Welt\"\n")
      #expect(NSLocalizedString("plain", comment: "") == "Plain")
      #expect(Bundle.main.preferredLocalizations == ["de"])
      #expect(Locale.preferredLanguages == ["de-DE"])
    }
  }

  @Test func `have words for numbers`() throws {
    try run("en_US") {
      let format = NSLocalizedString("items", comment: "")
      #expect(String.localizedStringWithFormat(format, 1) == "1 item left")
      #expect(String(format: format, 3) == "3 items left")
      #expect(String(localized: "\(1) cats") == "1 cat")
      #expect(String(localized: "\(2) cats") == "2 cats")
    }
    try run("de_DE") { #expect(String(localized: "\(1) cats") == "1 Katze") }
  }

  @Test func `take values into their places`() throws {
    try run("de_DE") {
      #expect(String(localized: "hello \("Ann")") == "Hallo Ann")
      #expect(String(localized: "none \(2) 100%") == "none 2 100%")
      #expect(String(localized: "hi") == "Hallo \"Welt\"\n")
    }
  }
}
