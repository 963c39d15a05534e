internal import FileIO
internal import Geometry
public import SceneViews
public import SystemPackage

extension Figure {
  /// The largest file that is read, in bytes.
  static let maximumFileSize = 8 << 20

  /// Reads an SVG file.
  ///
  /// Paths, basic shapes, groups, uses and symbols are parts, whose names are their `id`. What
  /// is left out, such as texts, images, masks and filters, is no part;
  /// `read(_:name:)` names it.
  ///
  /// - Parameter path: The file.
  /// - Throws: A ``FigureError`` with file and line if it cannot be read or is not valid.
  public init(contentsOf path: FilePath) throws(FigureError) {
    self = try Self.read(contentsOf: path).figure
  }

  /// Reads an SVG file, and returns what of it is left out.
  ///
  /// - Parameter path: The file.
  /// - Returns: The figure, and sentences with file and line about what it does not have.
  /// - Throws: A ``FigureError`` with file and line if it cannot be read or is not valid.
  public static func read(
    contentsOf path: FilePath
  ) throws(FigureError) -> (figure: Figure, warnings: [String]) {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try readFile(path, maxSize: maximumFileSize)
    } catch .fileTooLarge {
      throw FigureError(
        "\(path.printable) is larger than the \(maximumFileSize >> 20) MiB of a figure.")
    } catch {
      throw FigureError("Cannot read \(path.printable): \(error).")
    }
    return try read(bytes, name: path.printable)
  }

  /// Reads an SVG document, and returns what of it is left out.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - name: The name of the file in errors.
  /// - Returns: The figure, and sentences with file and line about what it does not have.
  /// - Throws: A ``FigureError`` with file and line if it is not valid.
  public static func read(
    _ bytes: [UInt8], name: String
  ) throws(FigureError) -> (figure: Figure, warnings: [String]) {
    let root = try DocumentParser.parse(bytes, file: name)
    var reader = FigureReader(root, file: name)
    let figure = try reader.figure()
    return (figure, reader.warnings)
  }
}
