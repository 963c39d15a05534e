import Farm
import SystemPackage
import TestSupport
import Testing

@Suite struct FarmEnginesTests {
  @Test func `engines are found by their names, which differ`() {
    let names = FarmEngines.all.map { $0.name }
    #expect(names == ["slurm", "parallel", "kubernetes"])
    for name in names { #expect(FarmEngines.named(name)?.name == name) }
    #expect(FarmEngines.named("pbs") == nil)
  }

  @Test func `a plan names the engine, and one that is unknown is an error`() throws {
    for type in FarmEngines.all {
      #expect(Swift.type(of: try job(for: type.name).makeEngine()) == type)
    }
    let error = #expect(throws: FarmError.self) { try job(for: "pbs").makeEngine() }
    #expect(
      error?.description
        == "The job is for the engine 'pbs'; this program has slurm, parallel, kubernetes.")
  }

  @Test func `what an engine that is not a scheduler does not tell is waiting`() async throws {
    for type in FarmEngines.all {
      let scratch = try TemporaryDirectory()
      let directory = try JobDirectory(
        for: job(for: type.name, in: scratch.path), in: scratch.path)
      let status = try await FarmStatus(of: directory)
      let isScheduler = type is any FarmScheduler.Type
      #expect(status.failed.count == (isScheduler ? 2 : 0))
      #expect(status.waiting.count == (isScheduler ? 0 : 2))
    }
  }

  private func job(for engine: String, in directory: FilePath = "/films") -> FarmJob {
    FarmJob(
      engine: engine, program: "/opt/zoetrope", directory: "/",
      films: [.init(recipe: "a", output: "\(directory)/a.mp4", shardCount: 2, frameCount: 100)],
      options: [], throttle: nil, partition: nil)
  }
}
