import Imaging
import PhysicsScenes
import Testing

/// The program `physics-testbed`, which is beside `zoetrope`.
@Suite struct PhysicsTestbedTests {
  private func testbed(_ arguments: String, in sandbox: borrowing Sandbox) async throws -> Outcome {
    try await sandbox.shell("\"${zoetrope%/*}/physics-testbed\" \(arguments)")
  }

  @Test func `every scene of the testbed is a recipe`() async throws {
    let outcome = try await testbed("list --ids", in: try Sandbox())
    #expect(
      outcome.output.split(separator: "\n").map(String.init) == Testbed.scenes.map(\.name))
  }

  @Test(arguments: ["sequentialImpulses", "softStep"])
  func `a scene moves with each solver`(solver: String) async throws {
    let sandbox = try Sandbox()
    for time in ["0", "1.5"] {
      let outcome = try await testbed(
        "still restitution --at \(time) --scale 1 --set solver=\(solver) -o \(time).png",
        in: sandbox)
      #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    }
    let (start, later) = (try sandbox.image("0.png"), try sandbox.image("1.5.png"))
    #expect(start.width == 640 && start.height == 360)
    #expect(start != later)
  }
}
