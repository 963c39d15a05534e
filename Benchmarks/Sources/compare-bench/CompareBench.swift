internal import ArgumentParser
internal import SystemPackage

/// `compare-bench`: measures image comparison, and compares it with other programs.
@main struct CompareBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-bench",
    abstract: "Measure the comparison of images of 1920 x 1080 pixels.",
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

    @Option(help: "The number of runs of each program.") var rounds = 7

    @Option(help: "The number of pairs in the large directory.") var pairs = 300

    func validate() throws {
      guard rounds > 0, pairs > 9 else {
        throw ValidationError("--rounds must be at least 1, --pairs at least 10.")
      }
    }

    func run() async throws {
      func isSelected(_ other: Part) -> Bool { part == nil || part == other }
      let pictures = try ImageFiles()
      var members: [String] = []
      for pair in pictures.pairs where isSelected(.programs) {
        members.append(
          try ProgramReport(pair: pair, zoetrope: zoetrope, python: python).run(rounds: rounds))
      }
      if isSelected(.directories) {
        members.append(
          try DirectoryReport(pictures: pictures, zoetrope: zoetrope).run(pairCount: pairs))
      }
      for pair in pictures.pairs where isSelected(.kernels) {
        members.append(try await KernelReport(pair: pair).run())
      }
      print("\n{\(members.joined(separator: ", "))}")
    }
  }

  /// Draws the images, in a process of its own.
  struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Draw the images.")

    @Argument var directory: String

    func run() throws {
      try ImageFiles.draw(in: FilePath(directory))
    }
  }

  /// Decodes both files, which every comparison includes.
  struct Decode: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Decode two PNG files concurrently.")

    @Argument var expected: String
    @Argument var actual: String

    func run() async throws {
      try await readBoth(FilePath(expected), FilePath(actual))
    }
  }
}
