import FilmKit
import Golden
import Imaging
import PreviewWorker
import Rendering
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Golden frames, and films, pictures and traces that are saved.
@Suite struct SaveTests {
  private struct Report: Decodable {
    let path: String
    let summary: String
  }

  private struct Entry: Decodable {
    let index: Int
    let time: Double
  }

  @Test(arguments: Movie.Format.allCases)
  func `a film is saved in every format`(format: Movie.Format) async throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path.appending("film.\(format)")
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(
      "\"method\":\"save\",\"recipe\":\"fall\",\"first\":5,\"last\":14,\"scale\":1,"
        + "\"format\":\"\(format)\",\"fps\":25,\"path\":\"\(path)\"")
    #expect(answer.message == "")
    let report = try answer.json(as: Report.self)
    #expect(report.path == path.string)
    #expect(report.summary == "10 frames, 100 x 150, 25 a second")
    #expect(scratch.names == ["film.\(format)"])
    _ = try await client.finish()
  }

  @Test func `a picture and traces are saved`() async throws {
    let scratch = try TemporaryDirectory()
    let client = try WorkerClient([FallRecipe()])
    let fields = "\"method\":\"save\",\"recipe\":\"fall\",\"first\":9,\"last\":11,\"scale\":1"
    for format in ["png", "csv", "json"] {
      let path = scratch.path.appending("a.\(format)")
      let answer = try await client.call("\(fields),\"format\":\"\(format)\",\"path\":\"\(path)\"")
      #expect(answer.status == "ok", "\(answer.message)")
    }
    let frame = try await client.call(
      "\"method\":\"frame\",\"recipe\":\"fall\",\"index\":9,\"scale\":1")
    #expect(try contents(of: scratch.path.appending("a.png")) == frame.body)
    var lines: [String] = []
    let schedule = try FrameSchedule(
      from: 0.15, to: 0.2, of: "fall", lasting: 2, at: 60)
    try RecipeTrace(of: FallRecipe(), schedule: schedule).writeCSV { lines.append($0) }
    let csv = String(decoding: try contents(of: scratch.path.appending("a.csv")), as: UTF8.self)
    #expect(csv == lines.map { $0 + "\n" }.joined())
    _ = try await client.finish()
  }

  @Test func `a file that cannot be written gets a sentence`() async throws {
    let client = try WorkerClient([FallRecipe()])
    let answer = try await client.call(
      "\"method\":\"save\",\"recipe\":\"fall\",\"first\":0,\"last\":1,\"format\":\"csv\","
        + "\"path\":\"/nowhere/a.csv\"")
    #expect(answer.message == "/nowhere/a.csv cannot be written: there is no directory /nowhere.")
    _ = try await client.finish()
  }

  @Test func `a cancelled film leaves no file`() async throws {
    let scratch = try TemporaryDirectory()
    let client = try WorkerClient([LongRecipe()])
    try client.send(
      "{\"id\":1,\"method\":\"save\",\"recipe\":\"long\",\"first\":0,\"last\":215999,"
        + "\"format\":\"apng\",\"path\":\"\(scratch.path)/a.apng\"}\n")
    try await eventually { !scratch.names.isEmpty }
    try client.send("{\"id\":2,\"method\":\"cancel\",\"target\":1}\n")
    #expect(try await client.finish().map(\.status) == ["cancelled"])
    #expect(scratch.names == [])
  }

  @Test func `golden frames are listed, sent and compared`() async throws {
    let scratch = try TemporaryDirectory()
    try GoldenStore(directory: scratch.path).update(FallRecipe())
    try put("no picture".utf8, into: scratch.path.appending("fall").appending("0.700.png"))
    try put("".utf8, into: scratch.path.appending("fall").appending("notes.png"))
    let client = try WorkerClient([FallRecipe()])
    let fields = "\"recipe\":\"fall\",\"directory\":\"\(scratch.path)\""
    let entries = try await client.call("\"method\":\"goldens\",\(fields)").json(as: [Entry].self)
    #expect(entries.map(\.time) == [0, 0.5, 0.7])
    #expect(entries.map(\.index) == [0, 30, 42])
    let golden = try await client.call("\"method\":\"golden\",\(fields),\"index\":30")
    #expect(golden.body == (try contents(of: scratch.path.appending("fall/0.500.png"))))
    let panel = try await client.call(
      "\"method\":\"golden\",\(fields),\"index\":30,\"difference\":true,"
        + "\"parameters\":{\"gravity\":\"0.1\"}")
    let image = try PNG.decode(panel.body.span, name: "panel")
    // Expected, difference and actual side by side.
    #expect(image.width > 300)
    let damaged = try await client.call("\"method\":\"golden\",\(fields),\"index\":42")
    #expect(damaged.status == "error")
    #expect(damaged.message.contains("0.700.png"))
    _ = try await client.finish()
  }
}
