import FoundationEssentials
import Imaging
import SystemPackage
import TestSupport
import Testing

/// Golden pictures of programs for iOS.
@Suite(.tags(.golden)) struct ProgramGoldenTests {
  private static let program = """
    import UIKit

    // zoetrope: snapshot "start" at 0.5
    // zoetrope: device 100x80

    @main
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Home(color: .systemOrange)
        window?.makeKeyAndVisible()
        return true
      }
    }

    final class Home: UIViewController {
      private let color: UIColor
      init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        let dot = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        dot.backgroundColor = color
        dot.accessibilityIdentifier = "dot"
        view.addSubview(dot)
      }
    }

    #Preview("Red") { Home(color: .red) }
    #Preview("Wide", traits: .fixedLayout(width: 50, height: 20)) { UIView() }
    """

  private static let pictures = [
    "App/Red-dark", "App/Red", "App/Wide-dark", "App/Wide", "app/start-dark", "app/start",
    "taps/start-dark", "taps/start",
  ]

  private func sandbox() throws -> Sandbox {
    try Sandbox.with([
      "App/App.swift": Self.program,
      "App/taps.yaml": "actions:\n  - snapshot \"start\" at 1\n",
      "App/zoetrope.yaml": """
      goldens:
        appearances: [light, dark]
        scripts: [taps.yaml]
        scale: 1
      """,
    ])
  }

  @Test func `previews and scripts have golden pictures`() async throws {
    let sandbox = try sandbox()
    let update = try await sandbox.zoetrope("golden update App")
    #expect(update.exitCode == 0, "\(update.standardError)")
    let paths = update.output.split(separator: "\n").map(String.init)
    #expect(Set(paths) == Set(Self.pictures.map { "goldens/\($0).png" }))
    let red = try sandbox.image("goldens/App/Red.png")
    #expect((red.width, red.height) == (100, 80))
    #expect(red[20, 30] == 0xFFFF_0000)
    #expect(red[60, 60] == 0xFFFF_FFFF)
    #expect(try sandbox.image("goldens/App/Red-dark.png")[60, 60] == 0xFF00_0000)
    let wide = try sandbox.image("goldens/App/Wide.png")
    #expect((wide.width, wide.height) == (50, 20))

    let check = try await sandbox.zoetrope("golden check App")
    #expect(check.exitCode == 0, "\(check.standardError)")
    #expect(
      Set(check.output.split(separator: "\n").map(String.init))
        == Set(Self.pictures.map { "\($0): ok" }))

    let still = try await sandbox.zoetrope("still App --preview Red --at 1 --scale 1 -o red.png")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("red.png")[20, 30] == 0xFFFF_0000)

    // A view that is not seen changes nothing, a moved one does.
    let text = Self.program.replacing("view.addSubview(dot)", with: "view.addSubview(dot); add()")
    try sandbox.write(
      text + "\nextension Home { func add() { view.addSubview(UIView()) } }\n", to: "App/App.swift")
    #expect(try await sandbox.zoetrope("golden check App").exitCode == 0)
    try sandbox.write(
      Self.program.replacing("x: 10, y: 20", with: "x: 12, y: 20"), to: "App/App.swift")
    let review = try await sandbox.zoetrope("golden review App")
    #expect(review.exitCode == 1)
    #expect(
      review.standardError.contains(
        "View \"dot\" is at (12, 20), not (10, 20). See diff/App/Red.png."))
    #expect(review.output.contains("App/Red: changed\n"))
    #expect(review.output.contains("App/Wide: ok\n"))
    let page = String(decoding: try sandbox.read("diff/review.html"), as: UTF8.self)
    #expect(page.contains("\"name\":\"app/start-dark.png\""))
    try sandbox.write("", to: "goldens/App/gone.png")
    let orphan = try await sandbox.zoetrope("golden check App")
    #expect(orphan.standardError.contains("goldens/App/gone.png is not a picture of the program"))
  }

  @Test func `a picture of each combination ends in what is not the default`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "goldens:\n  directions: [ltr, rtl]\n  locales: [en_US, ar]\n  scale: 1\n",
      to: "App/zoetrope.yaml")
    let both = try await sandbox.zoetrope("golden update App --appearances dark")
    #expect(both.exitCode == 0, "\(both.standardError)")
    let names = both.output.split(separator: "\n").filter { $0.contains("/Red") }
    #expect(
      names
        == ["-dark", "-dark-ar", "-dark-rtl", "-dark-rtl-ar"].map { "goldens/App/Red\($0).png" },
      "\(both.output)")
  }

  @Test(arguments: [
    ("devices: [phone]", "App/zoetrope.yaml:2:13: 'phone': it must be a device"),
    ("apearances: light", "App/zoetrope.yaml:2:3: 'apearances' is not one of"),
    ("scale: 0", "App/zoetrope.yaml:2:10: a number from 0.1 to 10.0 is needed, not '0'."),
    ("scripts: [none.yaml]", "Cannot read App/none.yaml"),
  ])
  func `a wrong matrix is an error`(line: String, message: String) async throws {
    let sandbox = try sandbox()
    try sandbox.write("goldens:\n  \(line)\n", to: "App/zoetrope.yaml")
    let outcome = try await sandbox.zoetrope("golden check App --directory App")
    #expect([64, 65].contains(outcome.exitCode))
    #expect(outcome.standardError.contains(message), "\(outcome.standardError)")
  }

  @Test func `an unknown preview is an error that names the nearest`() async throws {
    let sandbox = try sandbox()
    let outcome = try await sandbox.zoetrope("still App --preview Read --at 0 -o a.png")
    #expect(outcome.exitCode == 64)
    #expect(outcome.standardError.contains("App has no preview 'Read'; the nearest is 'Red'."))
  }
}
