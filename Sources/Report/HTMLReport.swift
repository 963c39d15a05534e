internal import FileIO
internal import FoundationEssentials
public import ImageComparison
internal import Imaging
public import SystemPackage

/// A page that shows the outcomes of comparisons to a person who decides by looking.
///
/// It is one HTML file that holds its pictures and loads nothing: a list to sort and to filter, and for each
/// pair the expected picture, the difference and the actual one, side by side, with a slider between them, or
/// in turn. Pairs are written one by one, so memory does not grow with their number. The file gets its name
/// by ``publish()``; if that does not happen, nothing of it is left.
public struct HTMLReport: ~Copyable, Sendable {
  private let name: String
  private let file: AtomicFile
  private var pairCount = 0

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - path: Where the page goes; a file that is there is replaced when the page is whole.
  ///   - title: What the page is about.
  ///   - metric: How pictures were compared.
  ///   - allowance: How many pixels may differ; a metric with a bound of its own does without.
  /// - Throws: A ``ReportError`` if the operating system refuses.
  public init(
    at path: FilePath, title: String, metric: Metric, allowance: Allowance
  ) throws(ReportError) {
    let criterion = metric.isCounting ? "\(metric); \(allowance)" : "\(metric)"
    let head = Page.head(title: title, criterion: criterion)
    do {
      let file = try AtomicFile(path)
      try file.write(Array(head.utf8))
      self.file = file
    } catch {
      throw ReportError(path.string, error)
    }
    name = path.string
  }

  /// Adds a pair.
  ///
  /// - Throws: A ``ReportError`` if the operating system refuses.
  public mutating func add(_ outcome: PictureOutcome) throws(ReportError) {
    let entry = PageEntry(outcome)
    try write("<script type=\"application/json\" class=\"pair\">\(entry.json)</script>\n")
    for (side, bytes) in outcome.pictures.bySide {
      // As text, for the browser to decode when it is shown.
      try write("<script type=\"text/plain\" id=\"\(side)-\(pairCount)\">data:image/png;base64,")
      try write(Data(bytes).base64EncodedString() + "</script>\n")
    }
    pairCount += 1
  }

  /// Ends the page and gives the file its name.
  ///
  /// - Throws: A ``ReportError`` if the operating system refuses.
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

extension PictureOutcome.Pictures {
  /// Those that are there, by name.
  var bySide: [(side: String, bytes: [UInt8])] {
    [("expected", expected), ("difference", difference), ("actual", actual)].compactMap {
      side, bytes in bytes.map { (side, $0) }
    }
  }
}

/// Why a report was not written.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the file, with the operating system's reason.
  public let description: String

  init(_ name: String, _ reason: any Error) {
    description = "cannot write \(name): \(reason)"
  }
}
