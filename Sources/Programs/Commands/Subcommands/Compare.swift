import ArgumentParser
import FilmKit
import ImageComparison
import Imaging
import Rendering
import Report
import SystemPackage

/// `zoetrope compare`: compares images with expected ones.
struct Compare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two PNG files, or all of two directories.",
    discussion: """
      The files of directories are paired by name, subdirectories included; a missing or extra \
      file is a failure. Each pair is printed as a line. Samples are compared as they are stored, \
      at 16 bits if one file has them. Images are decoded and compared by bands of rows, so that \
      large ones need little memory; an interlaced one needs all of its pixels. Exit codes: 0 all pairs are the same, 1 a pair differs, 64 \
      wrong usage, 65 a file cannot be read, or needs more \
      memory than there is.

      Metrics:
      \(ComparisonOptions.metricsHelp)
      """)

  @Argument(
    help: "The file or directory with the expected images.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(
    help: "The file or directory to compare with them.", completion: .file(extensions: ["png"]))
  var actual: String

  @OptionGroup var options: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "A PNG file of the size of the images; pixels that are dark in it are ignored.",
      valueName: "path"),
    completion: .file(extensions: ["png"]))
  var mask: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A rectangle to ignore, in pixels; can be given more than once.", valueName: "x,y,w,h"),
    transform: PixelRect.init(parsing:))
  var ignore: [PixelRect] = []

  @Option(
    help: ArgumentHelp(
      "How images of different sizes are treated: they differ (never), or the smaller one is padded "
        + "with transparent black (pad).",
      valueName: "policy"))
  var resize = SizePolicyArgument(.never)

  @Option(
    help: ArgumentHelp(
      "Write panels of differing pairs (expected, difference, actual) to this .png file, or to this "
        + "directory for directories.",
      valueName: "path"),
    completion: .file())
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "Write an HTML page that shows all pairs to this file.", valueName: "path"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @OptionGroup var memoryOptions: MemoryOptions

  @Flag(help: "Print one JSON object instead of lines.")
  var json = false

  @Flag(name: .shortAndLong, help: "Replace existing files of --diff and --report.")
  var force = false

  func validate() throws {
    _ = try options.metricWithSettings()
    let pairs = filePairs
    do {
      try pairs.validate()
    } catch {
      throw ValidationError("\(error)")
    }
    if let report { try asUsageError { try FilePath(report).checkReport(force: force) } }
    guard let diff else { return }
    if pairs.areDirectories {
      try asUsageError { try FilePath(diff).checkDirectory() }
    } else {
      try asUsageError { try FilePath(diff).checkPicture(force: true) }
    }
  }

  private var filePairs: FilePairs {
    FilePairs(expected: FilePath(expected), actual: FilePath(actual))
  }

  func run() async throws {
    ignorePipeSignal()
    let filePairs = filePairs
    let pairs: [FilePair]
    let pixelMask: PixelMask?
    do {
      pairs = try filePairs.pairs()
      pixelMask = try mask.map { try PixelMask(contentsOf: FilePath($0)) }
    } catch {
      printError("Error: \(error)")
      throw ExitCode.unreadable
    }
    try checkOutputs(of: pairs)
    let comparer = ImageComparer(
      metric: try options.metricWithSettings(), allowance: options.allowance,
      ignoring: IgnoredArea(rectangles: ignore, mask: pixelMask), resizing: resize.policy)
    let pairComparer = FilePairComparer(
      comparer: comparer, differences: diff.map { FilePath($0) },
      areDirectories: filePairs.areDirectories, includesImages: report != nil,
      replacesFiles: force, maximumMemory: memoryOptions.memory)
    var page: HTMLReport?
    if let report {
      page = try HTMLReport(
        at: FilePath(report), title: "Comparison of \(expected) and \(actual)",
        metric: comparer.metric, allowance: comparer.allowance, replacing: force)
    }
    var outcomes = ComparisonReport(isJSON: json, page: page)
    let pipeline = OrderedPipeline(
      workerCount: Film.defaultJobs, maximumInFlight: 2 * Film.defaultJobs)
    try await pipeline.run(
      produce: { $0 < pairs.count ? pairs[$0] : nil },
      transform: { try await pairComparer.outcome(of: $0) },
      deliver: { try outcomes.add($0) })
    try outcomes.finish()
  }
}

extension Compare {
  /// Checks that panels and page replace no file, or with `--force` none that is compared.
  fileprivate func checkOutputs(of pairs: [FilePair]) throws {
    let compared = pairs.flatMap { [$0.expected, $0.actual].compactMap(\.self) }
    let inputs = InputFiles(compared + [mask].compactMap { $0.map { FilePath($0) } })
    var outputs = [report].compactMap { $0.map { FilePath($0) } }
    if let diff {
      outputs +=
        filePairs.areDirectories
        ? pairs.map { FilePath(diff).pushing($0.path) } : [FilePath(diff)]
    }
    do throws(RenderingError) {
      for output in outputs { try inputs.checkOutput(output, force: force) }
    } catch {
      printError("Error: \(error)")
      throw ExitCode.validationFailure
    }
  }
}

/// A size policy as an argument.
struct SizePolicyArgument: ExpressibleByArgument {
  let policy: SizePolicy

  init(_ policy: SizePolicy) { self.policy = policy }

  init?(argument: String) {
    guard let policy = SizePolicy(rawValue: argument) else { return nil }
    self.init(policy)
  }

  var defaultValueDescription: String { policy.rawValue }
  static var allValueStrings: [String] { SizePolicy.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension PixelRect {
  /// Parses a rectangle such as `10,20,300,40`: left, top, width, height.
  fileprivate init(parsing text: String) throws {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let limits = 0...PNG.maximumSide
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], [x, y, width - 1, height - 1].allSatisfy(limits.contains)
    else {
      throw ValidationError(
        "it must be left,top,width,height in whole pixels, for example 10,20,300,40.")
    }
    self.init(columns: x...x + width - 1, rows: y...y + height - 1)
  }
}
