internal import FileIO
internal import FoundationEssentials
public import ImageComparison
internal import Imaging
public import SystemPackage

/// An HTML page that shows the outcomes of image comparisons.
///
/// The page is a single file with embedded images, and loads nothing: a list that can be sorted and
/// filtered, and for each pair the expected image, the difference and the actual image, side by
/// side, divided by a slider, or alternating. Pairs are written as they are added, so memory does
/// not grow with their number. The file appears at its path by ``publish()``; an unpublished page
/// leaves no file.
public struct HTMLReport: ~Copyable, Sendable {
  private let name: String
  private let file: AtomicFile
  private var pairCount = 0

  /// Creates a page without pairs.
  ///
  /// - Parameters:
  ///   - path: The path of the page; it gets its name when the page is published.
  ///   - title: The heading.
  ///   - metric: The metric of the comparisons.
  ///   - allowance: How many pixels may differ; not shown for a metric that computes a number.
  ///   - replacesFile: Whether an existing file may be replaced; true by default.
  /// - Throws: A ``ReportError`` if the file cannot be created or written.
  public init(
    at path: FilePath, title: String, metric: Metric, allowance: Allowance,
    replacing replacesFile: Bool = true
  ) throws(ReportError) {
    let criterion = metric.isCounting ? "\(metric); \(allowance)" : "\(metric)"
    let head = Page.head(title: title, criterion: criterion)
    do {
      let file = try AtomicFile(path, replacing: replacesFile)
      try file.write(Array(head.utf8))
      self.file = file
    } catch {
      throw ReportError(path.string, error)
    }
    name = path.string
  }

  /// Adds the outcome of a pair.
  ///
  /// - Throws: A ``ReportError`` if the file cannot be written.
  public mutating func add(_ outcome: ComparisonOutcome) throws(ReportError) {
    let entry = PageEntry(outcome)
    try write("<script type=\"application/json\" class=\"pair\">\(entry.json)</script>\n")
    for (name, bytes) in outcome.images.named {
      // As text, so that the browser decodes an image only when it is shown.
      try write("<script type=\"text/plain\" id=\"\(name)-\(pairCount)\">data:image/png;base64,")
      try write(Data(bytes).base64EncodedString() + "</script>\n")
    }
    pairCount += 1
  }

  /// Completes the page and moves the file to its path.
  ///
  /// - Throws: A ``ReportError`` if the file cannot be written or moved.
  public consuming func publish() throws(ReportError) {
    try write(Page.tail)
    let name = name
    do {
      try file.commit()
    } catch {
      throw ReportError(name, error)
    }
  }

  private func write(_ text: String) throws(ReportError) {
    do {
      try file.write(Array(text.utf8))
    } catch {
      throw ReportError(name, error)
    }
  }
}

extension ComparisonOutcome.ImageFiles {
  /// The images that exist, with their names.
  var named: [(name: String, bytes: [UInt8])] {
    [("expected", expected), ("difference", difference), ("actual", actual)].compactMap {
      name, bytes in bytes.map { (name, $0) }
    }
  }
}

/// The reason why a report was not written.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the file, with the operating system's reason.
  public let description: String

  init(_ name: String, _ reason: any Error) {
    description = "cannot write \(name): \(reason)".printable
  }
}
