import Controls
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
    </dict></dict>
    <key>tree</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%2$@: %1$#@files@, %3$#@folders@</string>
    <key>files</key><dict><key>one</key><string>a file</string>
    <key>other</key><string>%d files</string></dict>
    <key>folders</key><dict><key>one</key><string>a folder</string>
    <key>other</key><string>%d folders</string></dict></dict>
    <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
    </dict></plist>
    """
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}}}},
      "%lld cats": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld cat"}},
          "other": {"stringUnit": {"value": "%lld cats"}}}}},
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Katze"}},
          "other": {"stringUnit": {"value": "%lld Katzen"}}}}}}},
      "%@ has %lld dogs": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%@ has a dog"}},
        "other": {"stringUnit": {"value": "%1$@ has %2$lld dogs"}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Touch"}},
        "mac": {"stringUnit": {"value": "Press"}}}}}}}}}
    """
  private static let files = [
    "en.lproj/Localizable.strings": "/* greeting */ \"hi\" = \"Hello\";\nplain = \"Plain\";",
    "de.lproj/Localizable.strings": "// Gruß\n\"hi\" = \"Hallo \\\"Welt\\\"\\n\";",
    "en.lproj/Localizable.stringsdict": plurals, "Localizable.xcstrings": catalog,
    "en.lproj/Other.strings": "\"hi\" = \"Other\";",
    "zh-Hans.lproj/Other.strings": "\"hi\" = \"你好\";",
    "zh-Hant.lproj/Other.strings": "\"hi\" = \"妳好\";",
    "en.lproj/page.html": "English", "de.lproj/page.html": "deutsch",
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

  @Test func `have words for each of several numbers, which need not show them`() throws {
    try run("en_US") {
      let format = NSLocalizedString("tree", comment: "")
      #expect(String(format: format, 1, "A", 2) == "A: a file, 2 folders")
      #expect(String(format: format, 3, "100%", 1) == "100%: 3 files, a folder")
      #expect(String(localized: "\("Ann") has \(1) dogs") == "Ann has a dog")
      #expect(String(localized: "\("Ann") has \(5) dogs") == "Ann has 5 dogs")
    }
  }

  @Test func `are those of a phone where devices have others`() throws {
    try run("en_US") {
      #expect(String(localized: "device") == "Touch")
      #expect(NSLocalizedString("device", tableName: "Localizable", comment: "") == "Touch")
    }
  }

  @Test(arguments: [("zh_CN", "你好"), ("zh_TW", "妳好"), ("zh-Hant_CN", "妳好"), ("fr", "Other")])
  func `are found by the script of the locale`(locale: String, text: String) throws {
    try run(locale) { #expect(NSLocalizedString("hi", tableName: "Other", comment: "") == text) }
  }

  @Test func `stand in files of the language`() throws {
    func page() -> String? {
      Bundle.main.path(forResource: "page", ofType: "html").flatMap {
        try? String(contentsOfFile: $0, encoding: .utf8)
      }
    }
    try run("de_AT") { #expect(page() == "deutsch") }
    try run("fr_FR") { #expect(page() == "English") }
  }

  @Test func `are listed by their extension`() throws {
    try run("de_DE") {
      let urls = Bundle.main.urls(forResourcesWithExtension: "html", subdirectory: nil)
      #expect(urls?.map(\.lastPathComponent) == ["page.html"])
      #expect(Bundle.main.urls(forResourcesWithExtension: "none", subdirectory: nil) == nil)
      #expect(
        Bundle.main.paths(forResourcesOfType: "html", inDirectory: nil)
          == urls?.map { $0.path(percentEncoded: false) })
    }
  }

  @Test func `have the languages of the device among the preferences`() throws {
    try run("ar_EG") {
      let languages = UserDefaults.standard.object(forKey: "AppleLanguages") as? [String]
      #expect(languages == ["ar-EG"])
      #expect(UserDefaults.standard.string(forKey: "AppleLocale") == "ar_EG")
      UserDefaults.standard.set(["de"], forKey: "AppleLanguages")
      #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["de"])
    }
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c" title="Controller" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v"><subviews>
    <label text="Label" id="l"/>
    <label id="m"><string key="text">Long</string></label>
    <button id="b"><state key="normal" title="Button"/></button>
    <textField placeholder="Field" id="f"/>
    <segmentedControl id="g"><segments><segment title="A"/><segment title="B"/></segments>
    </segmentedControl></subviews></view></viewController></objects></scene></scenes></document>
    """

  @Test func `of storyboards stand in a table of its name, by the ids of objects`() throws {
    let folder = try DocumentFolder([
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": """
      /* Class = "UILabel"; */ "l.text" = "Beschriftung"; "m.text" = "Lang"; "c.title" = "Regler";
      "b.normalTitle" = "Knopf"; "f.placeholder" = "Feld"; "g.segmentTitles[1]" = "Be";
      """,
    ])
    func texts(_ locale: String) throws -> [String?] {
      let stage = Stage(size: Size(320, 568))
      let application = UIApplication(on: stage, resources: folder.path)
      var texts: [String?] = []
      application.run {
        var region = ApplicationRegion.default
        region.locale = Locale(identifier: locale)
        ApplicationRegion.set(region)
        let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let views = controller?.view.subviews ?? []
        texts = [controller?.title, (views[0] as? UILabel)?.text, (views[1] as? UILabel)?.text]
        texts.append((views[2] as? UIButton)?.currentTitle)
        texts.append((views[3] as? UITextField)?.placeholder)
        let segments = views[4] as? UISegmentedControl
        texts += [segments?.titleForSegment(at: 0), segments?.titleForSegment(at: 1)]
      }
      return texts
    }
    #expect(
      try texts("de_DE") == ["Regler", "Beschriftung", "Lang", "Knopf", "Feld", "A", "Be"])
    #expect(
      try texts("en_US") == ["Controller", "Label", "Long", "Button", "Field", "A", "B"])
  }
}
