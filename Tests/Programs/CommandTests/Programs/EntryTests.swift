import Imaging
import TestSupport
import Testing

/// Where films of programs for iOS start.
@Suite struct EntryTests {
  private static let delegate = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        NSLog("launched")
        return true
      }
    }
    """
  private static let controllers = """
    import UIKit

    class FirstController: UIViewController {
      @IBOutlet weak var box: UIView!

      override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .red
      }
    }

    class SecondController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .blue
      }
    }
    """
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="one">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="one" customClass="FirstController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <view contentMode="scaleToFill" fixedFrame="YES" id="b1">
                  <rect key="frame" x="100" y="200" width="50" height="50"/>
                </view>
              </subviews>
            </view>
            <connections><outlet property="box" destination="b1" id="o1"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="second" id="two" customClass="SecondController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v2">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func sandbox(storyboard name: String = "Main") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("App/Base.lproj")
    try sandbox.write(Self.delegate, to: "App/AppDelegate.swift")
    try sandbox.write(Self.controllers, to: "App/Controllers.swift")
    try sandbox.write(Self.storyboard, to: "App/Base.lproj/\(name).storyboard")
    return sandbox
  }

  @Test func `an application starts with its delegate and main storyboard`() async throws {
    let sandbox = try sandbox()
    let still = try await sandbox.run("still App --at 0.1 -o still.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    let image = try sandbox.image("still.png")
    // The screen is that for which the storyboard is designed.
    #expect(image.width == 375 && image.height == 667)
    #expect(image[125, 225] == 0xFFFF_0000)
    #expect(try await sandbox.run("sheet App --scale 0.1").output == "app.png\n")
    let list = try await sandbox.run("list App --ids")
    #expect(list.output == "app\nfirst-controller\nsecond-controller\n")
  }

  @Test func `the property list names the main storyboard`() async throws {
    let sandbox = try sandbox(storyboard: "Start")
    try sandbox.write(
      "<plist><dict><key>UIMainStoryboardFile</key>\n <string>Start</string></dict></plist>",
      to: "App/Info.plist")
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("app.png")[125, 225] == 0xFFFF_0000)
  }

  @Test func `the storyboard is that of the application's scenes, not that of external displays`()
    async throws
  {
    let sandbox = try sandbox(storyboard: "Start")
    func role(_ name: String, _ storyboard: String) -> String {
      """
      <key>UIWindowSceneSessionRole\(name)</key><array><dict><key>UISceneStoryboardFile</key>
      <string>\(storyboard)</string></dict></array>
      """
    }
    try sandbox.write(
      """
      <plist><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      \(role("ExternalDisplay", ""))\(role("Application", "Start"))</dict></dict></dict></plist>
      """, to: "App/Info.plist")
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("app.png")[125, 225] == 0xFFFF_0000)
  }

  @Test func `a main storyboard that cannot be read is an error`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "<plist><dict><key>UIMainStoryboardFile</key>\n <string>Main</string></dict></plist>",
      to: "App/Info.plist")
    try sandbox.write(
      Self.storyboard.replacing("x=\"100\"", with: "x=\"wide\""),
      to: "App/Base.lproj/Main.storyboard")
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode != 0)
    #expect(
      still.standardError.contains(
        "Main.storyboard, line 11: x of <rect> is \"wide\"; a finite decimal number is allowed."),
      "\(still.standardError)")
  }

  @Test func `a program that supports landscape alone runs in landscape`() async throws {
    let sandbox = try sandbox()
    func write(_ orientations: [String]) throws {
      let elements = orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      try sandbox.write(
        """
        <plist><dict><key>UISupportedInterfaceOrientations</key>
        <array>\(elements)</array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
        """, to: "App/Info.plist")
    }
    func size(_ options: String = "") async throws -> [Int] {
      let still = try await sandbox.run("still App --at 0 -o app.png --scale 1 --force \(options)")
      #expect(still.exitCode == 0, "\(still.standardError)")
      let image = try sandbox.image("app.png")
      return [image.width, image.height]
    }
    try write(["LandscapeLeft", "LandscapeRight"])
    #expect(try await size() == [667, 375])
    #expect(try await size("--device iphone-5") == [568, 320])
    #expect(try await size("--landscape") == [667, 375])
    try write(["Portrait", "LandscapeRight"])
    #expect(try await size() == [375, 667])
  }

  @Test func `a square storyboard is shown on the screen of an iPhone 8`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      Self.storyboard.replacing(
        "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>", with: ""
      ).replacing("width=\"375\" height=\"667\"", with: "width=\"600\" height=\"600\""),
      to: "App/Base.lproj/Main.storyboard")
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    let image = try sandbox.image("app.png")
    #expect(image.width == 375 && image.height == 667)
  }

  @Test func `a program whose delegate is cut in part starts with its storyboard`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      Self.delegate.replacing("import UIKit", with: "import UIKit\nimport RealityKit").replacing(
        "NSLog(\"launched\")", with: "_ = ARView()"), to: "App/AppDelegate.swift")
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(still.standardError.contains("App/AppDelegate.swift:2: warning: import RealityKit"))
    #expect(try sandbox.image("app.png")[125, 225] == 0xFFFF_0000)
  }

  @Test(arguments: [
    "--controller SecondController", "--controller second", "--storyboard Main --controller second",
    "--storyboard Main.storyboard --controller SecondController",
  ])
  func `a controller is made from its scene`(words: String) async throws {
    let sandbox = try sandbox()
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1 \(words)")
    #expect(still.exitCode == 0, "\(still.standardError)")
    let image = try sandbox.image("app.png")
    #expect(image.width == 375 && image[125, 225] == 0xFF00_00FF)
  }

  @Test func `a storyboard starts with its initial controller`() async throws {
    let sandbox = try sandbox()
    let still = try await sandbox.run(
      "still App --at 0.1 -o app.png --scale 1 --storyboard Main --device 320x568")
    #expect(still.exitCode == 0, "\(still.standardError)")
    let image = try sandbox.image("app.png")
    #expect(image.width == 320 && image[125, 225] == 0xFFFF_0000)
  }

  @Test func `a file's controller is made from the storyboard beside it`() async throws {
    let sandbox = try sandbox()
    let still = try await sandbox.run(
      "still App/Controllers.swift:first-controller --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(still.standardError == "Compiling App/Controllers.swift\n")
    #expect(try sandbox.image("app.png")[125, 225] == 0xFFFF_0000)
  }

  @Test func `names that are not there are refused with those that are`() async throws {
    let sandbox = try sandbox()
    for (words, sentence) in [
      ("--storyboard Other", "App has no storyboard 'Other' that can be read; it has Main."),
      (
        "--storyboard Main --controller third",
        "Main.storyboard has no controller 'third'; it has FirstController, SecondController."
      ),
      ("--controller ThirdController", "App has no controller or view 'ThirdController'"),
    ] {
      let result = try await sandbox.run("still App --at 0.1 -o app.png \(words)")
      #expect(result.exitCode == 64)
      #expect(result.standardError.contains(sentence), "\(result.standardError)")
    }
  }

  @Test func `a delegate that makes its window is started`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("App")
    try sandbox.write(
      Self.delegate.replacing("@UIApplicationMain\n", with: "").replacing(
        "NSLog(\"launched\")",
        with: """
          window = UIWindow(frame: UIScreen.main.bounds)
              window?.rootViewController = SecondController()
              window?.makeKeyAndVisible()
          """), to: "App/AppDelegate.swift")
    try sandbox.write(Self.controllers, to: "App/Controllers.swift")
    try sandbox.write(
      """
      import UIKit
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      """, to: "App/main.swift")
    let still = try await sandbox.run("still App --at 0.1 -o app.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("app.png")[100, 100] == 0xFF00_00FF)
  }

  private static func page(_ color: String) -> String {
    """
    import PlaygroundSupport
    import Shapes
    let box = makeBox()
    box.backgroundColor = .\(color)
    PlaygroundPage.current.liveView = box
    """
  }

  private static let box = """
    import UIKit
    public func makeBox() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568)) }
    """

  /// A book whose table of contents does not have the order of names; the first page has a live view
  /// of its own.
  private static func writeBook(in sandbox: borrowing Sandbox) throws {
    let contents = "Book.playgroundbook/Contents"
    let pages = "\(contents)/Chapters/One.playgroundchapter/Pages"
    for folder in [
      "\(contents)/Modules/Shapes.playgroundmodule/Sources", "\(pages)/A.playgroundpage",
      "\(pages)/B.playgroundpage", "\(pages)/Start.cutscenepage",
    ] {
      try sandbox.makeDirectory(folder)
    }
    func list(_ key: String, _ names: String...) -> String {
      "<plist><dict><key>Name</key><string>Cats &amp; dogs</string><key>\(key)</key><array>"
        + names.map { "<string>\($0)</string>" }.joined() + "</array></dict></plist>"
    }
    try sandbox.write(list("Chapters", "One.playgroundchapter"), to: "\(contents)/Manifest.plist")
    try sandbox.write(
      list("Pages", "Start.cutscenepage", "B.playgroundpage", "A.playgroundpage"),
      to: "\(contents)/Chapters/One.playgroundchapter/Manifest.plist")
    try sandbox.write(list("Version"), to: "\(pages)/A.playgroundpage/Manifest.plist")
    try sandbox.write(box, to: "\(contents)/Modules/Shapes.playgroundmodule/Sources/Box.swift")
    try sandbox.write(page("blue"), to: "\(pages)/B.playgroundpage/LiveView.swift")
    try sandbox.write("let answer = 42\n", to: "\(pages)/B.playgroundpage/Contents.swift")
    try sandbox.write(page("red"), to: "\(pages)/A.playgroundpage/main.swift")
    try sandbox.write("syntax error(", to: "\(pages)/Start.cutscenepage/Cutscene.swift")
  }

  @Test func `a playground book shows its first page, or that of a name`() async throws {
    let sandbox = try Sandbox()
    try Self.writeBook(in: sandbox)
    for (options, color) in [
      ("", 0xFF00_00FF), ("--page A", 0xFFFF_0000), ("--page b", 0xFF00_00FF),
    ] as [(String, UInt32)] {
      let still = try await sandbox.run(
        "still Book.playgroundbook \(options) --at 0 -o a.png --scale 1 --force")
      #expect(still.exitCode == 0, "\(still.standardError)")
      #expect(try sandbox.image("a.png")[160, 284] == color, "\(options)")
    }
    let title = try await sandbox.run(
      "still Book.playgroundbook --at 0 -o a.png --scale 1 --force --page",
      ["Cats & dogs"])
    #expect(title.exitCode == 0, "\(title.standardError)")
    #expect(try sandbox.image("a.png")[160, 284] == 0xFFFF_0000)
    let folder =
      "Book.playgroundbook/Contents/Chapters/One.playgroundchapter/Pages/A.playgroundpage"
    let page = try await sandbox.run("still \(folder) --at 0 -o a.png --scale 1 --force")
    #expect(page.exitCode == 0, "\(page.standardError)")
    let unknown = try await sandbox.run("still Book.playgroundbook --page C --at 0 -o b.png")
    #expect(
      unknown.standardError
        == "Error: Book.playgroundbook has no page 'C'; its pages are 'B', 'Cats & dogs'.\n")
    #expect(unknown.exitCode == 65)
  }

  @Test func `a playground with pages shows the first of its contents`() async throws {
    let sandbox = try Sandbox()
    for (name, color) in [("One", "red"), ("Two", "blue")] {
      try sandbox.makeDirectory("Box.playground/Pages/\(name).xcplaygroundpage")
      try sandbox.write(
        "import UIKit\nimport PlaygroundSupport\nlet box = UIView()\nbox.backgroundColor = .\(color)\n"
          + "PlaygroundPage.current.liveView = box\n",
        to: "Box.playground/Pages/\(name).xcplaygroundpage/Contents.swift")
    }
    for (contents, color) in [
      ("", 0xFFFF_0000), ("<page name='Two'/><page name='One'/>", 0xFF00_00FF),
    ] as [(String, UInt32)] {
      try sandbox.write(
        "<playground>\(contents)</playground>", to: "Box.playground/contents.xcplayground")
      let still = try await sandbox.run("still Box.playground --at 0 -o a.png --scale 1 --force")
      #expect(still.exitCode == 0, "\(still.standardError)")
      #expect(try sandbox.image("a.png")[160, 284] == color)
    }
    try sandbox.write("import UIKit\nclass A: UIViewController {}\n", to: "A.swift")
    try sandbox.makeDirectory("App")
    try sandbox.write("import UIKit\nclass A: UIViewController {}\n", to: "App/A.swift")
    let none = try await sandbox.run("still App --page Two --at 0 -o b.png")
    #expect(none.standardError == "Error: App has no pages, such as 'Two'.\n")
  }

  @Test func `a playground shows its live view`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Box.playground/Sources")
    try sandbox.write(
      "import UIKit\npublic let side = 100.0\n", to: "Box.playground/Sources/Side.swift")
    try sandbox.write(
      """
      import UIKit
      import PlaygroundSupport
      let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      box.backgroundColor = .red
      PlaygroundPage.current.liveView = box
      """, to: "Box.playground/Contents.swift")
    let still = try await sandbox.run("still Box.playground --at 0 -o box.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("box.png")[160, 284] == 0xFFFF_0000)
  }

  @Test func `a trap names the file and line of the program`() async throws {
    let sandbox = try sandbox()
    try sandbox.write(
      Self.controllers.replacing("view.backgroundColor = .blue", with: "_ = [1, 2][view.tag + 2]"),
      to: "App/Controllers.swift")
    let still = try await sandbox.run(
      "still App --controller SecondController --at 0.1 -o app.png")
    #expect(still.exitCode != 0)
    #expect(still.standardError.contains("App/Controllers.swift:15"), "\(still.standardError)")
  }

  @Test func `a tab bar controller of a storyboard has the views beside it`() async throws {
    let sandbox = try Sandbox.with([
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Tabs: UITabBarController {
        @IBOutlet var bar: UIView!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(bar)
        }
      }
      """,
      "App/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="19529" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"
        initialViewController="T">
        <scenes><scene sceneID="S"><objects>
          <tabBarController id="T" customClass="Tabs" customModule="App"
            sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="B"/>
            <connections><outlet property="bar" destination="V" id="O"/></connections>
          </tabBarController>
          <view contentMode="scaleToFill" id="V">
            <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"
              colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </objects></scene></scenes>
      </document>
      """,
    ])
    let still = try await sandbox.run("still App --at 0 -o a.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("a.png")[20, 20] == 0xFFFF_0000)
  }
}
