import ArgumentParser
import FoundationEssentials
private import Glibc

/// `render-bench`: how long Zoetrope takes for films and pictures, beside others in the same run.
@main struct RenderBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render-bench",
    abstract: "Compare the time, memory and bytes that films and pictures take.",
    subcommands: [Compare.self, Draw.self], defaultSubcommand: Compare.self)
}

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the contests.",
    discussion: """
      In each turn every program does the work once. Shown are medians over the turns, the range \
      of wall times, and the median of the ratios to the first line in the same turn. CPU seconds \
      and memory are of a program and all that it runs. The last line is a JSON object with the \
      figures of each contest.
      """)

  private static let all = "s1,s2,s3,s4,loops,pit1000,length,startup,readback,stills"

  @Option(help: "The contests, with commas between: all by default.")
  var scenes = all

  @Option(help: "x264's presets for s1 and s2, with commas between.")
  var presets = "medium,veryfast"

  @Option(help: "How often each program does its work; ten times as often for the start-up.")
  var turns = 3

  @Option(help: "The most seconds of a scene: less for a quick run.")
  var seconds = 60.0

  @Option(help: "The repository.")
  var root = FileManager.default.currentDirectoryPath

  func validate() throws {
    guard turns > 0 else { throw ValidationError("--turns must be 1 or more, not \(turns).") }
    guard seconds > 0 else { throw ValidationError("--seconds must be above 0, not \(seconds).") }
    for name in names(scenes) where !names(Self.all).contains(name) {
      throw ValidationError("There is no contest named \(name), only \(Self.all).")
    }
  }

  func run() throws {
    let shop = try Workshop(root: root)
    defer { try? FileManager.default.removeItem(atPath: shop.scratch) }
    let contests = Contests(shop: shop, seconds: seconds)
    var members: [String] = []
    func run(_ contest: Contest, turns: Int) throws {
      var contest = contest
      try contest.run(turns: turns)
      print(contest.report + "\n")
      fflush(nil)
      members.append(contest.jsonMember)
    }
    for name in names(scenes) {
      switch name {
      case "s3": try run(contests.pictures(), turns: turns)
      case "s4": try run(contests.film(.s4, preset: "veryfast"), turns: turns)
      case "loops":
        for format in ["gif", "apng", "webp"] { try run(contests.loop(format), turns: turns) }
      case "readback":
        let readBack = try ReadBack(shop: shop)
        print(readBack.report + "\n")
        members.append(readBack.jsonMember)
        try readBack.check()
      case "stills":
        let stills = try RecipeStills()
        print(stills.report + "\n")
        members.append(stills.jsonMember)
      case "pit1000": try run(contests.pit(), turns: turns)
      case "length": try run(contests.length(), turns: 1)
      case "startup": try run(contests.startUp(), turns: 10 * turns)
      default:
        guard let scene = SceneName(rawValue: name) else { continue }
        for preset in names(presets) {
          try run(contests.film(scene, preset: preset), turns: turns)
        }
      }
    }
    print("{\(members.joined(separator: ", "))}")
  }

  private func names(_ list: String) -> [String] { list.split(separator: ",").map(String.init) }
}
