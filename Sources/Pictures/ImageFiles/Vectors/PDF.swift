internal import Geometry
public import Imaging
public import PictureKit
internal import Raster

/// Reading of pages of PDF files, through poppler's program `pdftocairo`.
///
/// The program converts a page to an SVG document: text becomes outlines, images are embedded, and
/// the drawing stays sharp at every scale. Soft masks get lost in its documents, so that it
/// converts a page with such a mask to bitmaps, for the scales 1, 2 and 3. It runs as a process of
/// its own, with limits of time and memory.
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
  /// - Returns: The page as a vector image, or as bitmaps.
  /// - Throws: An `ImageError` if the file is damaged, needs a password or has no such page,
  ///   if the program is not installed, or if a limit is exceeded.
  public static func decode(
    _ bytes: [UInt8], page: Int = 1, name: String
  ) throws(ImageError) -> Drawing {
    try decode(bytes, page: page, name: name, program: "pdftocairo", timeLimit: timeLimit)
  }

  package static func decode(
    _ bytes: [UInt8], page: Int, name: String, program: String, timeLimit: Duration
  ) throws(ImageError) -> Drawing {
    guard page >= 1 else {
      throw ImageError(.unreadable, name, "there is no page \(page); the first one is 1")
    }
    func convert(_ options: [String]) throws(ImageError) -> [UInt8] {
      let arguments = options + ["-f", "\(page)", "-l", "\(page)", "-", "-"]
      return try output(of: program, arguments, bytes, name: name, timeLimit: timeLimit)
    }
    let document = try convert(["-svg"])
    let vector = try SVG.decode(document, name: name, format: .pdf, timeLimit: timeLimit)
    guard document.contains("<mask".utf8) else { return Drawing(vector) }
    var variants: [BitmapVariant] = []
    let side = max(vector.size.width, vector.size.height)
    for scale in 1...3 where scale == 1 || side * Double(scale) <= maximumBitmapSide {
      let file = try convert(["-png", "-singlefile", "-transp", "-r", "\(72 * scale)"])
      let image = try Image.decode(file.span, name: name, allowed: "PNG")
      variants.append(BitmapVariant(Bitmap(image), scale: Double(scale)))
    }
    return Drawing(variants)
  }

  /// The maximum side of the bitmaps for the scales 2 and 3, in pixels.
  private static let maximumBitmapSide = 4096.0

  /// Returns what the program writes.
  private static func output(
    of program: String, _ arguments: [String], _ input: [UInt8], name: String, timeLimit: Duration
  ) throws(ImageError) -> [UInt8] {
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try ToolProcess(
        program: program, arguments: arguments, memoryLimit: memoryLimit, timeLimit: timeLimit,
        maxOutput: SVG.maximumFileSize
      ).run(input: input)
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
    return result.output
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
