import TestSupport
import Testing

/// Code of a program that does not compile here and is cut.
@Suite struct CutTests {
  private static let words = "trace App --fps 1 --duration 1"

  @Test func `what was cut is said at every run`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "World.swift": """
        import UIKit
        import RealityKit
        class WorldController: UIViewController {
          let world = ARView()
          override func viewDidLoad() {
            super.viewDidLoad()
            world.environment.background = .color(.red)
            view.addSubview(world)
            view.backgroundColor = .red
          }
        }
        """
      ])
    let cuts = """
      App/World.swift:2: warning: import RealityKit is left out: imports RealityKit, which is not \
      available: it is part of Apple's systems. The file uses ARView of it in line 4.
      App/World.swift:4: warning: ARView is an empty type: cannot find 'ARView' in scope.
      App/World.swift:7: warning: WorldController.viewDidLoad() loses a statement: value of type 'ARView' \
      has no member 'environment'.

      """
    let first = try await sandbox.run(Self.words)
    #expect(first.exitCode == 0)
    #expect(first.standardError.contains(cuts), "\(first.standardError)")
    #expect(!first.standardError.contains("_cut") && !first.standardError.contains("_Cut"))
    let second = try await sandbox.run(Self.words)
    #expect(second.exitCode == 0 && second.output == first.output)
    #expect(second.standardError.hasPrefix(cuts), "\(second.standardError)")
  }

  @Test func `a cut that is reached is logged once with file, line and reason`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "Page.swift": """
        import UIKit
        class Page: UIViewController {
          override func viewDidLayoutSubviews() {
            view.noSuchMember()
          }
        }
        """
      ])
    let outcome = try await sandbox.run(Self.words)
    let line =
      "Warning: App/Page.swift:4: code is cut: value of type 'UIView' has no member 'noSuchMember'\n"
    #expect(outcome.standardError.ranges(of: line).count == 1, "\(outcome.standardError)")
  }

  @Test func `with --strict what would be cut is an error`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "Page.swift":
          "import UIKit\nclass Page: UIViewController {\n  func f() { missing() }\n}\n"
      ])
    for words in [Self.words, Self.words + " --strict", Self.words] {
      let outcome = try await sandbox.run(words)
      #expect(outcome.exitCode == (words.hasSuffix("strict") ? 65 : 0), "\(outcome.standardError)")
    }
    let strict = try await sandbox.run(Self.words + " --strict")
    #expect(
      strict.standardError.contains("App/Page.swift:3:14: error: cannot find 'missing' in scope"))
  }

  @Test(arguments: [
    ("Page.viewDidLoad() does nothing", "override func viewDidLoad() { if missing { return } }"),
    ("Page.loadView() does nothing", "override func loadView() { if missing { return } }"),
    (
      "Page.init(coder:) is left out",
      "required init?(coder: NSCoder) { if missing { return nil }; super.init(coder: coder) }"
    ),
  ])
  func `a film whose scene is lost is an error`(name: String, code: String) async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "Page.swift": "import UIKit\nclass Page: UIViewController {\n  \(code)\n}\n"
      ])
    for _ in 1...2 {
      let outcome = try await sandbox.run(Self.words)
      #expect(outcome.exitCode == 1 && outcome.output == "")
      #expect(
        outcome.standardError.hasSuffix(
          "Error: Page cannot be shown, since \(name): cannot find 'missing' in scope.\n"),
        "\(outcome.standardError)")
    }
  }

  @Test func `a film whose application does not start is an error, another one is shown`()
    async throws
  {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "AppDelegate.swift": """
        import UIKit
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Missing()
            window?.makeKeyAndVisible()
            return true
          }
        }
        """, "Page.swift": "import UIKit\nclass Page: UIViewController {}\n",
      ])
    let outcome = try await sandbox.run(Self.words)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError.contains("Error: AppDelegate cannot be shown, since AppDelegate."),
      "\(outcome.standardError)")
    let page = try await sandbox.run(Self.words + " --controller Page")
    #expect(page.exitCode == 0, "\(page.standardError)")
  }
}
