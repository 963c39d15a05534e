import FoundationEssentials
import Imaging
import SystemPackage
import TestSupport
import Testing

/// What a viewer does with a program for iOS.
@Suite struct ScriptTests {
  private static let program = """
    import UIKit

    class PadController: UIViewController, UITextFieldDelegate {
      private let startButton = UIButton(type: .system)
      private let nameField = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
      private let ball = UIView(frame: CGRect(x: 140, y: 300, width: 40, height: 40))

      override func viewDidLoad() {
        super.viewDidLoad()
        startButton.setTitle("Start", for: .normal)
        startButton.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
        startButton.addTarget(self, action: #selector(start), for: .touchUpInside)
        ball.backgroundColor = .red
        ball.accessibilityIdentifier = "ball"
        ball.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinch)))
        for subview in [startButton, nameField, ball] { view.addSubview(subview) }
      }

      @objc private func start() { startButton.alpha = 0.75 }

      @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        ball.center.x += translation.x
        ball.center.y += translation.y
        recognizer.setTranslation(.zero, in: view)
      }

      @objc private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        if recognizer.state == .ended { ball.alpha = 0.5 }
      }

      override func viewDidLayoutSubviews() {
        if view.bounds.width > view.bounds.height { ball.backgroundColor = .blue }
      }
    }
    """

