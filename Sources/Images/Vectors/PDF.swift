public import Imaging
public import PictureKit

/// Reading of pages of PDF files, through poppler's program `pdftocairo`.
///
/// The program converts a page to an SVG document: text becomes outlines, images are embedded, and
/// the drawing stays sharp at every scale. It runs as a process of its own, with limits of time and
/// memory.
public enum PDF: Sendable {
  /// The maximum time of a conversion.
  public static let timeLimit = Duration.seconds(60)
  /// The maximum memory of a conversion, in KiB: 4 GiB.
  static let memoryLimit = 4 << 20

  /// Decodes a page of a PDF in memory; a point of the page is a point of the image.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - page: The number of the page; 1, the first one, by default.
  ///   - name: The name of the file in errors.
  /// - Returns: The page as a vector image.
  /// - Throws: An `ImageError` if the file is damaged, needs a password or has no such page,
  ///   if the program is not installed, or if a limit is exceeded.
  public static func decode(
    _ bytes: [UInt8], page: Int = 1, name: String
  ) throws(ImageError) -> VectorImage {
    try decode(bytes, page: page, name: name, program: "pdftocairo", timeLimit: timeLimit)
  }

  package static func decode(
    _ bytes: [UInt8], page: Int, name: String, program: String, timeLimit: Duration
  ) throws(ImageError) -> VectorImage {
    guard page >= 1 else {
      throw ImageError(.unreadable, name, "there is no page \(page); the first one is 1")
    }
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess(
        program: program,
        arguments: ["-svg", "-f", "\(page)", "-l", "\(page)", "-", "-"],
        memoryLimit: memoryLimit, timeLimit: timeLimit, maxOutput: SVG.maximumFileSize
      ).run(input: bytes)
    } catch {
      throw ImageError(.unreadable, name, reason(error, program))
    }
    guard result.status == 0, !result.output.isEmpty else {
      let found =
        result.status < 0
        ? "\(program) was killed by signal \(-result.status)"
        : "\(program) reports \"\(result.message)\""
      throw ImageError(.damaged(.pdf), name, found)
    }
    return try SVG.decode(result.output, name: name, format: .pdf, timeLimit: timeLimit)
  }

  private static func reason(_ failure: ToolProcess.Failure, _ program: String) -> String {
    switch failure {
    case .notFound:
      "the program \(program) is missing; install it with `apt install poppler-utils`"
    case .timedOut(let limit): "\(program) took more than \(limit) and was ended"
    case .tooMuchOutput(let limit): "\(program) wrote more than \(limit) bytes and was ended"
    case .system(let error): "\(program) cannot be run: \(error)"
    }
  }
}
