internal import Geometry

extension FilterImage {
  /// Returns the image with each pixel changed by a function of its premultiplied color.
  func map(
    _ function: @escaping @Sendable (WorkingSpace) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterImage {
    FilterImage(extent: extent, isNearest: isNearest) { region, pass in
      var tile = tile(region, pass)
      let function = function(pass.space)
      for index in tile.colors.indices { tile.colors[index] = function(tile.colors[index]) }
      return tile
    }
  }

  /// Returns the image with each pixel changed by a function of its straight color in the working
  /// space.
  func mapStraight(
    _ function: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterImage {
    map { _ in { function($0.straight).premultiplied } }
  }

  /// Returns the image with each pixel changed by a function of its straight color in the working
  /// space, which the function gets first.
  func mapStraight(
    in function: @escaping @Sendable (WorkingSpace) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterImage {
    map { space in
      let function = function(space)
      return { function($0.straight).premultiplied }
    }
  }

  /// Returns the image with each pixel changed by a function of its straight components of sRGB, in
  /// whatever space filters work.
  func mapEncoded(
    _ function: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterImage {
    map { space in
      guard space == .linear else { return { function($0.straight).premultiplied } }
      return { color in
        function(color.straight.encoded).linearized.premultiplied
      }
    }
  }

  /// Returns the image with each pixel changed by a function of its premultiplied color and its
  /// center.
  func mapPlaced(
    _ function: @escaping @Sendable (SIMD4<Float>, _ x: Double, _ y: Double) -> SIMD4<Float>
  ) -> FilterImage {
    FilterImage(extent: extent, isNearest: isNearest) { region, pass in
      let tile = tile(region, pass)
      return PixelTile(region) { x, y in
        function(tile[x, y], Double(x) + 0.5, Double(y) + 0.5)
      }
    }
  }

  /// Returns an image from the pixels of two, by a function of their premultiplied colors.
  ///
  /// - Parameters:
  ///   - other: The other image.
  ///   - extent: The extent of the result; nil is the union of both.
  ///   - function: The function.
  /// - Returns: The image.
  func combined(
    with other: FilterImage, extent: Rect? = nil,
    _ function: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterImage {
    FilterImage(
      extent: extent ?? self.extent.union(other.extent), isNearest: isNearest || other.isNearest
    ) { region, pass in
      var tile = tile(region, pass)
      let second = other.tile(region, pass)
      for index in tile.colors.indices {
        tile.colors[index] = function(tile.colors[index], second.colors[index])
      }
      return tile
    }
  }

  /// Returns the image over another one.
  public func composited(over other: FilterImage) -> FilterImage {
    if other.extent.isNull { return self }
    if extent.isNull { return other }
    return combined(with: other) { $0 + $1 * (1 - $0.w) }
  }
}
