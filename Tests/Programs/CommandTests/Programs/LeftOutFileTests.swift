import TestSupport
import Testing

/// Files of a program that cannot work here and are left out of it.
@Suite struct LeftOutFileTests {
  private static let web = """
    import UIKit
    import WebKit
    class WebController: UIViewController { let web = WKWebView() }
    """
  private static let warning =
    "App/Web.swift:2: warning: imports WebKit, which is not available: it is part of Apple's "
    + "systems. The file uses WKWebView of it in line 3. The file is left out.\n"
  private static let plain = "import UIKit\nclass PlainController: UIViewController {}\n"

  /// Returns a storyboard that starts with a controller, or with a navigation controller around it.
  private static func storyboard(of name: String, inNavigation: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="NO" initialViewController="\(inNavigation ? "n" : "c")">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="c" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b"/>
            <connections>
              <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
          </navigationController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func sandbox(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("App")
    for (name, text) in files { try sandbox.write(text, to: "App/\(name)") }
    return sandbox
  }

  @Test func `what was left out is said at every run`() async throws {
    let sandbox = try sandbox(["Plain.swift": Self.plain, "Web.swift": Self.web])
    let first = try await sandbox.run("trace App --fps 1 --duration 1")
    #expect(first.exitCode == 0)
    #expect(first.standardError == "Compiling 2 files of App\n" + Self.warning)
    let second = try await sandbox.run("trace App --fps 1 --duration 1")
    #expect(second.exitCode == 0 && second.output == first.output)
    #expect(second.standardError == Self.warning)
  }

  @Test func `a file that does not compile is named at every run`() async throws {
    let sandbox = try sandbox([
      "Plain.swift": Self.plain,
      "Other.swift": "import UIKit\nclass Other: UIViewController {\n  let a: Missing\n}",
    ])
    let warning =
      "App/Other.swift:3:10: warning: cannot find type 'Missing' in scope. The file is left out.\n"
    let words = "trace App --controller PlainController --fps 1 --duration 1"
    let first = try await sandbox.run(words)
    #expect(first.exitCode == 0, "\(first.standardError)")
    #expect(first.standardError.hasSuffix(warning))
    let second = try await sandbox.run(words)
    #expect(second.exitCode == 0 && second.standardError == warning)
  }

  @Test func `a loss in a file is said at every run`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "import UIKit\nclass Plain: UIViewController {\n  @IBOutlet var label: UILabel!\n}\n",
      to: "Plain.swift")
    let warning =
      "Plain.swift:3: warning: outlets are nil, since no storyboard connects them.\n"
    let first = try await sandbox.run("trace Plain.swift --fps 1 --duration 1")
    #expect(first.standardError == "Compiling Plain.swift\n" + warning)
    let second = try await sandbox.run("trace Plain.swift --fps 1 --duration 1")
    #expect(second.exitCode == 0 && second.standardError == warning)
  }

  @Test(arguments: [false, true], ["", "--controller WebController", "--storyboard Main"])
  func `a film does not start with a controller whose file is left out`(
    inNavigation: Bool, options: String
  ) async throws {
    let sandbox = try sandbox([
      "Plain.swift": Self.plain, "Web.swift": Self.web,
      "Main.storyboard": Self.storyboard(of: "WebController", inNavigation: inNavigation),
    ])
    for _ in 1...2 {
      let outcome = try await sandbox.run("trace App \(options) --fps 1 --duration 1")
      #expect(outcome.exitCode == 65 && outcome.output == "")
      #expect(
        outcome.standardError.hasSuffix(
          Self.warning
            + "Error: WebController cannot be shown, since its file App/Web.swift is left out.\n"),
        "\(outcome.standardError)")
    }
  }

  @Test func `a controller without a scene whose file is left out is named`() async throws {
    let sandbox = try sandbox(["Plain.swift": Self.plain, "Web.swift": Self.web])
    let outcome = try await sandbox.run("trace App --controller WebController --fps 1")
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.standardError.contains(
        "WebController cannot be shown, since its file App/Web.swift is left out."),
      "\(outcome.standardError)")
  }

  @Test func `other controllers of the program are shown`() async throws {
    let sandbox = try sandbox([
      "Plain.swift": Self.plain, "Web.swift": Self.web,
      "Main.storyboard": Self.storyboard(of: "WebController"),
    ])
    let outcome = try await sandbox.run(
      "trace App --controller PlainController --fps 1 --duration 1")
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
  }
}
