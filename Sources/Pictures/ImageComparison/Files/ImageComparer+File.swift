public import Imaging
public import SystemPackage

/// The result of comparing an image with a PNG file.
public enum FileComparison: Sendable {
  /// The file does not exist.
  case missing(PNGError)
  /// The file cannot be read, or is not a PNG file.
  case unreadable(PNGError)
  /// The images were compared; with the bytes of the file.
  case compared(ComparisonResult, expectedFile: [UInt8])
}

extension ImageComparer {
  /// Compares an image with the expected one in a PNG file.
  ///
  /// - Throws: An ``IgnoredAreaError`` if the ignored area does not apply to the image's size.
  public func compare(
    _ actual: Image, withFileAt path: FilePath
  ) throws(IgnoredAreaError) -> FileComparison {
    try ignoredArea.validate(for: actual.size)
    let bytes: [UInt8]
    let expected: Samples
    do throws(PNGError) {
      bytes = try PNG.bytes(of: path)
      expected = try PNG.decodeSamples(bytes.span, name: path.string)
    } catch {
      return Self.isMissing(path) ? .missing(error) : .unreadable(error)
    }
    return .compared(try compare(Samples(actual), with: expected), expectedFile: bytes)
  }

  private static func isMissing(_ path: FilePath) -> Bool {
    do {
      _ = try path.stat()
      return false
    } catch {
      return error == .noSuchFileOrDirectory
    }
  }
}
