internal import Geometry
public import Imaging
public import PictureKit

extension FrameRenderer {
  /// Draws a frame over an image that shows a previous frame; only the rows that differ are drawn.
  ///
  /// The pixels equal those of ``image(of:)``.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - previous: The frame that the image shows; nil if it shows none, so that all rows are
  ///     drawn.
  ///   - image: An image of the renderer's size.
  /// - Returns: The rows that were drawn.
  /// - Throws: ``RasterError`` if the rasterizer fails.
  public func redraw(
    _ frame: Frame, over previous: Frame?, in image: inout Image
  ) throws(RasterError) -> Range<Int> {
    let rows = previous.map { damagedRows(from: $0, to: frame) } ?? 0..<height
    if rows.count == height {
      try draw(frame, into: &image)
    } else if !rows.isEmpty {
      try draw(frame, rows: rows, into: &image)
    }
    return rows
  }

  private func damagedRows(from previous: Frame, to frame: Frame) -> Range<Int> {
    guard previous.size == frame.size, previous.background == frame.background else {
      return 0..<height
    }
    var damage = DamageRows()
    damage.formUnion(differencesBetween: previous.layers, frame.layers, under: viewport)
    guard !damage.isEmpty else { return 0..<0 }
    damage.extendOverIndivisibleDrawings(in: frame.layers, under: viewport)
    return damage.rows(in: 0..<height)
  }
}
