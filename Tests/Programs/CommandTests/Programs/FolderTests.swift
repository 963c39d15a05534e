import Imaging
import SystemPackage
import TestSupport
import Testing

/// Folders of programs for iOS in place of recipes.
@Suite struct FolderTests {
  private static let controller = """
    import UIKit

    class DropViewController: UIViewController {
      private let ball = BallView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      lazy var animator = UIDynamicAnimator(referenceView: view)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ball)
        animator.addBehavior(UIGravityBehavior(items: [ball]))
      }
    }
    """
  private static let ball = """
    import UIKit

    class BallView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
        layer.cornerRadius = frame.width / 2
      }

      required init?(coder: NSCoder) { fatalError() }
    }
    """

  /// Writes the files of a program into the folder Drop.
  private func sandbox(_ more: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox()
    let files = ["DropViewController.swift": Self.controller, "Views/BallView.swift": Self.ball]
    for (name, text) in files.merging(more, uniquingKeysWith: { $1 }) {
      let folder = "Drop/\(name)".split(separator: "/").dropLast().joined(separator: "/")
      try sandbox.makeDirectory(folder)
      try sandbox.write(text, to: "Drop/\(name)")
    }
    return sandbox
  }

  @Test func `the files of a folder are one program`() async throws {
    let sandbox = try sandbox([
      "Package.swift": "import PackageDescription; no Swift",
      "DropTests/Tests.swift": "import XCTest",
      "Pods/Pod.swift": "import Pod", "build/Old.swift": "broken (",
    ])
    let still = try await sandbox.run("still Drop --at 0.1 -o drop.png")
    #expect(still.standardError == "Compiling 2 files of Drop\n")
    #expect(still.exitCode == 0)
    #expect(try sandbox.image("drop.png")[60, 60] == 0xFFFF_0000)
    let sheet = try await sandbox.run("sheet Drop/ --scale 0.2")
    #expect(sheet.output == "drop-view-controller.png\n", "\(sheet.standardError)")
  }

  @Test func `a file named after a type Package is part of the program`() async throws {
    let sandbox = try sandbox(["Views/Package.swift": "struct Package { var count = 1 }"])
    let still = try await sandbox.run("still Drop --at 0.1 -o drop.png")
    #expect(still.standardError == "Compiling 3 files of Drop\n")
    #expect(still.exitCode == 0)
  }

  @Test func `an edited file of a folder is compiled again`() async throws {
    let sandbox = try sandbox()
    let first = try await sandbox.run("trace Drop --fps 1 --to 1")
    #expect(try await sandbox.run("trace Drop --fps 1 --to 1").standardError == "")
    try sandbox.write(
      Self.controller.replacing("x: 10", with: "x: 20"), to: "Drop/DropViewController.swift")
    let second = try await sandbox.run("trace Drop --fps 1 --to 1")
    #expect(second.standardError == "Compiling 2 files of Drop\n")
    #expect(second.exitCode == 0 && second.output != first.output)
  }

