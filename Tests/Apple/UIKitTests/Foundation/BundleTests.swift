import Geometry
import StageKit
import Testing
import UIKit

/// The main bundle reads the property list of the program.
@Suite(.serialized) struct `property lists of programs` {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>1.4</string>
      <key>UIRequiresFullScreen</key><true/>
      <key>Levels</key><array><integer>3</integer><integer>5</integer></array>
    </dict></plist>
    """

  private func run<Result>(_ files: [String: String], _ body: () -> Result) throws -> Result {
    let folder = try DocumentFolder(files)
    let application = UIApplication(on: Stage(size: Size(320, 568)), resources: folder.path)
    return application.run(body)
  }

  @Test func `have strings, numbers and lists`() throws {
    try run(["Info.plist": Self.list]) {
      #expect(
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.4")
      #expect(Bundle.main.infoDictionary?["UIRequiresFullScreen"] as? Bool == true)
      #expect(Bundle.main.infoDictionary?["Levels"] as? [Int] == [3, 5])
      #expect(Bundle.main.localizedInfoDictionary?.count == 3)
      #expect(Bundle.main.object(forInfoDictionaryKey: "Nothing") == nil)
    }
  }

  @Test func `may have the name of the target, but are not those of tests`() throws {
    let other = Self.list.replacingOccurrences(of: "1.4", with: "9")
    try run(["GameTests-Info.plist": other, "Game-Info.plist": Self.list]) {
      #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "1.4")
    }
  }

  @Test func `are nil where there is none, or none that can be read`() throws {
    try run([:]) { #expect(Bundle.main.infoDictionary == nil) }
    try run(["Info.plist": "<plist>"]) { #expect(Bundle.main.infoDictionary == nil) }
  }

  private final class Opener: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var opened: [String] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url.absoluteString)
      return true
    }
  }

  @Test func `have the schemes of addresses that the program opens itself`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>Card</string></array>
      </dict></array></dict></plist>
      """
    let folder = try DocumentFolder(["Info.plist": list])
    let stage = Stage(size: Size(320, 568))
    let application = UIApplication(on: stage, resources: folder.path)
    let opener = Opener()
    application.launch(delegate: { opener })
    var answers: [Bool] = []
    let own = try #require(URL(string: "card://list/7"))
    let other = try #require(URL(string: "https://a.example"))
    application.run {
      #expect(application.canOpenURL(own) && !application.canOpenURL(other))
      application.open(own) { answers.append($0) }
      application.open(other) { answers.append($0) }
    }
    #expect(opener.opened.isEmpty, "the program goes on first")
    stage.advance(to: 0.1)
    #expect(opener.opened == ["card://list/7"] && answers == [true, false])
    #expect(
      application.notes
        == ["an application in a film opens no addresses, such as https://a.example"])
  }
}