  @Test func `views are touched by title, outlet and identifier`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    try sandbox.write(
      """
      duration: 3
      fps: 10
      actions:
        - tap "Start" at 0.5
        - pan identifier ball by (0, 100) at 1 for 0.5
        - type "Ann" into outlet nameField at 2
        - pinch (160, 200) from 80 to 160 at 2.5 for 0.2
      """, to: "taps.yaml")
    let trace = try await sandbox.run("trace Pad.swift --script taps.yaml")
    #expect(trace.exitCode == 0, "\(trace.standardError)")
    // The ball from 320: the recognizer begins after the first 10 of 100 points. The pinch fades
    // it.
    #expect(trace.output.contains("\n2.9,29,View 6,160.0,410.0,40.0,40.0,0.0,0.5,"))
    // The text "Ann" is wider than nothing.
    #expect(!trace.output.contains("\n2.9,29,CaretView,0.0,"))
    #expect(trace.output.contains("\n2.9,29,Button,70.0,80.0,100.0,40.0,0.0,0.75,"))
  }

  @Test func `a view is found by the name of its class in UIKit`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    try sandbox.write("duration: 1\nactions:\n  - tap class UIButton at 0.2\n", to: "taps.yaml")
    let trace = try await sandbox.run("trace Pad.swift --script taps.yaml --fps 10")
    #expect(trace.exitCode == 0, "\(trace.standardError)")
    #expect(trace.output.contains("\n0.9,9,Button,70.0,80.0,100.0,40.0,0.0,0.75,"))
  }

  @Test func `comments are a script, and touches can be seen`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      Self.program + "\n// zoetrope: press (160, 450) at 0 for 1\n// zoetrope: show-touches\n",
      to: "Pad.swift")
    let still = try await sandbox.run("still Pad.swift --at 0.5 -o a.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    #expect(try sandbox.image("a.png")[160, 450] != 0xFFFF_FFFF)
  }

  @Test func `a turned device is drawn into the picture`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program + "\n// zoetrope: turn landscape at 0.5\n", to: "Pad.swift")
    let still = try await sandbox.run("still Pad.swift --at 1 -o a.png --scale 1")
    #expect(still.exitCode == 0, "\(still.standardError)")
    let image = try sandbox.image("a.png")
    #expect(image.width == 320 && image.height == 568)
    // 568 points in 320 pixels, in the middle of the height, on black.
    #expect(image[160, 100] == 0xFF00_0000)
    let scale = 320.0 / 568
    let ball = (x: Int(160 * scale), y: Int(284 + (310 - 160) * scale))
    #expect(image[ball.x, ball.y] == 0xFF00_00FF)
  }

  private static let moments = """
    device: 320x568
    actions:
      - snapshot "Start" at 0
      - tap "Start" at 0.5
      - snapshot after-tap at 1
      - pan identifier ball by (0, 100) at 1 for 0.5
      - snapshot "Ball below" at 2
    """

  @Test func `snapshots of a script are pictures of these names`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    try sandbox.write(Self.moments, to: "taps.yaml")
    let words = "snapshots Pad.swift --script taps.yaml -o pictures/new --scale 1"
    let result = try await sandbox.run(words)
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(
      result.output == "pictures/new/Start.png\npictures/new/after-tap.png\n"
        + "pictures/new/Ball below.png\n")
    for (name, time) in [("Start", 0.0), ("after-tap", 1), ("Ball below", 2)] {
      let still = try await sandbox.run(
        "still Pad.swift --script taps.yaml -o still.png --force --scale 1 --at \(time)")
      #expect(still.exitCode == 0, "\(still.standardError)")
      #expect(try sandbox.image("pictures/new/\(name).png") == sandbox.image("still.png"))
    }
    let again = try await sandbox.run(words)
    #expect(again.exitCode != 0)
    #expect(
      again.standardError.hasSuffix(
        "pictures/new/Start.png exists already; --force replaces it.\n"),
      "\(again.standardError)")
    #expect(try await sandbox.run(words + " --force").exitCode == 0)
  }

  @Test func `a snapshot after a wait shows what was waited for`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      Self.program.replacing(
        "view.addSubview(subview) }",
        with: """
          view.addSubview(subview) }
                Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [ball] _ in
                  ball.accessibilityIdentifier = "late"
                  ball.backgroundColor = .green
                }
          """), to: "Pad.swift")
    try sandbox.write(
      "actions:\n  - wait for identifier late at 0.5\n  - snapshot late at 0.5\n", to: "taps.yaml")
    let result = try await sandbox.run("snapshots Pad.swift --script taps.yaml --scale 1")
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(try sandbox.image("snapshots/late.png")[160, 320] == 0xFF00_FF00)
  }

  @Test func `a script without snapshots, or with bad names, is an error`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    let none = try await sandbox.run("snapshots Pad.swift")
    #expect(none.exitCode == 1)
    #expect(
      none.standardError.hasSuffix(
        "has no script with snapshots, such as 'snapshot \"Menu\" at 1.5'.\n"),
      "\(none.standardError)")
    for (lines, sentence) in [
      (["snapshot \"../a\" at 1"], "'../a' is not the name of a picture: up to 100 letters"),
      (["snapshot a at 1", "snapshot A at 2"], "there is another picture 'A'."),
      (["snapshot a"], "'snapshot' has no time, such as 'at 1.5'."),
    ] as [([String], String)] {
      try sandbox.write(
        "actions:\n" + lines.map { "  - \($0)\n" }.joined(), to: "taps.yaml")
      let result = try await sandbox.run("snapshots Pad.swift --script taps.yaml")
      #expect(result.exitCode != 0 && result.standardError.contains(sentence))
    }
    #expect(try !sandbox.names.contains("snapshots"))
  }

  @Test func `a missing target is an error of a file and a warning of a comment`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    try sandbox.write("actions:\n  - tap \"Stop\" at 0.5\n", to: "taps.yaml")
    let file = try await sandbox.run("render Pad.swift -o a.gif --script taps.yaml --quiet")
    #expect(file.exitCode == 1)
    #expect(
      file.standardError.hasSuffix(
        "Error: taps.yaml:2: there is no \"Stop\" on the screen at 0.5 s.\n"))
    #expect(try !sandbox.names.contains { $0.hasSuffix(".gif") || $0.contains(".zoetrope-") })

    try sandbox.write(Self.program + "\n// zoetrope: tap \"Stop\" at 0.5\n", to: "Pad.swift")
    let comment = try await sandbox.run("still Pad.swift --at 1 -o a.png")
    #expect(comment.exitCode == 0)
    #expect(
      comment.standardError.contains("there is no \"Stop\" on the screen at 0.5 s."),
      "\(comment.standardError)")
  }

  /// The pipe takes less than one frame and nobody reads it: the film itself cannot end.
  @Test func `a target that is missing late in a film is found while the film is drawn`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    try sandbox.write("actions:\n  - tap \"Stop\" at 59\n", to: "taps.yaml")
    let pipe = try await sandbox.shell(
      """
      mkfifo pipe && exec 3<>pipe && exec "$zoetrope" render Pad.swift -o - --duration 60 \
        --script taps.yaml --quiet >pipe
      """)
    #expect(pipe.exitCode == 1)
    let sentence = "Error: taps.yaml:2: there is no \"Stop\" on the screen at 59.0 s.\n"
    #expect(pipe.standardError.hasSuffix(sentence), "\(pipe.standardError)")
    let frames = try await sandbox.run(
      "render Pad.swift -o frames/%04d.png --scale 3 --duration 60 --script taps.yaml --quiet")
    #expect(frames.exitCode == 1)
    #expect(frames.standardError.hasSuffix(sentence), "\(frames.standardError)")
    #expect(try !sandbox.names.contains { $0.hasPrefix("frames") || $0.contains(".zoetrope-") })
  }

  @Test func `a script that cannot be read is refused`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.program, to: "Pad.swift")
    let missing = try await sandbox.run("still Pad.swift --at 1 -o a.png --script no.yaml")
    #expect(missing.exitCode == 65)
    #expect(
      missing.standardError.hasSuffix("Error: Cannot read no.yaml: No such file or directory.\n"))
    try sandbox.write("actions:\n  - wave at 1\n", to: "bad.yaml")
    let bad = try await sandbox.run("still Pad.swift --at 1 -o a.png --script bad.yaml")
    #expect(bad.exitCode == 65)
    #expect(bad.standardError.contains("Error: bad.yaml:2:5: 'wave' is not one of tap, "))
    try sandbox.write(Self.program + "\n// zoetrope: wave at 1\n", to: "Pad.swift")
    let comment = try await sandbox.run("still Pad.swift --at 1 -o a.png")
    #expect(comment.exitCode == 65)
    #expect(
      comment.standardError.hasPrefix("Error: Pad.swift:37:14: 'wave' is not one of "),
      "\(comment.standardError)")
  }

  @Test func `the examples of the documentation can be read`() async throws {
    let sandbox = try Sandbox()
    let text = try String(
      decoding: contents(
        of: repositoryRoot.appending("Documentation/Scripts.md")),
      as: UTF8.self)
    let examples = text.split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    #expect(examples.count == 2)
    let program = Self.program.replacing("\"Start\", for", with: "\"Score: 3\", for")
    for (source, example) in zip([Self.program, program], examples) {
      try sandbox.write(source, to: "Pad.swift")
      try sandbox.write(example, to: "taps.yaml")
      let still = try await sandbox.run(
        "still Pad.swift --at 4 -o a.png --force --script taps.yaml")
      #expect(still.exitCode == 0, "\(still.standardError)")
    }
  }
}
