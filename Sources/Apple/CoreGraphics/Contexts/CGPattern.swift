public import Geometry
public import PictureKit
internal import StageContext

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, Canvas) -> Void

/// Called when a pattern is no longer needed, with what it was created with.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// Draws a cell; nil draws nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern ends; nil does nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates no functions.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates the functions of a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

@available(*, unavailable)
extension CGPatternCallbacks: Sendable {}

/// How the cells of a pattern are fitted to pixels; all are drawn in whole pixels.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A picture that a function draws and that is repeated.
public final class CGPattern: NSObject {
  private let info: UnsafeMutableRawPointer?
  private let bounds: Rect
  private let matrix: Transform
  private let step: Size
  private let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern; nil if its cells have no size or lie on each other.
  ///
  /// - Parameters:
  ///   - info: What is passed to the functions.
  ///   - bounds: The bounds of a cell, to which it is clipped.
  ///   - matrix: Maps the coordinates of the pattern to those of the context. A pattern may be
  ///     scaled and mirrored, but not turned.
  ///   - xStep: The distance of cells in a row.
  ///   - yStep: The distance of rows.
  ///   - tiling: How the cells are fitted to pixels.
  ///   - isColored: Whether the cells have colors of their own.
  ///   - callbacks: The functions.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: Rect, matrix: Transform, xStep: Double, yStep: Double,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard !bounds.isEmpty, xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite else {
      return nil
    }
    if matrix.b != 0 || matrix.c != 0 {
      ApplicationContext.logOnce("Patterns are not turned: their cells stay upright.")
    }
    self.info = info
    self.bounds = bounds
    self.matrix = Transform(
      a: matrix.a, b: 0, c: 0, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
    step = Size(abs(xStep), abs(yStep))
    self.isColored = isColored
    self.callbacks = callbacks.pointee
    super.init()
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns the color of the pattern with components.
  func color(_ components: UnsafePointer<Double>) -> Color {
    let own = isColored ? nil : Color(red: components[0], green: components[1], blue: components[2])
    let cell = Picture { canvas in
      if let own {
        canvas.setFillColor(own)
        canvas.setStrokeColor(own)
      }
      canvas.clip(to: bounds)
      callbacks.drawPattern?(info, canvas)
    }
    let tile = Rect(origin: bounds.origin, size: step)
    // Cells that are larger than their distance reach into those on the right and below.
    let columns = Int(min((bounds.width / step.width).rounded(.up), 64))
    let rows = Int(min((bounds.height / step.height).rounded(.up), 64))
    let picture = Picture { canvas in
      canvas.concatenate(matrix)
      for row in (0..<max(rows, 1)).reversed() {
        for column in (0..<max(columns, 1)).reversed() {
          canvas.saveGState()
          canvas.translateBy(x: -Double(column) * step.width, y: -Double(row) * step.height)
          canvas.draw(cell)
          canvas.restoreGState()
        }
      }
    }
    return Color(pattern: picture, cell: tile.applying(matrix))
      .withAlphaComponent(components[isColored ? 0 : 3])
  }
}
