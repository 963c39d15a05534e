/// Why an SVG file is not a figure, with the file and, if it was read so far, the line.
public struct FigureError: Error, Equatable, CustomStringConvertible {
  /// A sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
