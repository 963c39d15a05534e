import SystemPackage
import TestSupport
import Testing

/// Films whose animators' steps are recorded once, and replayed by every shard.
@Suite struct RecordedStepTests {
  /// Squares fall, collide and are pushed.
  private let what = "render techotopia-collision-everything --fps 20 --scale 0.2 --quiet"

  @Test func `shards that replay steps have the frames of one run`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("\(what) -o whole")
    let recording = try await sandbox.zoetrope("\(what) -o a --record-steps")
    #expect(recording.exitCode == 0 && recording.standardError == "")
    #expect(recording.output.hasPrefix("a.shards/steps: "))
    #expect(recording.output.hasSuffix(" frames simulated\n"))
    let again = try await sandbox.zoetrope("\(what) -o a --record-steps")
    #expect(again.output == "a.shards/steps: present\n")
    for number in 1...3 {
      let shard = try await sandbox.zoetrope("\(what) -o a --shard \(number)/3")
      #expect(shard.exitCode == 0 && shard.standardError == "")
    }
    _ = try await sandbox.zoetrope("join a --remove-shards --quiet")
    let names = files(in: sandbox.path.appending("whole"))
    #expect(names.count > 10 && files(in: sandbox.path.appending("a")) == names)
    for name in names { #expect(try sandbox.read("a/\(name)") == sandbox.read("whole/\(name)")) }
    #expect(try !sandbox.names.contains("a.shards"))
  }

  @Test func `steps of another film are not used, and damaged ones are an error`() async throws {
    let sandbox = try Sandbox()
    _ = try await sandbox.zoetrope("\(what) -o a --record-steps")
    // Another size is another film.
    let other = try await sandbox.zoetrope("\(what) -o a --shard 2/2 --scale 0.1")
    #expect(other.exitCode == 0)
    let path = "a.shards/steps"
    var bytes = try sandbox.read(path)
    #expect(bytes.count > 4000)
    bytes[bytes.count / 2] ^= 1
    try put(bytes, into: sandbox.path.appending(path))
    let damaged = try await sandbox.zoetrope("\(what) -o a --shard 2/2 --force")
    #expect(damaged.exitCode == 1)
    #expect(
      damaged.standardError.contains(
        "a.shards/steps cannot be used: its contents have changed; remove it."))
    try put(bytes[..<(bytes.count / 3)], into: sandbox.path.appending(path))
    let short = try await sandbox.zoetrope("\(what) -o a --shard 2/2 --force")
    #expect(short.exitCode == 1)
    #expect(short.standardError.contains("a.shards/steps cannot be used: "))
    #expect(try sandbox.names.count { $0.hasPrefix("a.shards/2-of-2/") } > 1)
  }

  @Test func `steps that would differ are not recorded`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      import Zoetrope

      struct Field: Recipe {
        let title = "Field"
        let duration = 1.0

        func perform(on stage: Stage) {
          let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
          stage.view.addSubview(view)
          let animator = DynamicAnimator(referenceView: stage.view)
          stage.retain(animator)
          var calls = 0
          let field = FieldBehavior.field(evaluationBlock: { _, _, _, _, _, _ in
            calls += 1
            return Vector(dx: Double(calls), dy: 0)
          })
          field.addItem(view)
          animator.addBehavior(field)
        }
      }
      """, to: "Field.swift")
    let outcome = try await sandbox.zoetrope("render Field.swift -o a.mp4 --record-steps --quiet")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.standardError.contains(
        "a.mp4.shards/steps is not recorded: the block of a custom field may have effects of its own."
      ))
    #expect(try !sandbox.names.contains { $0.hasPrefix("a.mp4") })
  }

  @Test(arguments: [
    ("steps-bounce --shard 1/2", "Give either --shard or --record-steps"),
    (
      "book-13-2-item-properties --grid --set elasticity=0.2,0.5",
      "--record-steps is for one recipe, not for a --grid of several."
    ),
  ])
  func `what cannot be recorded is refused`(words: String, sentence: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope("render \(words) -o a.mp4 --record-steps")
    #expect(outcome.exitCode == 64)
    #expect(outcome.standardError.contains(sentence))
    #expect(try sandbox.names == [])
  }
}
