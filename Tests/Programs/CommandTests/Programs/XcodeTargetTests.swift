import Imaging
import TestSupport
import Testing

/// Folders with an Xcode project are compiled as its application.
@Suite struct XcodeTargetTests {
  private static func controller(_ name: String) -> String {
    "import UIKit\nclass \(name): UIViewController {}\n"
  }

  /// The text of a project whose groups, targets and so on are given.
  private static func project(targets: [String], groups: [String], objects: [String]) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        ROOT /* Project object */ = {isa = PBXProject; mainGroup = MAIN; projectDirPath = "";
          targets = (\(targets.joined(separator: ", ")), ); };
        MAIN = {isa = PBXGroup; children = (\(groups.joined(separator: ", ")), );
          sourceTree = "<group>"; };
        \(objects.joined(separator: "\n"))
      };
      rootObject = ROOT /* Project object */;
    }
    """
  }

  /// The objects of a target with a group of files; the group's identifier is `GROUP_` and the
  /// name.
  private static func target(
    _ name: String, _ product: String = "application", folder: String, files: [String]
  ) -> [String] {
    let ids = files.indices.map { "\(name)_\($0)" }
    let list = { (prefix: String) in ids.map { prefix + $0 }.joined(separator: ", ") }
    return [
      """
      \(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (P_\(name), );
        productType = "com.apple.product-type.\(product)"; };
      P_\(name) = {isa = PBXSourcesBuildPhase; files = (\(list("B_")), ); };
      GROUP_\(name) = {isa = PBXGroup; path = "\(folder)"; sourceTree = "<group>";
        children = (\(list("F_")), ); };
      """
    ]
      + zip(ids, files).map { id, file in
        """
        B_\(id) = {isa = PBXBuildFile; fileRef = F_\(id) /* \(file) */; };
        F_\(id) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        """
      }
  }

  @Test func `files that the project does not list are left out`() async throws {
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": Self.project(
        targets: ["App"], groups: ["GROUP_App"],
        objects: Self.target("App", folder: "Code", files: ["Main Screen.swift"])),
      "App/Code/Main Screen.swift": Self.controller("Screen"),
      "App/Code/Old.swift": Self.controller("Screen"),
    ])
    for folder in ["App", "App/Code"] {
      let result = try await sandbox.run("still \(folder) --at 0 -o a.png --force")
      #expect(result.exitCode == 0, "\(result.standardError)")
    }
  }

  @Test func `files that the project lists outside of the folder belong to the program`()
    async throws
  {
    let target = Self.target(
      "Demo", folder: "", files: ["Screen.swift", "../Library/Ball.m", "../Library/Ball.h"])
    let sandbox = try Sandbox.with([
      "Demo/Demo.xcodeproj/project.pbxproj": Self.project(
        targets: ["Demo"], groups: ["GROUP_Demo"], objects: target),
      "Demo/Demo-Bridging-Header.h": "#import \"Ball.h\"\n",
      "Demo/Screen.swift": """
      import UIKit
      class Screen: UIViewController { let size = Ball().size }
      """,
      "Library/Ball.h": """
      #import <UIKit/UIKit.h>
      #import "Size.h"
      @interface Ball : NSObject
      @property (nonatomic) NSInteger size;
      @end
      """,
      "Library/Size.h": "typedef int Unused;\n",
      "Library/Ball.m": "#import \"Ball.h\"\n@implementation Ball\n@end\n",
    ])
    for path in ["Demo", "Demo/Screen.swift"] {
      let result = try await sandbox.run("still \(path) --at 0 -o a.png --force")
      #expect(result.exitCode == 0, "\(result.standardError)")
      #expect(!result.standardError.contains("warning"), "\(result.standardError)")
    }
  }

  @Test func `a file that the project does not list is rendered with all files`() async throws {
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": Self.project(
        targets: ["App"], groups: ["GROUP_App"],
        objects: Self.target("App", folder: "", files: ["Screen.swift"])),
      "App/Screen.swift": Self.controller("Screen"),
      "App/Card.swift": "import UIKit\nclass Card: UIViewController { let other = Other() }",
      "App/Other.swift": Self.controller("Other"),
    ])
    let result = try await sandbox.run("still App/Card.swift --at 0 -o a.png")
    #expect(result.exitCode == 0, "\(result.standardError)")
  }

  @Test func `the files of the project's libraries belong to the application`() async throws {
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": Self.project(
        targets: ["App", "Kit"], groups: ["GROUP_App", "GROUP_Kit"],
        objects: Self.target("App", folder: "App", files: ["Screen.swift"])
          + Self.target("Kit", "framework", folder: "Kit", files: ["Ball.swift"])),
      "App/App/Screen.swift":
        "import UIKit\nimport Kit\nclass Screen: UIViewController { let ball = Ball() }",
      "App/Kit/Ball.swift": "public class Ball { public init() {} }",
      "App/Kit/Old.swift": "public class Ball { public init() {} }",
    ])
    let result = try await sandbox.run("still App --at 0 -o a.png")
    #expect(result.standardError == "Compiling 2 files of App\n")
    #expect(result.exitCode == 0)
  }

  @Test func `a folder of a project has all its files but those that it excepts`() async throws {
    let objects = """
      APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (); fileSystemSynchronizedGroups = (CODE, ); };
      CODE = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>";
        exceptions = (SET, ); };
      SET = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (Old/Screen.swift, ); };
      """
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": Self.project(
        targets: ["APP"], groups: ["CODE"], objects: [objects]),
      "App/Code/Screen.swift": Self.controller("Screen"),
      "App/Code/Views/Ball.swift": "import UIKit\nclass Ball: UIImageView {}",
      "App/Code/Old/Screen.swift": Self.controller("Screen"),
      "App/Notes/Screen.swift": Self.controller("Screen"),
    ])
    let result = try await sandbox.run("still App --controller Screen --at 0 -o a.png")
    #expect(result.standardError == "Compiling 2 files of App\n")
    #expect(result.exitCode == 0)
  }

  @Test func `of several applications the one of the controller is compiled`() async throws {
    let sandbox = try Sandbox.with([
      "Apps/Apps.xcodeproj/project.pbxproj": Self.project(
        targets: ["One", "Two"], groups: ["GROUP_One", "GROUP_Two"],
        objects: Self.target("One", folder: "", files: ["One.swift", "Box.swift"])
          + Self.target("Two", folder: "", files: ["Two.swift", "Ball.swift"])),
      "Apps/One.swift": Self.controller("One"), "Apps/Two.swift": Self.controller("Two"),
      "Apps/Box.swift": "class Shape {}", "Apps/Ball.swift": "class Shape {}",
    ])
    let result = try await sandbox.run("still Apps --controller Two --at 0 -o a.png")
    #expect(result.standardError == "Compiling 2 files of Apps\n")
    #expect(result.exitCode == 0)
  }

  @Test(arguments: ["", "{ objects = ", "(((", "{ rootObject = ROOT; objects = { ROOT = {}; }; }"])
  func `all files are compiled with a project that cannot be read`(text: String) async throws {
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": text, "App/Screen.swift": Self.controller("Screen"),
      "App/Box.swift": "class Box {}",
    ])
    let result = try await sandbox.run("still App --at 0 -o a.png")
    #expect(result.standardError == "Compiling 2 files of App\n")
    #expect(result.exitCode == 0)
  }

  @Test func `all files are compiled if one of the project is missing`() async throws {
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": Self.project(
        targets: ["App"], groups: ["GROUP_App"],
        objects: Self.target("App", folder: "", files: ["Screen.swift", "Gone.swift"])),
      "App/Screen.swift": Self.controller("Screen"), "App/Box.swift": "class Box {}",
    ])
    let result = try await sandbox.run("still App --at 0 -o a.png")
    #expect(result.standardError == "Compiling 2 files of App\n")
  }

  @Test(arguments: [("2", "", 834, 1194), ("\"1,2\"", "", 393, 852), ("2", "Landscape", 1194, 834)])
  func `an application for tablets alone runs on a tablet`(
    families: String, orientation: String, width: Int, height: Int
  ) async throws {
    let settings = """
      LIST = {isa = XCConfigurationList; buildConfigurations = (RELEASE, ); };
      RELEASE = {isa = XCBuildConfiguration;
        buildSettings = {TARGETED_DEVICE_FAMILY = \(families); }; };
      """
    let target = Self.target("App", folder: "", files: ["App.swift"]).map {
      $0.replacing("name = App;", with: "name = App; buildConfigurationList = LIST;")
    }
    let orientations =
      orientation.isEmpty ? "" : "<string>UIInterfaceOrientation\(orientation)Left</string>"
    let sandbox = try Sandbox.with([
      "App/App.xcodeproj/project.pbxproj": Self.project(
        targets: ["App"], groups: ["GROUP_App"], objects: target + [settings]),
      "App/Info.plist": """
      <plist><dict><key>UISupportedInterfaceOrientations</key><array>
      <string>UIInterfaceOrientationPortrait</string></array>
      <key>UISupportedInterfaceOrientations~ipad</key><array>\(orientations)</array></dict></plist>
      """,
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
      }
      """,
    ])
    let result = try await sandbox.run("still App --at 0 -o a.png --scale 1")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let image = try sandbox.image("a.png")
    #expect(image.width == width && image.height == height)
  }
}
