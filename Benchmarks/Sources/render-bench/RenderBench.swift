import ArgumentParser
import FoundationEssentials
private import Glibc

/// `render-bench`: compares the rendering of films and pictures with other programs in the same
/// run.
@main struct RenderBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-bench",
    abstract: "Compare the time, memory and file sizes of rendering.",
    subcommands: [Compare.self, Draw.self], defaultSubcommand: Compare.self)
}

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the comparisons.",
    discussion: """
      In each turn, every program does the work once. A table shows medians over the turns, the \
      range of wall times, and the median of the ratios to the first line of the same turn. CPU \
      seconds and memory include child processes. The last line of output is a JSON object with \
      the figures of each comparison.
      """)

  private static let all = "s1,s2,s3,s4,s5,loops,pit1000,length,startup,readback,stills,shadows"

  @Option(help: "The comparisons, separated by commas. Default: all.")
  var scenes = all

  @Option(help: "The presets of x264 for s1 and s2, separated by commas.")
  var presets = "medium,veryfast"

  @Option(help: "The number of turns; ten times as many for startup.")
  var turns = 3

  @Option(help: "The maximum duration of a scene in seconds; shorten it for a quick run.")
  var seconds = 60.0

  @Option(help: "The directory of the repository.")
  var root = FileManager.default.currentDirectoryPath

  func validate() throws {
    guard turns > 0 else { throw ValidationError("--turns must be 1 or more, not \(turns).") }
    guard seconds > 0 else { throw ValidationError("--seconds must be above 0, not \(seconds).") }
    for name in names(scenes) where !names(Self.all).contains(name) {
      throw ValidationError("--scenes must be among \(Self.all), not \(name).")
    }
  }

  func run() throws {
    let workspace = try Workspace(root: root)
    defer { try? FileManager.default.removeItem(atPath: workspace.scratch) }
    let comparisons = Comparisons(workspace: workspace, maxSeconds: seconds)
    var members: [String] = []
    func run(_ comparison: Comparison, turns: Int) throws {
      var comparison = comparison
      try comparison.run(turns: turns)
      print(comparison.report + "\n")
      fflush(nil)
      members.append(comparison.jsonMember)
    }
    for name in names(scenes) {
      switch name {
      case "s3": try run(comparisons.pictures(), turns: turns)
      case "s4": try run(comparisons.film(.s4, preset: "veryfast"), turns: turns)
      case "s5":
        let parity = try CardsParity(workspace: workspace)
        print(parity.report + "\n")
        members.append(parity.jsonMember)
        try run(comparisons.cardPictures(), turns: turns)
        try run(comparisons.cardFilm(preset: "medium"), turns: turns)
        try parity.check()
      case "loops":
        for format in ["gif", "apng", "webp"] { try run(comparisons.loop(format), turns: turns) }
      case "readback":
        let readBack = try ReadBack(workspace: workspace)
        print(readBack.report + "\n")
        members.append(readBack.jsonMember)
        try readBack.check()
      case "stills":
        let stills = try RecipeStills()
        print(stills.report + "\n")
        members.append(stills.jsonMember)
      case "shadows":
        let shadows = try ShadowedCards(turns: 2 * turns)
        print(shadows.report + "\n")
        members.append(shadows.jsonMember)
      case "pit1000": try run(comparisons.pit(), turns: turns)
      case "length": try run(comparisons.length(), turns: 1)
      case "startup": try run(comparisons.startUp(), turns: 10 * turns)
      default:
        guard let scene = SceneName(rawValue: name) else { continue }
        for preset in names(presets) {
          try run(comparisons.film(scene, preset: preset), turns: turns)
        }
      }
    }
    print("{\(members.joined(separator: ", "))}")
  }

  private func names(_ list: String) -> [String] { list.split(separator: ",").map(String.init) }
}
