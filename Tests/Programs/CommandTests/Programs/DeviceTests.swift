import Imaging
import Testing

/// The options of source that imports UIKit.
@Suite struct DeviceTests {
  private static let screen = """
    import UIKit

    class ScreenController: UIViewController {
      let mark = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        if view.bounds.width > 400 { view.backgroundColor = .red }
        else { view.backgroundColor = .systemBackground }
        mark.backgroundColor = .blue
        view.addSubview(mark)
      }

      override func viewDidLayoutSubviews() {
        mark.frame = CGRect(x: 0, y: 0, width: 10, height: view.safeAreaInsets.top)
      }
    }
    """

  @Test(arguments: [
    ("", 640, 1136), ("--device iphone-15", 786, 1704), ("--device 100x50.5", 200, 101),
    ("--device iphone-8 --landscape", 1334, 750),
  ])
  func `the device gives the size of the picture`(words: String, width: Int, height: Int)
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.screen, to: "Screen.swift")
    let result = try await sandbox.run("still Screen.swift --at 0 -o a.png \(words)")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let image = try sandbox.image("a.png")
    #expect(image.width == width && image.height == height)
  }

  @Test(arguments: [
    ("UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft", true),
    ("UIInterfaceOrientationLandscapeRight UIInterfaceOrientationLandscapeLeft", false),
  ])
  func `a program whose project lists portrait runs upright on a phone`(
    orientations: String, isUpright: Bool
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("App/App.xcodeproj")
    try sandbox.write(
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"\(orientations)\";\n",
      to: "App/App.xcodeproj/project.pbxproj")
    try sandbox.write(
      """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class ViewController: UIViewController {}
      """, to: "App/App.swift")
    try sandbox.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc">
        <device id="retina6_1" orientation="landscape" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
          <viewController id="vc" customClass="ViewController" customModule="App" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="896" height="414"/>
            </view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, to: "App/Main.storyboard")
    let result = try await sandbox.run("still App --at 0 -o a.png")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let image = try sandbox.image("a.png")
    #expect(image.width == (isUpright ? 828 : 1792) && image.height == (isUpright ? 1792 : 828))
  }

  @Test func `an application without a storyboard runs on a phone of today`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """, to: "App.swift")
    let result = try await sandbox.run("still App.swift --at 0 -o a.png --scale 1")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let image = try sandbox.image("a.png")
    #expect(image.width == 393 && image.height == 852)
  }

  @Test func `the device gives the safe area and the appearance`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.screen, to: "Screen.swift")
    let result = try await sandbox.run(
      "still Screen.swift --at 0 -o a.png --device iphone-15 --appearance dark --scale 1")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let image = try sandbox.image("a.png")
    // The status bar of the device takes 59 points.
    #expect(image[5, 58] == 0xFF00_00FF && image[5, 59] == 0xFF00_0000)
  }

  @Test func `the duration is 5 seconds or that of the option`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.screen, to: "Screen.swift")
    let standard = try await sandbox.run("trace Screen.swift --fps 1 --format csv")
    #expect(standard.output.contains("\n4.0,4,") && !standard.output.contains("\n5.0,5,"))
    let short = try await sandbox.run("trace Screen.swift --fps 1 --duration 2")
    #expect(short.output.contains("\n1.0,1,") && !short.output.contains("\n2.0,2,"))
  }

  @Test func `values that make no sense are refused`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.screen, to: "Screen.swift")
    for (words, sentence) in [
      (
        "--device iphone-51",
        "it must be a device, or width x height in points, each from 1 to 4096; "
          + "the nearest is 'iphone-5'."
      ),
      ("--device 0x10", "each from 1 to 4096."), ("--appearance blue", "it must be light or dark."),
      ("--duration 0", "it must be a number from 0.001 to 3600"),
    ] {
      let result = try await sandbox.run("still Screen.swift --at 0 -o a.png \(words)")
      #expect(result.exitCode == 64)
      #expect(result.standardError.contains(sentence), "\(result.standardError)")
    }
    let native = try await sandbox.zoetrope(
      "still book-13-1-move --at 0 -o a.png --device iphone-15")
    #expect(native.exitCode == 64)
    #expect(
      native.standardError.hasPrefix(
        "Error: --device is for Swift files and folders that import UIKit, not for "
          + "book-13-1-move.\n"))
  }
}
