import TestSupport
import Testing

/// Libraries in Objective-C that do not compile, in programs that do without them.
@Suite struct LeftOutLibraryTests {
  private static let words = "trace App --controller ViewController --fps 1 --duration 1"
  private static let header = """
    #import <UIKit/UIKit.h>
    @interface Badge : UIView
    - (void)shine;
    @end
    """
  private static let screen = """
    import UIKit
    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(badge)
        badge.shine()
        print("loaded")
      }
    }
    """

  @Test(arguments: ["Badge", "Pods/Badge/Classes"])
  func `a library that clang refuses is left out and named once`(folder: String) async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "ViewController.swift": (folder.hasPrefix("Pods") ? "import Badge\n" : "") + Self.screen,
        "App-Bridging-Header.h": folder.hasPrefix("Pods") ? "" : "#import \"Badge.h\"",
        "\(folder)/Badge.h": Self.header,
        "\(folder)/Badge.m": """
        #import "Badge.h"
        @implementation Badge
        - (void)shine { struct { int a; } value = 5; }
        @end
        """,
      ])
    let run = try await sandbox.run(Self.words)
    #expect(run.exitCode == 0, "\(run.standardError)")
    let lines = run.standardError.split(separator: "\n")
      .filter { $0.hasPrefix("App/\(folder)/Badge.m:3: warning: ") }
    #expect(lines.count == 1 && lines[0].hasSuffix(" The file is left out."))
    let strict = try await sandbox.run(Self.words + " --strict")
    #expect(strict.exitCode == 65 && strict.standardError.contains("Badge.m:3:"))
  }

  @Test func `what imports a header that clang refuses does without its names`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "ViewController.swift": Self.screen,
        "App-Bridging-Header.h": "#import \"Badge.h\"\n#import \"Star.h\"",
        "Badge.h": Self.header + "\n@interface Broken : NSObject\n- (void)a:(int;\n@end",
        "Badge.m": "#import \"Badge.h\"\n@implementation Badge\n- (void)shine {}\n@end",
        "Star.h": "#import <UIKit/UIKit.h>\n@interface Star : UIView\n@end",
        "Star.m": """
        #import "Star.h"
        #import "Badge.h"
        @implementation Star
        - (void)show { [self addSubview:[[Badge alloc] init]]; }
        @end
        """,
      ])
    let run = try await sandbox.run(Self.words)
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.standardError.contains("App/Badge.h:6: warning: "))
    #expect(run.standardError.contains("there is no class 'Badge'"))
    #expect(!run.standardError.contains("is neither in the project"))
  }

  @Test func `a class in Swift does without a superclass that is left out`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "ViewController.swift": "class Medal: Badge {}\n" + Self.screen,
        "App-Bridging-Header.h": "#import \"Badge.h\"",
        "Badge.h": "#import <UIKit/UIKit.h>\n@interface Badge : UIView {\n- (void)shine;\n@end",
        "Badge.m": "#import \"Badge.h\"\n@implementation Badge\n- (void)shine {}\n@end",
      ])
    let run = try await sandbox.run(Self.words)
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.standardError.contains("Badge is an empty type"))
  }

  @Test func `a class whose superclass no framework has is a plain object`() async throws {
    let sandbox = try Sandbox.with(
      in: "App",
      [
        "ViewController.swift": "import UIKit\nclass ViewController: UIViewController {}",
        "Menu.h": "#import <UIKit/UIKit.h>\n@interface Menu : SKScene\n@end",
        "Menu.m": """
        #import "Menu.h"
        @implementation Menu
        - (id)init { self = [super init]; return self; }
        - (void)didMove { [super didMove]; }
        @end
        """,
      ])
    let run = try await sandbox.run(Self.words)
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.standardError.contains("'SKScene', superclass of 'Menu'"))
    #expect(!run.standardError.contains("The file is left out"))
  }

  @Test(arguments: ["#import <Badge/Badge.h>", "#import \"Badge.h\""])
  func `the library of an example stands beside it`(line: String) async throws {
    let sandbox = try Sandbox.with(
      in: "Repository",
      [
        "App/ViewController.m": """
        \(line)
        @interface ViewController : UIViewController
        @end
        @implementation ViewController
        - (void)viewDidLoad { [super viewDidLoad]; [[[Badge alloc] init] shine]; }
        @end
        """,
        "Badge/Badge.h": Self.header,
        "Badge/Code/Badge.m": """
        #import "Badge.h"
        @implementation Badge
        - (void)shine { NSLog(@"shines"); }
        @end
        """,
        "Badge.podspec": "",
      ])
    let run = try await sandbox.run(
      "still Repository/App --controller ViewController --at 0 -o a.png")
    #expect(run.exitCode == 0, "\(run.standardError)")
    #expect(run.standardError.contains("shines"))
    #expect(!run.standardError.contains("warning: "))
  }
}
