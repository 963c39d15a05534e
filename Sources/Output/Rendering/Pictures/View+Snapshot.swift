public import Geometry
internal import ImageFiles
public import PictureKit
public import Raster
public import StageKit

extension View {
  /// Draws the view and its subviews as they are presented, into an image.
  ///
  /// The image shows the bounds, without the view's own transform and opacity, also if the view is
  /// hidden or in no stage.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point, above 0; 2 by default.
  ///   - isOpaque: Whether the image is black where nothing is drawn; false by default.
  /// - Returns: The image; nil if the bounds are empty.
  /// - Throws: A `RasterError` if the rasterizer fails.
  public func snapshot(scale: Double = 2, isOpaque: Bool = false) throws(RasterError) -> Drawing? {
    guard let frame = snapshotFrame(background: isOpaque ? .black : .clear) else { return nil }
    return try Drawing(rendering: frame, scale: scale)
  }

  /// Draws a snapshot of the view into a rectangle of a canvas,
  /// `UIView.drawHierarchy(in:afterScreenUpdates:)`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, to which the view is scaled.
  ///   - canvas: The canvas.
  ///   - scale: The pixels per point of the snapshot, above 0; 2 by default.
  /// - Returns: Whether something was drawn: whether the bounds are not empty.
  /// - Throws: A `RasterError` if the rasterizer fails.
  @discardableResult
  public func drawHierarchy(
    in rect: Rect, on canvas: Canvas, scale: Double = 2
  ) throws(RasterError) -> Bool {
    guard let snapshot = try snapshot(scale: scale) else { return false }
    snapshot.draw(in: rect, on: canvas)
    return true
  }
}
