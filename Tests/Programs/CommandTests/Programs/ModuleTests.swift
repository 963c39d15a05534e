import Imaging
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Modules that programs import from source.
@Suite struct ModuleTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Look",
      targets: [
        .target(name: "Look", dependencies: ["Shades"], path: "Code/Look", exclude: ["Old"]),
        .target(name: "Shades"),
        .testTarget(name: "LookTests"),
      ])
    """
  private static let shades = """
    import UIKit
    struct Helper { let color = UIColor.red }
    public enum Shades { public static var main: UIColor { Helper().color } }
    """
  private static let look = """
    import Shades
    import UIKit
    struct Helper { static let color = Shades.main }
    open class LookController: UIViewController {
      public let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        box.backgroundColor = Helper.color
        view.addSubview(box)
      }
    }
    """
  private static let controller = """
    import Look
    import UIKit
    enum Helper { static let offset: CGFloat = 100 }
    class ShowController: LookController {
      override func viewDidLoad() {
        super.viewDidLoad()
        box.frame.origin.x = Helper.offset
      }
    }
    """

  private func package(in folder: String) -> [String: String] {
    [
      "\(folder)/Package.swift": Self.manifest,
      "\(folder)/Code/Look/LookController.swift": Self.look,
      "\(folder)/Code/Look/Old/Broken.swift": "broken (",
      "\(folder)/Sources/Shades/Shades.swift": Self.shades,
      "\(folder)/Tests/LookTests/Tests.swift": "import XCTest",
    ]
  }

  @Test func `the targets of a package beside a program are modules of their own`() async throws {
    let sandbox = try Sandbox.with(
      ["App/ShowController.swift": Self.controller].merging(package(in: "App/Packages/Look")) { $1 }
    )
    let still = try await sandbox.run("still App --at 0.1 -o show.png --scale 1")
    #expect(
      still.standardError
        == """
        Compiling the module Shades
        Compiling the module Look
        Compiling 1 file of App

        """.replacing("1 file of App", with: "App/ShowController.swift"))
    #expect(still.exitCode == 0)
    let image = try sandbox.image("show.png")
    #expect(image[120, 20] == 0xFFFF_0000)
    #expect(image[20, 20] == 0xFFFF_FFFF)
    #expect(try await sandbox.run("still App --at 0.1 -o again.png").standardError == "")
  }

  @Test func `only what an edited module changes is compiled again`() async throws {
    let sandbox = try Sandbox.with(
      ["App/ShowController.swift": Self.controller].merging(package(in: "App/Packages/Look")) { $1 }
    )
    _ = try await sandbox.run("still App --at 0.1 -o show.png --scale 1")
    try sandbox.write(
      Self.look.replacing("width: 50", with: "width: 60"),
      to: "App/Packages/Look/Code/Look/LookController.swift")
    let second = try await sandbox.run("still App --at 0.1 -o wide.png --scale 1")
    #expect(
      second.standardError == "Compiling the module Look\nCompiling App/ShowController.swift\n")
    #expect(try sandbox.image("wide.png")[155, 20] == 0xFFFF_0000)
  }

  @Test func `packages that an Xcode project refers to are modules`() async throws {
    let project = """
      // !$*UTF8*$!
      {
        objects = {
          ROOT = {isa = PBXProject; mainGroup = MAIN; projectDirPath = ""; targets = ();
            packageReferences = (LOOK /* Look */, ); };
          MAIN = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
          LOOK = {isa = XCLocalSwiftPackageReference; relativePath = "../Shared/Look"; };
        };
        rootObject = ROOT /* Project object */;
      }
      """
    let sandbox = try Sandbox.with(
      [
        "App/ShowController.swift": Self.controller,
        "App/Show.xcodeproj/project.pbxproj": project,
      ].merging(package(in: "Shared/Look")) { $1 })
    let still = try await sandbox.run("still App --at 0.1 -o show.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("show.png")[120, 20] == 0xFFFF_0000)
  }

  @Test func `modules are found in the folders of checkouts`() async throws {
    let sandbox = try Sandbox.with(
      ["App/ShowController.swift": Self.controller].merging(package(in: "checkouts/Look")) { $1 })
    let missing = try await sandbox.run("still App --at 0.1 -o show.png")
    #expect(
      missing.standardError.contains(
        "imports Look, whose source is not here: put it into the folder Packages/Look beside the "
          + "program, or name the folder with its checkout by --packages."),
      "\(missing.standardError)")
    let found = try await sandbox.zoetrope(
      "still App --at 0.1 --scale 1 -o show.png --force",
      environment: .inherit.updating([
        "XDG_CACHE_HOME": sandbox.path.appending("cache").string,
        "ZOETROPE_PACKAGES": sandbox.path.appending("checkouts").string,
      ]))
    #expect(found.exitCode == 0, "\(found.standardError)")
    #expect(try sandbox.image("show.png")[120, 20] == 0xFFFF_0000)
    let named = try await sandbox.run(
      "still App --at 0.1 --scale 1 --packages checkouts -o named.png")
    #expect(named.exitCode == 0, "\(named.standardError)")
    #expect(try sandbox.image("named.png")[120, 20] == 0xFFFF_0000)
    let wrong = try await sandbox.run("still App --packages nowhere -o wrong.png")
    #expect(wrong.standardError.contains("--packages: nowhere is not a directory."))
  }

  @Test func `a library beside its example is a module`() async throws {
    let sandbox = try Sandbox.with([
      "Tint/Tint.podspec": "Pod::Spec.new",
      "Tint/Tint/Classes/Tint.swift": """
      import UIKit
      let hidden = UIColor.red
      public extension UIView { func tint() { backgroundColor = hidden } }
      """,
      "Tint/Example/Tint/ViewController.swift": """
      import Tint
      import UIKit
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.tint()
        }
      }
      """,
    ])
    let still = try await sandbox.run("still Tint/Example --at 0.1 --strict -o tint.png")
    #expect(still.standardError.hasPrefix("Compiling the module Tint\n"), "\(still.standardError)")
    #expect(try sandbox.image("tint.png")[20, 20] == 0xFFFF_0000)
  }

  @Test func `what is internal to a module is seen by a testable import alone`() async throws {
    let hidden = """
      import Look
      import UIKit
      class ShowController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = Look.Helper.color
        }
      }
      """
    let sandbox = try Sandbox.with(
      ["App/ShowController.swift": hidden].merging(package(in: "App/Pods/Look")) { $1 })
    let plain = try await sandbox.run("still App --at 0.1 --strict -o show.png")
    #expect(
      plain.standardError.contains("error: module 'Look' has no member named 'Helper'"),
      "\(plain.standardError)")
    try sandbox.write(
      hidden.replacing("import Look", with: "@testable import Look"), to: "App/ShowController.swift"
    )
    let testable = try await sandbox.run("still App --at 0.1 --strict -o show.png")
    #expect(testable.exitCode == 0, "\(testable.standardError)")
    #expect(try sandbox.image("show.png")[20, 20] == 0xFFFF_0000)
  }

  @Test func `what a module loses is said at every run`() async throws {
    var files = package(in: "App/Packages/Look")
    files["App/Packages/Look/Sources/Shades/Other.swift"] = """
      import UIKit
      public func other() { missing() }
      """
    files["App/ShowController.swift"] = Self.controller
    let sandbox = try Sandbox.with(files)
    let line =
      "App/Packages/Look/Sources/Shades/Other.swift:2: warning: other() loses a statement: "
    for _ in 1...2 {
      let still = try await sandbox.run("still App --at 0.1 -o show.png --force")
      #expect(still.exitCode == 0)
      #expect(still.standardError.contains(line), "\(still.standardError)")
    }
    let strict = try await sandbox.run("still App --at 0.1 --strict -o show.png --force")
    #expect(strict.exitCode == 65)
    #expect(strict.standardError.contains("Other.swift:2:"), "\(strict.standardError)")
  }
}
