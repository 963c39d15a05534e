package import StageKit
package import SystemPackage

/// Answers requests for frames, timelines, overlays and films of recipes, for a preview.
///
/// A request is a line of JSON on the input. An answer on the output is a line of JSON, the header,
/// and as many bytes as its `length` says. Requests have an `id`; answers come in any order.
/// `Documentation/PreviewProtocol.md` describes all methods.
///
/// A request that cannot be answered gets a sentence. A trap in a recipe ends the process.
package struct PreviewWorker: Sendable {
  /// The limits of the worker's memory.
  package struct Limits: Sendable {
    /// The longest request, in bytes.
    package var requestLength = 1 << 20
    /// The most requests that are answered or wait at a time.
    package var requestCount = 1000
    /// The most pixels of a picture: 134 MB in memory.
    package var pixelCount = 1 << 25
    /// The most bytes of the frames in one answer.
    package var framesLength = 1 << 26
    /// The most frames of a recipe at a frame rate.
    package var frameCount = 1 << 20
    /// The most numbers of a timeline.
    package var timelineLength = 1 << 22
    /// The number of performances, each a recipe with parameters and a frame rate, that are kept.
    package var performanceCount = 6
    /// The cost of what is kept of the frames of one performance, in layers: about 200 bytes each.
    package var performanceCost = 100_000

    /// Creates the default limits.
    package init() {}
  }

  private let handler: RequestHandler
  private let limits: Limits

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - program: The name of the program, for the preview's title.
  ///   - recipes: The recipes.
  ///   - limits: The limits of the worker's memory.
  package init(program: String, recipes: [any Recipe], limits: Limits = Limits()) {
    self.limits = limits
    handler = RequestHandler(program: program, recipes: recipes, limits: limits)
  }

  /// Answers requests until the input ends and all that were read are answered, or until the output
  /// is closed.
  ///
  /// SIGPIPE must be ignored.
  ///
  /// - Parameters:
  ///   - input: The descriptor from which requests are read.
  ///   - output: The descriptor to which answers are written.
  package func run(reading input: FileDescriptor, writing output: FileDescriptor) async {
    await RequestSession(handler, limits, reading: input, writing: output).run()
  }
}
