internal import ArgumentParser
internal import SystemPackage

/// `compare-bench`: how long it takes to compare pictures, beside other programs.
@main struct CompareBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-bench",
    abstract: "Measure the comparison of pictures of 1920 x 1080 pixels.",
    subcommands: [Measure.self, Draw.self, Decode.self, PAM.self], defaultSubcommand: Measure.self)

  /// All measurements.
  struct Measure: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare with ImageMagick, ffmpeg and pixelmatch; the last line is a JSON object.")

    enum Part: String, ExpressibleByArgument, CaseIterable {
      case programs
      case kernels
      case directories
    }

    @Option(help: "The only part to measure.") var part: Part?

    @Option(help: "The program zoetrope.") var zoetrope = "../.build/release/zoetrope"

    @Option(help: "A Python with the packages pixelmatch and pillow.")
    var python = ".build/peers/bin/python"

    @Option(help: "How often each program runs.") var rounds = 7

    @Option(help: "How many pairs the large directory has.") var pairs = 300

    func validate() throws {
      guard rounds > 0, pairs > 9 else {
        throw ValidationError("There is at least one round, and ten pairs.")
      }
    }

    func run() async throws {
      func isWanted(_ other: Part) -> Bool { part == nil || part == other }
      let pictures = try PictureFiles()
      var members: [String] = []
      for pair in pictures.pairs where isWanted(.programs) {
        members.append(
          try ProgramReport(pair: pair, zoetrope: zoetrope, python: python).run(rounds: rounds))
      }
      if isWanted(.directories) {
        members.append(
          try DirectoryReport(pictures: pictures, zoetrope: zoetrope).run(pairCount: pairs))
      }
      for pair in pictures.pairs where isWanted(.kernels) {
        members.append(try await KernelReport(pair: pair).run())
      }
      print("\n{\(members.joined(separator: ", "))}")
    }
  }

  /// The pictures that are compared.
  struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Draw the pictures.")

    @Argument var directory: String

    func run() throws {
      try PictureFiles.draw(in: FilePath(directory))
    }
  }

  /// What every comparison has to do first.
  struct Decode: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Read two PNG files at the same time, and do no more.")

    @Argument var expected: String
    @Argument var actual: String

    func run() async throws {
      try await readBoth(FilePath(expected), FilePath(actual))
    }
  }
}
