public import Geometry
public import PictureKit

extension Bitmap {
  /// Returns the part of the bitmap in a rectangle of pixels; nil if they do not meet.
  public func cropping(to rect: Rect) -> Bitmap? {
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return nil }
    let columns = Int(part.minX.rounded(.down))..<Int(part.maxX.rounded(.up))
    let rows = Int(part.minY.rounded(.down))..<Int(part.maxY.rounded(.up))
    return cropped(columns: columns, rows: rows)
  }
}
