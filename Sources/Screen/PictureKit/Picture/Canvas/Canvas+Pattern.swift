public import Geometry

extension Canvas {
  /// Sets the displacement of the patterns of colors, in points; zero by default.
  public func setPatternPhase(_ phase: Size) {
    state.patternPhase = Vector(dx: phase.width, dy: phase.height)
  }
}

// A pattern lies in the coordinates of the canvas, even where the transform moves the shapes that
// are painted with it, so that shapes with the same pattern fit together.
extension Canvas.State {
  /// Returns the commands that fill a path with the pattern of the fill color.
  func patternFill(_ path: Path, _ rule: FillRule) -> [Picture.Command] {
    let paint = fill.moved(by: patternPhase)
    guard !transform.isIdentity else { return [.fill(path, rule, paint)] }
    guard let inverse = transform.inverse else { return [] }
    return [
      .save, .concatenate(inverse), .fill(path.applying(transform), rule, paint), .restore,
    ]
  }

  /// Returns the commands that stroke a path with the pattern of the stroke color.
  func patternStroke(_ path: Path) -> [Picture.Command] {
    let paint = stroke.moved(by: patternPhase)
    guard !transform.isIdentity else { return [.stroke(path, style, paint)] }
    guard let inverse = transform.inverse else { return [] }
    // The transform applies to the pen but not to the pattern, which is drawn inside a black
    // stroke.
    let reach = style.lineWidth * max(style.miterLimit, 2)
    let bounds = path.controlPointBounds.insetBy(dx: -reach, dy: -reach).applying(transform)
    return [
      .beginGroup(opacity: 1), .stroke(path, style, .color(.black)), .setBlendMode(.sourceIn),
      .concatenate(inverse), .fill(Path(rect: bounds), .winding, paint), .endGroup,
    ]
  }
}

extension Paint {
  /// Returns the paint with a pattern displaced.
  fileprivate func moved(by phase: Vector) -> Paint {
    guard phase != .zero, case .pattern(let picture, let cell) = self else { return self }
    let move = Transform(translationX: phase.dx, y: phase.dy)
    return .pattern(
      Picture(commands: [.concatenate(move)] + picture.commands),
      cell: cell.offsetBy(dx: phase.dx, dy: phase.dy))
  }
}
