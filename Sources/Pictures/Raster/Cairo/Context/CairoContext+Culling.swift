internal import Geometry
internal import PictureKit

/// How much of a drawing can be seen.
enum Visibility {
  case none
  case part
  case all
}

extension CairoContext {
  /// The distance, in pixels, up to which drawings outside of the visible pixels are drawn all the
  /// same: edges are rounded.
  private static let cullingMargin = 2.0

  /// Returns how much can be seen of what is drawn within bounds.
  ///
  /// - Parameters:
  ///   - bounds: The bounds; null if nothing is drawn.
  ///   - transform: The transform from their coordinates to pixels.
  /// - Returns: The visibility; some, but not none, for bounds that are not finite.
  func visibility(of bounds: Rect, under transform: Transform) -> Visibility {
    guard !bounds.isNull, !visiblePixels.isNull else { return .none }
    let margin = -Self.cullingMargin
    let extent = bounds.applying(transform).insetBy(dx: margin, dy: margin)
    let visible = visiblePixels
    // Comparisons with NaN are false.
    if extent.minX >= visible.minX && extent.maxX <= visible.maxX && extent.minY >= visible.minY
      && extent.maxY <= visible.maxY
    {
      return .all
    }
    let isOutside =
      extent.maxX < visible.minX || extent.minX > visible.maxX || extent.maxY < visible.minY
      || extent.minY > visible.maxY
    return isOutside ? .none : .part
  }

  /// Returns whether a layer, in its parent's coordinates, may change visible pixels.
  ///
  /// Only layers that cost more than a walk through their sublayers are examined. Of the others,
  /// pictures are.
  func canSee(_ layer: FrameLayer) -> Bool {
    let visibility =
      if layer.hasEffects || layer.opacity < 1 {
        visibility(of: layer.extent(under: .identity), under: currentTransform)
      } else if let clip = layer.clip {
        visibility(
          of: clip.controlPointBounds, under: layer.transform.concatenating(currentTransform))
      } else {
        Visibility.part
      }
    return visibility != .none || layer.changesOutside
  }

  /// Returns how much of a picture can be seen, in the present coordinates.
  func visibility(of picture: Picture) -> Visibility {
    let visibility = visibility(of: picture.extent, under: currentTransform)
    return visibility == .none && picture.changesOutside ? .part : visibility
  }

  /// Returns whether a drawing command changes visible pixels; true for other commands.
  func canSee(_ command: Picture.Command) -> Bool {
    switch command {
    case .fill, .stroke, .draw, .drawVariants, .drawVector, .shadow:
      blendMode.affectsOutside
        || visibility(of: command.extent, under: currentTransform) != .none
    default: true
    }
  }
}

extension FrameLayer {
  /// Whether the layer or one of its sublayers changes pixels that it does not cover.
  fileprivate var changesOutside: Bool {
    blendMode.affectsOutside || picture?.changesOutside == true
      || sublayers.contains { $0.changesOutside }
  }
}

extension Picture {
  /// Whether a command changes pixels that it does not cover.
  fileprivate var changesOutside: Bool {
    commands.contains { command in
      if case .setBlendMode(let mode) = command { mode.affectsOutside } else { false }
    }
  }
}
