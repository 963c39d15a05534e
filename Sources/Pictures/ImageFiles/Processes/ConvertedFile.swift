internal import CImageFile
private import Glibc
package import Imaging

/// Reading of GIF, BMP, TIFF, HEIC, HEIF and AVIF files, through GdkPixbuf and libheif.
///
/// Files are not trusted, and these libraries read formats with many parts. A process of its own
/// decodes a file, with limits of time and memory: this program again, in which CImageFile runs in
/// place of its `main`. The libraries are loaded there alone. Orientation, mirroring and clipping
/// are applied, and colors are converted to sRGB.
package enum ConvertedFile {
  /// An image of an animated file.
  package struct Frame {
    /// The whole image, whose size is that of the file.
    package let image: Image
    /// The milliseconds for which it is shown; 0 if it is the only one.
    package let milliseconds: Int
  }

  /// The maximum time of a processor for a file, in seconds.
  package static let processorLimit = 20
  /// The address space of the process, in KiB: 2 GiB.
  private static let memoryLimit = 2 << 20

  /// Decodes a file in memory; of an animated one the first frame.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - format: One of the formats above.
  ///   - name: The name of the file in errors.
  /// - Returns: The image, premultiplied.
  /// - Throws: An `ImageError` if the file is damaged, or larger than `ImageLimits`, a limit is
  ///   exceeded, or a library is not installed.
  package static func image(
    _ bytes: [UInt8], format: ImageFormat, name: String
  ) throws(ImageError) -> Image {
    if format == .bmp { try BitmapFile.checkLength(bytes.span, name: name) }
    let output = try output(bytes, format, hasAllFrames: false, name: name)
    guard let frame = frames(output).first else { throw incomplete(format, name) }
    return frame.image
  }

  /// Decodes all frames of a file, each of its whole size.
  ///
  /// - Throws: An `ImageError`, as ``image(_:format:name:)`` does, and if all frames together have
  ///   more pixels than `ImageLimits` allow.
  package static func frames(
    _ bytes: [UInt8], format: ImageFormat, name: String
  ) throws(ImageError) -> [Frame] {
    let output = try output(bytes, format, hasAllFrames: true, name: name)
    let frames = frames(output)
    guard !frames.isEmpty else { throw incomplete(format, name) }
    return frames
  }

  /// Returns what the process writes.
  private static func output(
    _ bytes: [UInt8], _ format: ImageFormat, hasAllFrames: Bool, name: String
  ) throws(ImageError) -> [UInt8] {
    let process = ToolProcess(
      program: "/usr/bin/env",
      arguments: [
        "CIMAGE_FILE=\(format.rawValue.lowercased())\(hasAllFrames ? "+" : "")",
        "SWIFT_BACKTRACE=enable=no", "/proc/\(getpid())/exe",
      ],
      memoryLimit: memoryLimit,
      // On a busy machine a second of a processor takes longer.
      timeLimit: .seconds(10 * processorLimit), processorLimit: processorLimit,
      maxOutput: 4 * ImageLimits.maximumPixelCount + 1 << 26)
    let result: ToolProcess.Result
    do throws(ToolProcess.Failure) {
      result = try process.run(input: bytes)
    } catch {
      throw imageError(error, format, name)
    }
    if result.status == 0 { return result.output }
    throw imageError(result, format, name)
  }

  private static func imageError(
    _ result: ToolProcess.Result, _ format: ImageFormat, _ name: String
  ) -> ImageError {
    let library = format == .heif ? "libheif" : "GdkPixbuf"
    switch result.status {
    case Int(CImageFileDamaged.rawValue):
      return ImageError(.damaged(format), name, "\(library) reports \"\(result.message)\"")
    case Int(CImageFileInvalidSize.rawValue):
      return ImageError(
        .tooLarge, name,
        "its header claims \(result.message) pixels; a side may have 1 to \(CImageFileMaxSide), and "
          + "an image up to \(CImageFileMaxPixels)")
    case Int(CImageFileNoLibrary.rawValue):
      let package = format == .heif ? "libheif1" : "libgdk-pixbuf-2.0-0"
      return ImageError(
        .unreadable, name,
        "\(result.message) cannot be loaded; install it with `apt install \(package)`")
    case -Int(SIGKILL), -Int(SIGXCPU):
      return tooSlow(format, name)
    case let status where status < 0:
      return ImageError(
        .damaged(format), name,
        "\(library) cannot read it with 2 GiB of memory, and ends by signal \(-status)")
    default:
      return ImageError(
        .unreadable, name, "the process that reads it has ended with exit code \(result.status)")
    }
  }

  private static func imageError(
    _ failure: ToolProcess.Failure, _ format: ImageFormat, _ name: String
  ) -> ImageError {
    switch failure {
    case .notFound: ImageError(.unreadable, name, "the program env is missing")
    case .timedOut: tooSlow(format, name)
    case .tooMuchOutput:
      ImageError(
        .tooLarge, name,
        "its frames have together more than the \(CImageFileMaxPixels) pixels that they may have")
    case .system(let error):
      ImageError(.unreadable, name, "the process that reads it cannot be run: \(error)")
    }
  }

  private static func tooSlow(_ format: ImageFormat, _ name: String) -> ImageError {
    ImageError(
      .damaged(format), name,
      "reading it takes more than the \(processorLimit) seconds that it may take")
  }

  private static func incomplete(_ format: ImageFormat, _ name: String) -> ImageError {
    ImageError(.damaged(format), name, "there is no image")
  }
}
