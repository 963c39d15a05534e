import Imaging
import TestSupport
import Testing

/// Swift files as for iOS in place of recipes.
@Suite struct ApplicationSourceTests {
  private static let drop = """
    import UIKit
    import QuartzCore

    @objcMembers class DropViewController: UIViewController {
      @IBOutlet weak var label: UILabel!
      let square = UIView()
      var animator: UIDynamicAnimator!

      override func viewDidLoad() {
        super.viewDidLoad()
        square.frame = CGRect(x: 110, y: 100, width: 100, height: 100)
        square.backgroundColor = UIColor.gray
        view.addSubview(square)
        animator = UIDynamicAnimator(referenceView: self.view)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        NSLog("loaded")
        Timer.scheduledTimer(
          timeInterval: 0.5, target: self, selector: #selector(fade), userInfo: nil, repeats: false)
      }

      @objc private func fade() { square.alpha = 0.5 }
    }
    """

  @Test func `a controller of an iOS program becomes pictures and numbers`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.drop, to: "Drop.swift")
    let still = try await sandbox.run("still Drop.swift --at 0.25 -o drop.png")
    #expect(still.exitCode == 0 && still.output == "drop.png\n")
    #expect(
      still.standardError.hasPrefix(
        "Compiling Drop.swift\n"
          + "Drop.swift:5: warning: outlets are nil, since no storyboard connects them.\n"))
    let trace = try await sandbox.run("trace Drop.swift --to 1")
    let line = try #require(
      trace.output.split(separator: "\n").last { $0.hasPrefix("0.25,15,") })
    let y = try #require(Double(line.split(separator: ",")[4]))
    // 1000 points/s2 from 150; the end of a step is up to 4.2 points, a sixtieth of the speed,
    // later.
    #expect((181.25 - 4.2...181.25 + 4.2).contains(y), "\(line)")
    #expect(trace.output.contains(",0.5,"))
  }

  @Test func `errors of the compiler name the user's line`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      Self.drop.replacing("square.alpha = 0.5", with: "square.beta = 0.5"), to: "Drop.swift")
    let result = try await sandbox.run("still Drop.swift --at 0.25 -o drop.png --strict")
    #expect(result.exitCode != 0)
    #expect(
      result.standardError.contains("Drop.swift:21:32: error: value of type 'UIView'"),
      "\(result.standardError)")
    #expect(try !sandbox.names.contains("drop.png"))
  }

  @Test(arguments: [
    (
      "import UIKit\nimport PromiseKit\nclass A: UIViewController {}",
      "App.swift:2: error: imports PromiseKit"
    ),
    ("import UIKit\nlet x = 1\n", "App.swift shows nothing: it has no subclass"),
  ])
  func `a program that cannot be shown is refused`(text: String, sentence: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "App.swift")
    let result = try await sandbox.run("still App.swift --at 1 -o app.png --strict")
    #expect(result.exitCode == 65, "\(result.exitCode)")
    #expect(result.standardError.contains(sentence), "\(result.standardError)")
  }

  @Test func `a view is shown without a controller`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit  // for views
      class Disc: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIBezierPath(ovalIn: rect).fill()
        }
      }
      """, to: "Disc.swift")
    let result = try await sandbox.run("still Disc.swift --at 0 -o disc.png")
    #expect(result.exitCode == 0, "\(result.standardError)")
  }

  @Test func `a sheet performs a program once, so that what is global has its first value`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit
      class Counting: UIView {
        static var count = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          Counting.count += 1
          backgroundColor = Counting.count == 1 ? .red : .blue
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Counting.swift")
    let result = try await sandbox.run("sheet Counting.swift --frames 2 --scale 1")
    #expect(result.exitCode == 0, "\(result.standardError)")
    let image = try sandbox.image("counting.png")
    // The middle of the large picture, whose height is that of two rows.
    #expect(image[90, 300] == 0xFFFF_0000)
  }
}
