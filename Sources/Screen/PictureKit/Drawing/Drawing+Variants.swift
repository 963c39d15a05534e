public import Geometry

extension Drawing {
  /// Returns the drawing with a rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Drawing {
    with { $0.renderingMode = mode }
  }

  /// Returns the shape of the drawing in a color; a template stays a template.
  ///
  /// The color's opacity multiplies that of the drawing.
  public func withTintColor(_ color: Color) -> Drawing {
    with(orientation: imageOrientation, tint: color)
  }

  /// Returns the shape of the drawing in a color, with a rendering mode.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Drawing {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the drawing with distances from its edges to the part that layout aligns.
  public func withAlignmentRectInsets(_ insets: Insets) -> Drawing {
    with { $0.alignmentRectInsets = insets }
  }

  /// Returns the drawing with a baseline, on which texts and layout align it.
  ///
  /// - Parameter baselineOffset: The distance from the lower edge, in points.
  /// - Returns: The drawing.
  public func withBaselineOffset(fromBottom baselineOffset: Double) -> Drawing {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the drawing without a baseline.
  public func imageWithoutBaseline() -> Drawing { with { $0.baselineOffsetFromBottom = nil } }

  /// Returns a drawing whose corners keep their size when it is drawn in a larger rectangle.
  ///
  /// The edges grow in one direction, the middle in both.
  ///
  /// - Parameters:
  ///   - capInsets: The parts that keep their size, in points: not negative, together at most the
  ///     drawing's size.
  ///   - resizingMode: How the other parts grow; `.tile` by default, as in UIKit.
  /// - Returns: The resizable drawing.
  public func resizableImage(
    withCapInsets capInsets: Insets, resizingMode: ResizingMode = .tile
  ) -> Drawing {
    let values = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
    precondition(
      values.allSatisfy { $0 >= 0 }
        && capInsets.left + capInsets.right <= size.width
        && capInsets.top + capInsets.bottom <= size.height,
      "cap insets must not be negative, and must fit into the drawing's size of \(size)")
    return with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.capCenter = nil
      $0.isResizable = true
    }
  }

  /// Returns a resizable drawing of which only a part between the caps is shown, as for slices of
  /// an asset catalog.
  ///
  /// - Parameter center: The size of that part, behind the left and upper caps, in points.
  /// - Returns: The drawing.
  package func withCapCenter(_ center: Size) -> Drawing {
    with { $0.capCenter = center }
  }
}
