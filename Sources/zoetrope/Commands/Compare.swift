import ArgumentParser
import FilmKit
import ImageComparison
import Imaging
import Rendering
import Report
import SystemPackage

/// `zoetrope compare`: pictures beside those that are expected.
struct Compare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two PNG files, or all of two directories.",
    discussion: """
      Files of directories are matched by name, subdirectories included; one that is missing or \
      extra is a failure. Each pair gives a line. Samples are compared as they are stored, at 16 \
      bits where one file has them. Exit codes: 0 all are the same, 1 something differs, 64 wrong \
      usage, 65 a file cannot be read.

      The metric channel counts pixels with a channel that differs by more than the tolerance; \
      exact is the same without one. pixelmatch counts pixels that are further apart in YIQ than \
      the threshold (Kotsarenko and Ramos 2010). psnr is in decibels. ssim (Wang and others 2004) \
      looks through 11 x 11 pixels, ssim-blocks through 8 x 8 as ffmpeg does. flip is the \
      mean error that an eye notices which sees one after the other (Andersson and others 2020).
      """)

  /// What is done about different sizes.
  enum Resizing: String, ExpressibleByArgument, CaseIterable {
    case never
    case pad

    var policy: SizePolicy {
      switch self {
      case .never: .never
      case .pad: .pad
      }
    }
  }

  @Argument(
    help: "The file or directory that is as it should be.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(
    help: "The file or directory to compare with it.", completion: .file(extensions: ["png"]))
  var actual: String

  @OptionGroup var criterion: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "A PNG file of the size of the pictures: what is dark in it is left out.", valueName: "path"),
    completion: .file(extensions: ["png"]))
  var mask: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A rectangle to leave out, in pixels; more than one may be given.", valueName: "x,y,w,h"),
    transform: PixelRect.init(parsing:))
  var ignore: [PixelRect] = []

  @Option(
    help: ArgumentHelp(
      "What to do about different sizes: they differ (never), or the rest is transparent black (pad).",
      valueName: "policy"))
  var resize = Resizing.never

  @Option(
    help: ArgumentHelp(
      "Where pictures of differences go (expected, difference, actual): a .png file, or a directory.",
      valueName: "path"),
    completion: .file())
  var diff: String?

  @Option(
    help: ArgumentHelp(
      "Where a page of all pairs goes that shows what differs: an .html file.", valueName: "path"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Flag(help: "Print one JSON object instead.")
  var json = false

  func validate() throws {
    _ = try criterion.settings()
    let pictures = PicturePairs(expected: FilePath(expected), actual: FilePath(actual))
    try pictures.check()
    if let report { try asUsageError { try FilePath(report).checkReport() } }
    guard let diff else { return }
    if pictures.areDirectories {
      try asUsageError { try FilePath(diff).checkDirectory() }
    } else {
      try asUsageError { try FilePath(diff).checkPicture(force: true) }
    }
  }

  func run() async throws {
    // The command is a value of its arguments, and no more is captured.
    let command = self
    try await interruptible { try await command.compare() }
  }

  private func compare() async throws {
    let pictures = PicturePairs(expected: FilePath(expected), actual: FilePath(actual))
    let pairs: [PicturePair]
    let maskImage: Image?
    do {
      pairs = try pictures.pairs()
      maskImage = try mask.map { try PNG.read(FilePath($0)) }
    } catch {
      printError("Error: \(error)")
      throw ExitCode.unreadable
    }
    let judge = PictureJudge(
      metric: try criterion.settings(), allowance: criterion.allowance,
      ignored: IgnoredArea(rectangles: ignore, mask: maskImage), sizePolicy: resize.policy,
      differences: diff.map { FilePath($0) }, areDirectories: pictures.areDirectories,
      keepsPictures: report != nil)
    var page: HTMLReport?
    if let report {
      page = try HTMLReport(
        at: FilePath(report), title: "Comparison of \(expected) and \(actual)",
        metric: judge.metric,
        allowance: judge.allowance)
    }
    var outcomes = ComparisonReport(isJSON: json, page: page)
    try await inOrder(pairs, jobs: Film.defaultJobs) {
      try await judge.outcome(of: $0)
    } yield: {
      try outcomes.add($0)
    }
    try outcomes.finish()
  }
}

extension PixelRect {
  /// Reads a rectangle such as `10,20,300,40`: left, top, width, height.
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

/// Calls a function with values, some at a time, and another with the results in the values' order.
private func inOrder<Value: Sendable, Result: Sendable>(
  _ values: [Value], jobs: Int, transform: @escaping @Sendable (Value) async throws -> Result,
  yield: (Result) throws -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var waiting: [Int: Result] = [:]
    var started = 0
    var yielded = 0
    while yielded < values.count {
      try Task.checkCancellation()
      while started < values.count, started - yielded - waiting.count < jobs {
        let index = started
        group.addTask { (index, try await transform(values[index])) }
        started += 1
      }
      guard let (index, result) = try await group.next() else { return }
      waiting[index] = result
      while let next = waiting.removeValue(forKey: yielded) {
        try yield(next)
        yielded += 1
      }
    }
  }
}
