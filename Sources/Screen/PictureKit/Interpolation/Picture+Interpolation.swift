package import Geometry
internal import Tween

extension Picture {
  /// The maximum number of elements of a path with curves that is interpolated: the outlines of
  /// text have more, and letters change rather than move.
  package static let maxInterpolatedElementCount = 64

  /// Returns a picture between this and a later one.
  ///
  /// Points and colors of fills and strokes of one color are interpolated where both pictures have
  /// the same commands with paths of the same kinds of elements. A line that has more points in the
  /// later picture grows from its end.
  ///
  /// - Parameters:
  ///   - later: The later picture.
  ///   - fraction: The fraction of the interval between the pictures, 0...1.
  /// - Returns: The picture; this one if the two differ in more than numbers.
  func interpolated(to later: Picture, fraction: Double) -> Picture {
    guard commands.count == later.commands.count, self != later else { return self }
    var middle: [Command] = []
    for (start, end) in zip(commands, later.commands) {
      let command = start.extended(like: end)
      if command == end {
        middle.append(command)
      } else if command.isLike(end), let (path, color) = end.plainShape,
        path.elements.count <= Self.maxInterpolatedElementCount || path.isPolyline
      {
        middle.append(command.interpolated(to: path, color, fraction: fraction))
      } else {
        return self
      }
    }
    return Picture(
      commands: middle, missingCharacters: missingCharacters, missingFonts: missingFonts,
      fontSources: fontSources)
  }
}

extension Picture.Command {
  /// The path and the color of a fill or a stroke of one color; nil for other commands.
  package var plainShape: (path: Path, color: Color)? {
    switch self {
    case .fill(let path, _, .color(let color)), .stroke(let path, _, .color(let color)):
      (path, color)
    default: nil
    }
  }

  /// Returns whether two plain shapes have the same kind, style and elements.
  package func isLike(_ other: Picture.Command) -> Bool {
    switch (self, other) {
    case (
      .fill(let path, let rule, .color), .fill(let otherPath, let otherRule, .color)
    ):
      rule == otherRule && path.isLike(otherPath)
    case (
      .stroke(let path, let style, .color), .stroke(let otherPath, let otherStyle, .color)
    ):
      style == otherStyle && path.isLike(otherPath)
    default: false
    }
  }

  /// Returns the stroke of a line with its last point repeated if another one continues it;
  /// otherwise itself.
  fileprivate func extended(like other: Self) -> Self {
    guard case .stroke(let path, let style, let paint) = self, let end = other.plainShape else {
      return self
    }
    return .stroke(path.extended(like: end.path), style, paint)
  }

  /// Returns a plain shape between this and one with another path and color.
  fileprivate func interpolated(to path: Path, _ color: Color, fraction: Double) -> Self {
    switch self {
    case .fill(let start, let rule, .color(let startColor)):
      .fill(
        start.interpolated(to: path, fraction: fraction), rule,
        .color(startColor.interpolated(to: color, fraction: fraction)))
    case .stroke(let start, let style, .color(let startColor)):
      .stroke(
        start.interpolated(to: path, fraction: fraction), style,
        .color(startColor.interpolated(to: color, fraction: fraction)))
    default: self
    }
  }
}
