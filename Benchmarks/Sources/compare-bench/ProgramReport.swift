internal import BenchSupport
internal import SystemPackage

/// Measures whole programs on one pair; each round runs every program once, so that all have the
/// same load.
struct ProgramReport {
  let pair: ImageFiles.Pair
  let zoetrope: String
  let python: String

  /// A program and the equivalent `zoetrope` command.
  private struct Contestant {
    let name: String
    let command: [String]
    var counterpart: String?
  }

  private var contestants: [Contestant] {
    let (expected, actual) = (pair.expected.string, pair.actual.string)
    func ours(_ metric: String) -> Contestant {
      Contestant(
        name: "zoetrope \(metric)",
        command: [zoetrope, "compare", expected, actual, "--metric", metric])
    }
    func filter(_ name: String, _ counterpart: String) -> Contestant {
      Contestant(
        name: "ffmpeg \(name)",
        command: ["ffmpeg", "-v", "error", "-i", actual, "-i", expected, "-lavfi", name]
          + ["-f", "null", "-"], counterpart: "zoetrope \(counterpart)")
    }
    let pixelmatch = """
      import sys; from PIL import Image; from pixelmatch.contrib.PIL import pixelmatch
      pixelmatch(*[Image.open(name).convert("RGBA") for name in sys.argv[1:]])
      """
    return [
      Contestant(
        name: "decode only", command: [CommandLine.arguments[0], "decode", expected, actual],
        counterpart: "zoetrope exact"),
      ours("exact"), ours("psnr"), ours("ssim-blocks"), ours("ssim"), ours("pixelmatch"),
      ours("flip"),
      Contestant(
        name: "ImageMagick AE", command: ["compare", "-metric", "AE", expected, actual, "null:"],
        counterpart: "zoetrope exact"),
      filter("psnr", "psnr"), filter("ssim", "ssim-blocks"),
      Contestant(
        name: "Python pixelmatch", command: [python, "-c", pixelmatch, expected, actual],
        counterpart: "zoetrope pixelmatch"),
    ]
  }

  /// Prints a table.
  ///
  /// - Returns: The results as a member of a JSON object.
  func run(rounds: Int) throws -> String {
    let contestants = contestants
    var costs: [String: [ProcessCost]] = [:]
    for _ in 0..<rounds {
      for contestant in contestants {
        costs[contestant.name, default: []].append(try cost(of: contestant.command))
      }
    }
    print("\nPrograms, pair \(pair.name), medians of \(rounds) rounds:\n")
    let table = Table(widths: [20, -9, -9, -6, -15, -10])
    print(table.line(["program", "wall ms", "CPU ms", "MB", "zoetrope: wall", "CPU to it"]))
    let members = contestants.map { contestant in
      let own = costs[contestant.name, default: []]
      let (wall, cpu, memory) = (
        median(own.map(\.wall)), median(own.map(\.cpu)), median(own.map(\.memory))
      )
      var cells = [contestant.name, fixed(wall, 1), fixed(cpu, 1), fixed(memory, 0)]
      var figures = "\"wall_ms\": \(wall), \"cpu_ms\": \(cpu), \"peak_mb\": \(memory)"
      if let counterpart = contestant.counterpart {
        // By round, so that other load affects both.
        let pairs = Array(zip(costs[counterpart, default: []], own))
        let ratio = median(pairs.map { $0.wall / $1.wall })
        let cpuRatio = median(pairs.map { $0.cpu / $1.cpu })
        cells += [fixed(ratio, 3), fixed(cpuRatio, 3)]
        figures += ", \"wall_ratio\": \(ratio), \"cpu_ratio\": \(cpuRatio)"
      }
      print(table.line(cells))
      return "\"\(contestant.name)\": {\(figures)}"
    }
    return "\"programs \(pair.name)\": {\(members.joined(separator: ", "))}"
  }
}
