internal import CCairo
internal import Geometry
public import Imaging
public import PictureKit

extension FrameRenderer {
  /// Draws a frame over an image that shows another frame, as far as the two differ.
  ///
  /// The pixels are those of ``image(of:)``. What is drawn anew is a band of whole rows, since then
  /// Cairo samples every shape as it would without the band.
  ///
  /// - Parameters:
  ///   - frame: The frame to be shown.
  ///   - previous: The frame that the image shows; nil if it shows none.
  ///   - image: An image of the renderer's size.
  /// - Returns: The rows that may have changed.
  /// - Throws: `CairoError` when Cairo runs out of memory.
  public func redraw(
    _ frame: Frame, over previous: Frame?, in image: inout Image
  ) throws(CairoError) -> Range<Int> {
    let rows = previous.map { changedRows(from: $0, to: frame) } ?? 0..<height
    if rows.count == height {
      try draw(frame, into: &image)
    } else if !rows.isEmpty {
      try draw(frame, rows: rows, into: &image)
    }
    return rows
  }

  private func changedRows(from previous: Frame, to frame: Frame) -> Range<Int> {
    guard previous.size == frame.size, previous.background == frame.background else {
      return 0..<height
    }
    var band = Band()
    band.formUnion(differenceOf: previous.layers, frame.layers, under: viewport)
    guard !band.isEmpty else { return 0..<0 }
    band.growAroundObstacles(in: frame.layers, under: viewport)
    return band.rows(in: 0..<height)
  }
}
