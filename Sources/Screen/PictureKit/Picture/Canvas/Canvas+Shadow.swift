public import Geometry

extension Canvas {
  /// Sets the shadow of each following drawing operation, until the state is restored; a group has
  /// one shadow as a whole.
  ///
  /// The displacement and the blur are in the coordinates of the canvas: the transform changes
  /// neither.
  ///
  /// - Parameters:
  ///   - offset: The displacement, in points.
  ///   - blur: Twice the standard deviation of the Gaussian blur, in points, 0 or more.
  ///   - color: The color; nil ends the shadow.
  public func setShadow(offset: Size, blur: Double, color: Color?) {
    state.shadow = color.flatMap { color in
      color.alpha > 0
        ? Shadow(
          color: color, offset: Vector(dx: offset.width, dy: offset.height),
          radius: max(blur, 0) / 2) : nil
    }
  }

  /// Sets the shadow of each following drawing operation, in black with an opacity of a third.
  ///
  /// - Parameters:
  ///   - offset: The displacement, in points.
  ///   - blur: Twice the standard deviation of the Gaussian blur, in points, 0 or more.
  public func setShadow(offset: Size, blur: Double) {
    setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1.0 / 3))
  }
}

extension Canvas.State {
  /// Returns the commands that draw the shadow of a drawing, which lies in user space; none without
  /// a shadow.
  func shadowCommands(of drawing: [Picture.Command]) -> [Picture.Command] {
    guard let shadow else { return [] }
    guard !transform.isIdentity else { return [.shadow(shadow, of: Picture(commands: drawing))] }
    // Under a singular transform nothing is drawn.
    guard let inverse = transform.inverse else { return [] }
    return [
      .save, .concatenate(inverse),
      .shadow(shadow, of: Picture(commands: [.concatenate(transform)] + drawing)), .restore,
    ]
  }
}