  @Test func `a file is compiled with the files that it needs`() async throws {
    let sandbox = try sandbox([
      "Broken.swift": "class Broken: NSObject { func a( }",
      "Other.swift": "import UIKit\nclass OtherController: UIViewController {}",
    ])
    let result = try await sandbox.run("still Drop/DropViewController.swift --at 0.1 -o drop.png")
    #expect(
      result.standardError == """
        Compiling Drop/DropViewController.swift
        Compiling Drop/DropViewController.swift and a file that it needs

        """)
    #expect(result.exitCode == 0)
    #expect(try sandbox.image("drop.png")[60, 60] == 0xFFFF_0000)
    let again = try await sandbox.run(
      "still Drop/DropViewController.swift --at 0.1 -o drop.png --force")
    #expect(again.standardError == "", "what was compiled is in the cache")
    // The controller's own class is shown, not that of the file that it needs.
    let list = try await sandbox.run("list Drop/DropViewController.swift --ids")
    #expect(list.output == "drop-view-controller\n")
  }

  @Test func `the files that a file needs are searched in its project`() async throws {
    let sandbox = try sandbox([
      "Controllers/Ball.swift":
        "import UIKit\nclass Controller: UIViewController { let ball = BallView(frame: .zero) }"
    ])
    let alone = try await sandbox.run(
      "still Drop/Controllers/Ball.swift --strict --at 0 -o ball.png")
    #expect(alone.exitCode == 65)
    #expect(
      alone.standardError.hasSuffix(
        "Ball.swift:2:55: error: cannot find 'BallView' in scope\n"
          + "Error: Drop/Controllers/Ball.swift does not compile.\n")
        || alone.standardError.contains("error: cannot find 'BallView' in scope"),
      "\(alone.standardError)")
    try sandbox.makeDirectory("Drop/Drop.xcodeproj")
    let result = try await sandbox.run("still Drop/Controllers/Ball.swift --at 0 -o ball.png")
    #expect(result.exitCode == 0, "\(result.standardError)")
  }

  @Test func `files that the controller does not need may be broken`() async throws {
    let sandbox = try sandbox([
      "Other.swift":
        "import UIKit\nclass Other: UIViewController {\n  let a: Missing\n}"
    ])
    let whole = try await sandbox.run("still Drop --strict --at 0.1 -o drop.png")
    #expect(whole.exitCode == 65)
    #expect(
      whole.standardError.contains(
        "Drop/Other.swift:3:10: error: cannot find type 'Missing' in scope"))
    let part = try await sandbox.run(
      "still Drop --controller DropViewController --at 0.1 -o drop.png")
    #expect(part.exitCode == 0)
    #expect(
      part.standardError == """
        Compiling 3 files of Drop
        Compiling 2 files of Drop
        Drop/Other.swift:3:10: warning: cannot find type 'Missing' in scope. The file is left out.

        """)
    let needed = try await sandbox.run(
      "still Drop --controller Other --strict --at 0.1 -o other.png")
    #expect(needed.exitCode == 65)
    #expect(
      needed.standardError.contains("Drop/Other.swift:3:10: error: cannot find type 'Missing'"))
  }

  @Test func `an application needs the files that its delegate names`() async throws {
    let sandbox = try sandbox([
      "AppDelegate.swift": """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = DropViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """,
      "Other.swift": "import UIKit\nclass Other: UIViewController {\n  let a: Missing\n}",
    ])
    let result = try await sandbox.run("still Drop --at 0.1 -o drop.png")
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(
      result.standardError.contains("Drop/Other.swift:3:10: warning: cannot find type 'Missing'"))
    #expect(try sandbox.image("drop.png")[60, 60] == 0xFFFF_0000)
  }

  @Test func `with --strict a module that is missing is an error`() async throws {
    let sandbox = try sandbox([
      "World.swift":
        "import UIKit\nimport RealityKit\nclass World: UIViewController { let v = ARView() }"
    ])
    let result = try await sandbox.run("still Drop --strict --at 0.1 -o drop.png")
    #expect(result.exitCode == 65)
    #expect(
      result.standardError.hasSuffix(
        "Error: Drop/World.swift:2: error: imports RealityKit, which is not available: it is part "
          + "of Apple's systems. The file uses ARView of it in line 3.\n"),
      "\(result.standardError)")
  }

  @Test func `an import of a folder's own module is left out`() async throws {
    let sandbox = try sandbox([
      "DropViewController.swift": Self.controller.replacing("UIKit", with: "UIKit\nimport Views")
    ])
    let result = try await sandbox.run("still Drop --at 0.1 -o drop.png")
    #expect(result.exitCode == 0)
    #expect(result.standardError == "Compiling 2 files of Drop\n")
  }

  @Test func `of several controllers one is chosen`() async throws {
    let sandbox = try sandbox([
      "Other.swift": "import UIKit\nclass OtherController: UIViewController {}"
    ])
    let several = try await sandbox.run("still Drop --at 0.1 -o drop.png")
    #expect(several.exitCode == 64)
    #expect(
      several.standardError.contains(
        "Drop has 2 controllers or views; name one of Drop:drop-view-controller, "
          + "Drop:other-controller."), "\(several.standardError)")
    for words in ["Drop:other-controller", "Drop --controller OtherController"] {
      let result = try await sandbox.run("still \(words) --at 0.1 -o drop.png --force")
      #expect(result.exitCode == 0, "\(result.standardError)")
    }
    let unknown = try await sandbox.run("still Drop --controller OtherControler --at 1 -o a.png")
    #expect(unknown.exitCode == 64)
    #expect(
      unknown.standardError.contains(
        "Drop has no controller or view 'OtherControler'; the nearest is 'OtherController'."))
    let list = try await sandbox.run("list Drop --ids")
    #expect(list.output == "drop-view-controller\nother-controller\nball-view\n")
  }

  @Test func `a controller that others make or inherit from is not the one that is shown`()
    async throws
  {
    let sandbox = try sandbox([
      "Other.swift": """
      import UIKit
      class BaseController: UIViewController {}
      class MainController: BaseController {
        func next() { present(DetailController(), animated: true) }
        // StartController() is not made here.
      }
      class DetailController: UIViewController {
        static func copy() -> DetailController { DetailController() }
      }
      """
    ])
    let result = try await sandbox.run("still Drop/Other.swift --at 0.1 -o drop.png")
    #expect(result.exitCode == 0, "\(result.standardError)")
  }

  @Test func `of several programs one is chosen by its name or a class`() async throws {
    let delegate = """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """
    let sandbox = try Sandbox()
    for name in ["One", "Two"] {
      try sandbox.makeDirectory("Apps/\(name)/Screens")
      try sandbox.write(delegate, to: "Apps/\(name)/AppDelegate.swift")
      try sandbox.write(
        "import UIKit\nclass \(name)Controller: UIViewController {}",
        to: "Apps/\(name)/Screens/\(name)Controller.swift")
    }
    let several = try await sandbox.run("still Apps --at 0 -o a.png")
    #expect(several.exitCode == 0)
    #expect(
      several.standardError.hasPrefix(
        "Apps has 2 programs; One is taken. Name another one by --program: Two.\n"
          + "Compiling 2 files of One\n"), "\(several.standardError)")
    let named = try await sandbox.run("still Apps --program Two --at 0 -o two.png")
    #expect(named.standardError.hasPrefix("Compiling 2 files of Two\n"))
    #expect(named.exitCode == 0)
    let unknown = try await sandbox.run("still Apps --program Three --at 0 -o b.png")
    #expect(unknown.exitCode == 65)
    #expect(unknown.standardError == "Error: Apps has no program Three; name one of One, Two.\n")
    let single = try await sandbox.run("still Apps/One --program One --at 0 -o b.png")
    #expect(single.exitCode == 65)
    #expect(
      single.standardError
        == "Error: Apps/One has one program; --program is for folders with several.\n")
    let chosen = try await sandbox.run("still Apps --controller TwoController --at 0 -o c.png")
    #expect(!chosen.standardError.contains("programs"), "\(chosen.standardError)")
    #expect(chosen.exitCode == 0)
  }

  @Test func `of several programs that named like the project is shown`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Apps/Two.xcodeproj")
    for (name, color) in [("One", "red"), ("Two", "blue")] {
      try sandbox.makeDirectory("Apps/\(name)")
      try sandbox.write(
        """
        import UIKit
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.rootViewController?.view.backgroundColor = .\(color)
            window?.makeKeyAndVisible()
            return true
          }
        }
        """, to: "Apps/\(name)/AppDelegate.swift")
    }
    let still = try await sandbox.run("still Apps --at 0.1 --strict -o two.png")
    #expect(still.standardError == "Compiling Apps/Two/AppDelegate.swift\n")
    #expect(still.exitCode == 0)
  }

  @Test func `a folder without a program is refused`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Empty")
    let empty = try await sandbox.run("still Empty --at 0 -o a.png")
    #expect(
      empty.standardError == "Error: Empty has no file of a program in Swift or Objective-C.\n")
    #expect(empty.exitCode == 65)
    try sandbox.makeDirectory("Native")
    try sandbox.write("import Zoetrope", to: "Native/Scene.swift")
    let native = try await sandbox.run("still Native --at 0 -o a.png")
    #expect(
      native.standardError
        == "Error: No file in Native imports UIKit; a folder is a program for iOS. Films of a package "
        + "are shown by 'zoetrope preview --package'.\n")
  }

  @Test func `folders and files of a program may have names that are not UTF-8`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UIImageView(image: UIImage(named: "red")))
          view.addSubview(Help(image: UIImage(named: "blue")))
        }
      }
      """, to: "View.swift")
    try sandbox.write("import UIKit\nclass Help: UIImageView {}\n", to: "Help.swift")
    for (name, pixel) in [("red", 0xFFFF_0000), ("blue", 0xFF00_00FF)] as [(String, UInt32)] {
      let image = Image(width: 8, height: 8, filledWith: pixel)
      try put(PNG.encode(image, compression: .frames), into: sandbox.path.appending("\(name).png"))
    }
    // The folder's path, a folder in it, a source file and the path of the catalog.
    let outcome = try await sandbox.shell(
      #"""
      x=$(printf 'b\377'); mkdir -p "$x/App/$x/Images.xcassets/blue.imageset" && cd "$x/App" || exit
      mv ../../View.swift . && mv ../../Help.swift "Help$x.swift" && mv ../../red.png .
      mv ../../blue.png "$x/Images.xcassets/blue.imageset" && cp red.png "$x.png"
      echo '{"images":[{"filename":"blue.png"}]}' > "$x/Images.xcassets/blue.imageset/Contents.json"
      cd .. && "$zoetrope" still App --at 0 -o ../a.png
      """#)
    #expect(outcome.exitCode == 0 && !outcome.standardError.contains("Warning"), "\(outcome)")
  }

  @Test func `a folder with links to itself is read once`() async throws {
    let sandbox = try sandbox()
    _ = try await sandbox.shell("ln -s .. Drop/Views/up")
    let result = try await sandbox.run("still Drop --at 0.1 -o drop.png")
    #expect(result.standardError == "Compiling 2 files of Drop\n" && result.exitCode == 0)
  }
}
