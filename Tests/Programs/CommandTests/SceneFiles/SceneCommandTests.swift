import FoundationEssentials
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Scene files in place of recipes, and `zoetrope scene`.
@Suite struct SceneCommandTests {
  private static let ball = """
    title: A ball falls
    canvas: [100, 200]
    duration: 1
    parameters: {elasticity: {default: 0.5, range: [0, 1]}}
    plots: [ball.y, energy]
    views: [{image: {name: ball, image: ball, isRound: true, size: [20, 20], center: [50, 20]}}]
    behaviors:
      - gravity: {items: ball}
      - collision: {items: ball, translatesReferenceBoundsIntoBoundary: true}
      - dynamicItem: {items: ball, elasticity: elasticity}
    """

  @Test func `every command that accepts a recipe accepts a scene`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.ball, to: "a-ball.yaml")
    let list = try await sandbox.zoetrope("list a-ball.yaml")
    #expect(list.output == "  a-ball  A ball falls\n")
    let parameters = try await sandbox.zoetrope("list a-ball.yaml --parameters")
    #expect(parameters.output == "a-ball\n  elasticity  0.5  0 to 1\n")
    let film = try await sandbox.zoetrope("render a-ball.yaml -o ball.mp4 --scale 1 --quiet")
    #expect(film.output == "ball.mp4: 60 frames, 100 x 200, 60 a second\n", "\(film.standardError)")
    for line in [
      "still a-ball.yaml --at 0.5 -o ball.png", "sheet a-ball.yaml -o sheet.png",
      "plot a-ball.yaml -o plot.svg", "golden update a-ball.yaml", "golden check a-ball.yaml",
      "render a-ball.yaml --set elasticity=0.2,0.9 --grid -o grid.mp4 --scale 1",
    ] {
      let outcome = try await sandbox.zoetrope(line)
      #expect(outcome.exitCode == 0, "\(line): \(outcome.standardError)")
    }
    let plot = String(decoding: try sandbox.read("plot.svg"), as: UTF8.self)
    #expect(plot.hasPrefix("<?xml"))
    let trace = try await sandbox.zoetrope("trace a-ball.yaml --set elasticity=1")
    #expect(trace.output.contains("began contact"))
  }

  @Test func `a list shows control characters of titles as escapes`() async throws {
    let sandbox = try Sandbox()
    let title = #"title: "a\e[31mRED\u202e\a""#
    try sandbox.write(
      Self.ball.replacing("title: A ball falls", with: title), to: "a-ball.yaml")
    let list = try await sandbox.zoetrope("list a-ball.yaml")
    #expect(list.output == "  a-ball  a\\u{1B}[31mRED\\u{202E}\\u{07}\n")
  }

  @Test(arguments: ["a-ball.yaml", "./a-ball.yaml", "link.yaml"])
  func `a trace does not replace the scene that it reads`(output: String) async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.ball, to: "a-ball.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path.appending("link.yaml").string, withDestinationPath: "a-ball.yaml")
    let outcome = try await sandbox.zoetrope("trace a-ball.yaml -f -o \(output)")
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.standardError.contains(
        "\(output) cannot be written: it is an input of the trace."))
    #expect(try sandbox.read("a-ball.yaml") == Array(Self.ball.utf8))
  }

  @Test func `a file that is not a scene ends with one sentence`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("duration: 1\nvews: []", to: "a.yaml")
    let outcome = try await sandbox.zoetrope("render a.yaml -o a.mp4")
    #expect(outcome.exitCode == 65 && outcome.output == "")
    #expect(
      outcome.standardError == "Error: a.yaml:2:1: 'vews' is unknown; the nearest is 'views'.\n")
    #expect(try sandbox.names == ["a.yaml"])
    let missing = try await sandbox.zoetrope("still none.yaml --at 0 -o a.png")
    #expect(missing.exitCode == 65)
    #expect(missing.standardError == "Error: Cannot read none.yaml: No such file or directory.\n")
    let unnamed = try await sandbox.zoetrope("plot book-13-1-move -o a.svg")
    #expect(unnamed.exitCode == 64)
    #expect(unnamed.standardError.hasPrefix("Error: --of is needed, such as --of ball.y"))
  }

  @Test func `a wrong quantity of plots, and a name without its extension, are named`() async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("{duration: 1, plots: [ball.hight]}", to: "cradle.yaml")
    let plots = try await sandbox.zoetrope("still cradle.yaml --at 0 -o a.png")
    #expect(plots.exitCode == 65)
    #expect(
      plots.standardError.hasPrefix(
        "Error: cradle.yaml:1:23: plots: 'ball.hight' is not a quantity"))
    let name = try await sandbox.zoetrope("still cradle --at 0 -o a.png")
    #expect(name.exitCode == 64)
    #expect(name.standardError.contains("there is a file 'cradle.yaml'; 'zoetrope list' shows"))
  }

  @Test func `the schema is printed`() async throws {
    let outcome = try await Sandbox().zoetrope("scene schema")
    let schema = repositoryRoot.appending("Documentation/scene.schema.json")
    #expect(outcome.standardOutput == (try contents(of: schema)))
  }

  /// One file with all scenes as Swift is compiled once.
  @Test func `the Swift of every scene makes the same films`() async throws {
    let directory = repositoryRoot.appending("Documentation/Scenes")
    let files = names(in: directory).filter { $0.hasSuffix(".yaml") }
    #expect(files.count >= 20)
    let sandbox = try Sandbox()
    var source = "import Zoetrope\n"
    for file in files {
      let swift = try await sandbox.zoetrope("scene to-swift", ["\(directory.appending(file))"])
      #expect(swift.exitCode == 0, "\(swift.standardError)")
      #expect(swift.output.hasPrefix("import Zoetrope\n"))
      source += swift.output.dropFirst("import Zoetrope\n".count)
    }
    try sandbox.write(source, to: "Scenes.swift")
    // What the scenes show stands beside them.
    for file in names(in: directory) where file.hasSuffix(".svg") {
      let text = String(decoding: try contents(of: directory.appending(file)), as: UTF8.self)
      try sandbox.write(text, to: file)
    }
    // The cache of the user may have the file from the last run.
    let environment = Environment.inherit.updating([
      "XDG_CACHE_HOME": sandbox.path.appending("cache").string
    ])
    let list = try await sandbox.zoetrope("list Scenes.swift", environment: environment)
    #expect(list.standardError == "Compiling Scenes.swift\n")
    for file in files {
      let id = file.dropLast(".yaml".count)
      let frames = "--fps 4 --scale 0.5 --to 2 -o - --quiet"
      let scene = try await sandbox.zoetrope("render \(directory.appending(file)) \(frames)")
      let recipe = try await sandbox.zoetrope(
        "render Scenes.swift:\(id) \(frames)", environment: environment)
      #expect(!scene.standardOutput.isEmpty, "\(scene.standardError)")
      #expect(scene.standardOutput == recipe.standardOutput, "\(id): \(recipe.standardError)")
      let trace = try await sandbox.zoetrope("trace \(directory.appending(file)) --fps 10")
      let other = try await sandbox.zoetrope(
        "trace Scenes.swift:\(id) --fps 10", environment: environment)
      #expect(trace.exitCode == 0 && trace.output == other.output, "\(id)")
    }
  }
}
