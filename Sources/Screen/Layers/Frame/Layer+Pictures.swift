internal import Geometry
internal import PictureKit

/// The values on which the picture of a background depends.
struct BackgroundKey: Equatable {
  let outline: Path
  let color: Color
}

extension Layer {
  /// Returns the outline of the bounds with their rounded corners.
  func outline(of rect: Rect) -> Path {
    cornerRadius > 0
      ? Path(rect: rect, cornerRadius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
      : Path(rect: rect)
  }

  /// Returns the background; nil if there is none.
  func backgroundPicture(of model: Layer, _ rect: Rect) -> Picture? {
    guard !rect.isEmpty, let color = backgroundColor, color.alpha > 0 else { return nil }
    // Where the clip has the same outline, filling it as well would apply its antialiasing twice.
    let key = BackgroundKey(
      outline: masksToBounds ? Path(rect: rect) : outline(of: rect), color: color)
    if let background = model.background, background.key == key { return background.picture }
    let picture = Picture { canvas in
      canvas.setFillColor(color)
      canvas.fill(key.outline)
    }
    model.background = (key, picture)
    return picture
  }

  /// Returns the border, inside the bounds; nil if there is none.
  func borderPicture(_ rect: Rect) -> Picture? {
    guard borderWidth > 0, !rect.isEmpty, let color = borderColor, color.alpha > 0 else {
      return nil
    }
    var path =
      masksToBounds ? Path(rect: rect.insetBy(dx: -1, dy: -1)) : outline(of: rect)
    let inner = rect.insetBy(dx: borderWidth, dy: borderWidth)
    if !inner.isEmpty {
      path.append(
        Path(
          rect: inner,
          cornerRadius: min(cornerRadius, rect.width / 2, rect.height / 2) - borderWidth,
          corners: maskedCorners, curve: cornerCurve))
    }
    return Picture(commands: [.fill(path, .evenOdd, Paint(color))])
  }

  /// The shadow; nil if it is invisible.
  var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0 else { return nil }
    return Shadow(
      color: color.withAlphaComponent(color.alpha * min(shadowOpacity, 1)),
      offset: Vector(dx: shadowOffset.width, dy: shadowOffset.height),
      radius: max(shadowRadius, 0), path: shadowPath)
  }
}
