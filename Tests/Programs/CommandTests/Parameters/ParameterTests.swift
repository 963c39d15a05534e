import FoundationEssentials
import Imaging
import Recipes
import StageKit
import SystemPackage
import TestSupport
import Testing

/// Values of parameters on the command line.
@Suite struct ParameterTests {
  @Test func `list shows the parameters of each recipe that has some`() async throws {
    let outcome = try await Sandbox().zoetrope("list --parameters")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let recipes = lines.filter { $0.first != " " }
    #expect(recipes == Catalog.recipes.filter { !$0.parameters.isEmpty }.map(\.id))
    let start = try #require(lines.firstIndex(of: "book-13-2-item-properties"))
    let words = lines[start + 1...start + 2].map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words == ["elasticity 0.75 0 to 1", "resistance 0.1 0 to 10/s"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardError == "")
  }

  @Test func `a value changes the picture, and the default's value does not`() async throws {
    let sandbox = try Sandbox()
    let still = "still book-13-2-item-properties --at 1.6 --scale 0.5 -o"
    for (name, options) in [
      ("plain.png", ""), ("default.png", "--set elasticity=0.75"),
      ("other.png", "--set elasticity=0.2"),
    ] {
      #expect(try await sandbox.zoetrope("\(still) \(name) \(options)").exitCode == 0)
    }
    #expect(try sandbox.read("plain.png") == sandbox.read("default.png"))
    #expect(try sandbox.read("plain.png") != sandbox.read("other.png"))
  }

  @Test func `a grid of values is one film with a tile for each`() async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.zoetrope(
      "render book-13-2-item-properties --set elasticity=0.2,0.5,0.8 --set resistance=0,1 --grid"
        + " --from 1.5 --to 1.6 --fps 20 --scale 0.5 -o frames/ --quiet")
    #expect(outcome.standardError == "")
    let names = try sandbox.names.filter { $0.hasSuffix(".png") }
    #expect(names.count == 2)
    let film = try sandbox.image(#require(names.first))
    #expect(outcome.output == "frames/: 2 frames, \(film.size), 20 a second\n")
    let still = try await sandbox.zoetrope(
      "still book-13-2-item-properties --set elasticity=0.2,0.5,0.8 --set resistance=0,1 --grid"
        + " --at 1.5 --scale 0.5 -o still.png")
    #expect(still.exitCode == 0)
    #expect(try sandbox.image("still.png") == film)
  }

  @Test func `a sheet of a grid and one with a value are drawn`() async throws {
    let sandbox = try Sandbox()
    #expect(
      try await sandbox.zoetrope("sheet techotopia-snap --set damping=0,0.5,1 --grid").exitCode == 0
    )
    let grid = try sandbox.image("techotopia-snap.png")
    #expect(max(grid.width, grid.height) <= 2160)
    #expect(
      try await sandbox.zoetrope("sheet techotopia-snap --set damping=0.5 -f").exitCode == 0)
    #expect(try sandbox.image("techotopia-snap.png") != grid)
  }

  @Test func `traces have the values, for any reader of CSV and JSON`() async throws {
    struct Trace: Decodable { let parameters: [String: Double] }
    let trace = "trace book-13-2-item-properties --set elasticity=0.5 --fps 1"
    let json = try await Sandbox().zoetrope("\(trace) --format json")
    let decoded = try JSONDecoder().decode(Trace.self, from: Data(json.standardOutput))
    #expect(decoded.parameters == ["elasticity": 0.5, "resistance": 0.1])

    let csv = try await Sandbox().zoetrope(trace)
    let rows = csv.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    // Parameters are the rows without a time.
    let values = rows.filter { $0[0].isEmpty }.map { [$0[2], $0[9]] }
    #expect(values == [["elasticity", "0.5"], ["resistance", "0.1"]])
    #expect(rows[1...2].allSatisfy { $0[0].isEmpty })
  }
}
