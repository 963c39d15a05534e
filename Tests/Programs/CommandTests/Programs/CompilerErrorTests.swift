import TestSupport
import Testing

/// The compiler's errors about a program for iOS.
@Suite struct CompilerErrorTests {
  private static func controller(calling method: String) -> String {
    """
    import UIKit
    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.\(method)()
      }
    }
    """
  }

  @Test func `an error has the user's lines and no line that was added`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.controller(calling: "noSuchMember"), to: "A.swift")
    let outcome = try await sandbox.run("still A.swift --strict --at 0 -o a.png")
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.standardError == """
        Compiling A.swift
        A.swift:5:10: error: value of type 'UIView' (aka 'View') has no member 'noSuchMember'
            view.noSuchMember()
            ~~~~ ^~~~~~~~~~~~
        Error: A.swift does not compile.

        """)
  }

  @Test func `the errors of a file are shown and not those that files around it cause`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Samples")
    try sandbox.write(Self.controller(calling: "noSuchMember"), to: "Samples/A.swift")
    // More messages than a megabyte: each file redeclares the class.
    for number in 1...60 {
      try sandbox.write(
        Self.controller(calling: "layoutIfNeeded"), to: "Samples/P\(number).swift")
    }
    let outcome = try await sandbox.run("still Samples/A.swift --strict --at 0 -o a.png")
    #expect(outcome.exitCode == 65)
    let errors = outcome.standardError.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      errors == [
        "Samples/A.swift:5:10: error: value of type 'UIView' (aka 'View') has no member 'noSuchMember'"
      ], "\(outcome.standardError.prefix(2000))")
    #expect(outcome.standardError.hasSuffix("Error: Samples/A.swift does not compile.\n"))
  }

  @Test func `errors of the given file come before those of the files that it needs`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Samples")
    try sandbox.write(
      "import UIKit\nclass BallView: UIView { let a: Missing }\n", to: "Samples/Ball.swift")
    try sandbox.write(
      """
      import UIKit
      class ViewController: UIViewController {
        let ball = BallView()
        override func viewDidLoad() { ball.roll() }
      }
      """, to: "Samples/View.swift")
    let outcome = try await sandbox.run("still Samples/View.swift --strict --at 0 -o a.png")
    #expect(outcome.exitCode == 65)
    let places = outcome.standardError.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { $0.prefix { $0 != ":" } }
    #expect(places.first == "Samples/View.swift", "\(outcome.standardError)")
    #expect(places.last == "Samples/Ball.swift", "\(outcome.standardError)")
  }

  @Test func `a trap names the user's line and ends at once`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit
      class ViewController: UIViewController {
        let numbers = [1, 2, 3]
        override func viewDidLoad() { view.tag = number(7) }
        func number(_ index: Int) -> Int {
          numbers[index]
        }
      }
      """, to: "Trap.swift")
    let outcome = try await sandbox.run("still Trap.swift --at 0 -o a.png")
    #expect(outcome.exitCode == nil, "a signal ends the process")
    #expect(outcome.standardError.contains("Fatal error: Index out of range"))
    #expect(outcome.standardError.contains("Trap.swift:6"), "\(outcome.standardError)")
    #expect(!outcome.standardError.contains("Registers:"))
  }

  @Test func `a program that calls itself without end is told so with its line`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import UIKit
      class ViewController: UIViewController {
        override func viewDidLoad() { view.tag = sum(1) }
        func sum(_ number: Int) -> Int {
          number + sum(number + Int.random(in: 1...2)) * 2
        }
      }
      """, to: "Endless.swift")
    let outcome = try await sandbox.run("still Endless.swift --at 0 -o a.png")
    #expect(outcome.exitCode == 1, "\(outcome.standardError)")
    #expect(
      outcome.standardError.contains(
        "Error: the program calls itself until its stack is full; the calls are below.\n"))
    #expect(outcome.standardError.contains("Endless.swift:5"), "\(outcome.standardError)")
  }

  @Test func `a trap below many calls of UIKit has the user's line and the warnings before it`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Box/Images.xcassets/Box1.imageset")
    try sandbox.write("{}", to: "Box/Images.xcassets/Box1.imageset/Contents.json")
    try sandbox.write(
      """
      import UIKit
      class ViewController: UIViewController {
        lazy var animator = UIDynamicAnimator(referenceView: view)
        override func viewDidLoad() {
          let box = UIImageView(image: UIImage(named: "box1"))
          view.addSubview(box)
          animator.addBehavior(UIGravityBehavior(items: [box]))
        }
      }
      """, to: "Box/Trap.swift")
    let outcome = try await sandbox.run("still Box --at 0 -o a.png")
    #expect(outcome.exitCode == nil, "a signal ends the process")
    for sentence in [
      "Fatal error: Invalid size {0, 0}", "Trap.swift:7",
      "Warning: The program has no image named box1; the nearest is 'Box1'.\n",
    ] {
      #expect(outcome.standardError.contains(sentence), "\(outcome.standardError)")
    }
  }
}
