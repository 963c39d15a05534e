import Subprocess
import TestSupport
import Testing

/// Programs whose pictures depend on the order of dictionaries and sets.
@Suite struct RepeatedRunTests {
  // Two runs have the same order of eight keys by chance in one of 40,000 cases.
  private static let keys = (1...8).map { "\"key\($0)\": \($0)" }.joined(separator: ", ")
  private static let recipe = """
    import Zoetrope

    struct Order: Recipe {
      let id = "order"
      let title = "An order"
      let source = "A test"
      let canvas = Size(width: 90, height: 20)
      let duration = 1.0
      let keyMoments = [0.0]

      func perform(on stage: Stage) {
        for (index, entry) in [\(keys)].enumerated() {
          let view = View(frame: Rect(x: Double(index) * 10, y: 0, width: 8, height: 8))
          view.name = entry.key
          stage.view.addSubview(view)
        }
      }
    }
    """
  private static let program = """
    import UIKit

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, entry) in [\(keys)].enumerated() {
          let label = UILabel(frame: CGRect(x: 0, y: index * 40, width: 300, height: 30))
          label.text = entry.key
          view.addSubview(label)
        }
      }
    }
    """

  private static let setOfViews = """
    import UIKit

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let labels = ["a", "b", "c", "d", "e", "f", "g", "h"].map { name in
          let label = UILabel()
          label.text = name
          return label
        }
        for (index, label) in Set(labels).enumerated() {
          label.frame = CGRect(x: 0, y: index * 40, width: 300, height: 30)
          view.addSubview(label)
        }
      }
    }
    """

  @Test(arguments: [recipe, program, setOfViews])
  func `dictionaries and sets have the same order in every run`(text: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(text, to: "Order.swift")
    for name in ["a", "b", "c"] {
      let still = try await sandbox.run("still Order.swift --at 0 -o \(name).png")
      #expect(still.exitCode == 0, "\(still.standardError)")
    }
    let first = try sandbox.read("a.png")
    #expect(try sandbox.read("b.png") == first && sandbox.read("c.png") == first)
    #expect(
      try await sandbox.run("trace Order.swift --fps 1").output
        == sandbox.run("trace Order.swift --fps 1").output)
  }

  @Test func `shards of a program with a dictionary are joined`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Order.swift")
    for shard in ["1/2", "2/2"] {
      let render = try await sandbox.run(
        "render Order.swift --duration 0.2 --shard \(shard) -o order.gif --quiet")
      #expect(render.exitCode == 0, "\(render.standardError)")
    }
    let join = try await sandbox.run("join order.gif --quiet")
    #expect(join.exitCode == 0, "\(join.standardError)")
  }
}
