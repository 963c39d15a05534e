public import Geometry

extension FilterImage {
  /// Returns the part of the image in a rectangle.
  public func cropped(to rect: Rect) -> FilterImage {
    let part = extent.intersection(rect)
    guard !part.isNull, !part.isEmpty else { return .empty }
    return FilterImage(extent: part, isNearest: isNearest) { tile($0, $1) }
  }

  /// Returns the image transformed; its pixels are interpolated unless it takes the nearest.
  public func transformed(by transform: Transform) -> FilterImage {
    guard !transform.isIdentity else { return self }
    guard let inverse = transform.inverse else { return .empty }
    let (dx, dy) = (transform.tx.rounded(), transform.ty.rounded())
    if transform == Transform(translationX: dx, y: dy), abs(dx) < 1e9, abs(dy) < 1e9 {
      return moved(Int(dx), Int(dy))
    }
    return warped(
      extent: isInfinite ? extent : extent.applying(transform),
      source: { $0.applying(inverse) },
      point: { x, y in
        (x * inverse.a + y * inverse.c + inverse.tx, x * inverse.b + y * inverse.d + inverse.ty)
      })
  }

  private func moved(_ dx: Int, _ dy: Int) -> FilterImage {
    let extent = isInfinite ? extent : extent.offsetBy(dx: Double(dx), dy: Double(dy))
    return FilterImage(extent: extent, isNearest: isNearest) { region, pass in
      let source = PixelRegion(
        columns: region.columns.lowerBound - dx..<region.columns.upperBound - dx,
        rows: region.rows.lowerBound - dy..<region.rows.upperBound - dy)
      var result = PixelTile(region)
      result.colors = tile(source, pass).colors
      return result
    }
  }

  /// Returns an image whose pixels are those of this one at other points.
  ///
  /// - Parameters:
  ///   - extent: The extent of the result.
  ///   - source: Returns the rectangle of this image that is needed for a rectangle of the result;
  ///     null is all of it.
  ///   - point: Returns the point of this image that a point of the result shows; nil is
  ///     transparent.
  /// - Returns: The image.
  func warped(
    extent: Rect, source: @escaping @Sendable (Rect) -> Rect,
    point: @escaping @Sendable (_ x: Double, _ y: Double) -> (x: Double, y: Double)?
  ) -> FilterImage {
    FilterImage(extent: extent, isNearest: isNearest) { region, pass in
      let wanted = source(region.rect)
      let all = PixelRegion(covering: self.extent)
      let needed =
        wanted.isNull ? all : PixelRegion(covering: wanted).grown(by: 1).intersection(all)
      let tile = tile(needed, pass)
      return PixelTile(region) { x, y in
        guard let place = point(Double(x) + 0.5, Double(y) + 0.5), abs(place.x) < 1e12,
          abs(place.y) < 1e12
        else { return .zero }
        return isNearest
          ? tile.nearest(place.x, place.y) : tile.interpolated(place.x, place.y)
      }
    }
  }

  /// Returns the image with the pixels at its edges repeated indefinitely.
  public func clampedToExtent() -> FilterImage {
    let all = PixelRegion(covering: extent)
    guard !isInfinite, !all.isEmpty else { return self }
    return FilterImage(extent: Self.infiniteExtent, isNearest: isNearest) { region, pass in
      func clamped(_ range: Range<Int>, _ all: Range<Int>) -> Range<Int> {
        let first = min(max(range.lowerBound, all.lowerBound), all.upperBound - 1)
        return first..<max(first + 1, min(range.upperBound, all.upperBound))
      }
      let source = PixelRegion(
        columns: clamped(region.columns, all.columns), rows: clamped(region.rows, all.rows))
      let tile = tile(source, pass)
      return PixelTile(region) { x, y in
        tile[
          min(max(x, source.columns.lowerBound), source.columns.upperBound - 1),
          min(max(y, source.rows.lowerBound), source.rows.upperBound - 1)]
      }
    }
  }

  /// Returns the image repeated side by side indefinitely.
  func tiled() -> FilterImage {
    let all = PixelRegion(covering: extent)
    guard !isInfinite, !all.isEmpty else { return self }
    return FilterImage(extent: Self.infiniteExtent, isNearest: isNearest) { region, pass in
      let tile = tile(all, pass)
      func wrapped(_ value: Int, _ range: Range<Int>) -> Int {
        let offset = (value - range.lowerBound) % range.count
        return range.lowerBound + (offset < 0 ? offset + range.count : offset)
      }
      return PixelTile(region) { x, y in
        tile[wrapped(x, all.columns), wrapped(y, all.rows)]
      }
    }
  }

  /// Returns the image projected, in an extent.
  func projected(by transform: ProjectiveTransform, extent: Rect) -> FilterImage {
    guard let inverse = transform.inverse else { return .empty }
    return warped(
      extent: extent, source: { _ in .null },
      point: { x, y in
        let point = Point(x, y)
        guard inverse.weight(of: point) > 0 else { return nil }
        let place = point.applying(inverse)
        return (place.x, place.y)
      })
  }
}
