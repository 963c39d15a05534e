internal import Geometry
internal import PictureKit

/// A drawing that a redraw must not cut: it is drawn completely or not at all.
///
/// A rasterizer computes the samples of bitmaps and gradients, the positions of dashes and the
/// intersection of a shape with a clip incrementally from the edge of the drawn area. If that edge
/// moved, the rounding would differ.
struct IndivisibleDrawing {
  /// The pixels on which it may draw.
  let extent: Rect
  /// Whether a redraw must include all rows: a sampled source inside a group, or inside a vector
  /// image, depends on the origin of the group's surface, which is the first redrawn row; a
  /// backdrop reads what has been drawn in all of its rows.
  let requiresAllRows: Bool
}

extension FrameLayer {
  /// Adds the indivisible drawings of the layer and its sublayers.
  func addIndivisibleDrawings(
    to drawings: inout [IndivisibleDrawing], under outer: Transform, isInGroup: Bool
  ) {
    guard opacity > 0 else { return }
    guard !hasEffects else {
      let extent = extent(under: outer)
      if !extent.isNull {
        drawings.append(IndivisibleDrawing(extent: extent, requiresAllRows: true))
      }
      addBackdrops(to: &drawings, under: outer)
      return
    }
    let transform = transform.concatenating(outer)
    let isInGroup = isInGroup || opacity < 1
    let clipped = clip == nil ? Rect.null : extent(under: outer)
    if !clipped.isNull {
      drawings.append(IndivisibleDrawing(extent: clipped, requiresAllRows: false))
    }
    if let picture, picture.commands.contains(where: \.isIndivisible) {
      let extent = picture.extent
      let requiresAllRows =
        picture.commands.contains(where: \.hasSampledSource)
        && (isInGroup || picture.commands.contains(where: \.isGroup))
        || picture.commands.contains(where: \.hasOwnGroups)
      if !extent.isNull {
        drawings.append(
          IndivisibleDrawing(
            extent: extent.applying(transform), requiresAllRows: requiresAllRows))
      }
    }
    for layer in sublayers {
      layer.addIndivisibleDrawings(to: &drawings, under: transform, isInGroup: isInGroup)
    }
  }
}

extension FrameLayer {
  /// Whether no drawing of the picture and the sublayers depends on the edge of the drawn area.
  var hasDivisibleContent: Bool {
    (picture?.commands ?? []).allSatisfy { !$0.isIndivisible && !$0.setsBlendMode }
      && sublayers.allSatisfy { !$0.hasEffects && $0.clip == nil && $0.hasDivisibleContent }
  }

  /// Adds the bounds of what backdrops of the layer and its sublayers read.
  ///
  /// Clips and masks, which could make the bounds smaller, are left out. A projected layer reads
  /// nothing but what it contains.
  private func addBackdrops(to drawings: inout [IndivisibleDrawing], under outer: Transform) {
    guard opacity > 0, projection == nil else { return }
    let transform = transform.concatenating(outer)
    if let backdrop {
      let bounds = backdrop.shape.controlPointBounds.applying(transform)
      drawings.append(IndivisibleDrawing(extent: bounds, requiresAllRows: true))
    }
    for layer in sublayers { layer.addBackdrops(to: &drawings, under: transform) }
    mask?.addBackdrops(to: &drawings, under: transform)
  }
}

extension Picture.Command {
  /// Whether the source is a bitmap, a gradient or a pattern.
  fileprivate var hasSampledSource: Bool {
    switch self {
    case .draw, .drawVariants: true
    case .fill(_, _, let paint), .stroke(_, _, let paint):
      if case .color = paint { false } else { true }
    default: false
    }
  }

  /// Whether the drawing is a vector image or a shadow, which may have groups of their own.
  fileprivate var hasOwnGroups: Bool {
    switch self {
    case .drawVector, .shadow: true
    default: false
    }
  }

  fileprivate var isIndivisible: Bool {
    switch self {
    case .stroke(_, let style, _) where !style.dashLengths.isEmpty: true
    case .clip, .drawVector, .shadow: true
    default: hasSampledSource
    }
  }

  fileprivate var setsBlendMode: Bool {
    if case .setBlendMode = self { true } else { false }
  }

  fileprivate var isGroup: Bool { if case .beginGroup = self { true } else { false } }
}
