private import ElementaryFunctions
internal import Geometry

/// Where a layer or a group of shapes is, and how opaque it is.
struct TransformRecord {
  private enum Position {
    case point(AnimatedValue<[Double]>)
    case axes(AnimatedValue<[Double]>?, AnimatedValue<[Double]>?)
  }

  private let anchor: AnimatedValue<[Double]>?
  private let position: Position
  private let scale: AnimatedValue<[Double]>?
  private let rotation: AnimatedValue<[Double]>?
  private let skew: AnimatedValue<[Double]>?
  private let skewAxis: AnimatedValue<[Double]>?
  private let opacity: AnimatedValue<[Double]>?

  init(_ fields: Fields?) {
    anchor = AnimatedValue(fields?.fields("a"))
    if let axes = fields?.fields("p"), axes.flag("s") {
      position = .axes(AnimatedValue(axes.fields("x")), AnimatedValue(axes.fields("y")))
    } else {
      position =
        AnimatedValue(fields?.fields("p")).map(Position.point) ?? .axes(nil, nil)
    }
    scale = AnimatedValue(fields?.fields("s"))
    rotation = AnimatedValue(fields?.fields("r") ?? fields?.fields("rz"))
    skew = AnimatedValue(fields?.fields("sk"))
    skewAxis = AnimatedValue(fields?.fields("sa"))
    opacity = AnimatedValue(fields?.fields("o"))
  }

  /// Returns the transform from the inside to what is around, at a frame.
  func transform(at frame: Double) -> Transform {
    let anchor = anchor?.point(at: frame) ?? .zero
    let position = self.position(at: frame)
    let scale = self.scale(at: frame)
    var result = Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(Transform(scaleX: scale.x, y: scale.y))
    let skew = (skew?.number(at: frame) ?? 0) * .pi / 180
    if skew != 0 {
      let axis = (skewAxis?.number(at: frame) ?? 0) * .pi / 180
      let shear = Transform(a: 1, b: 0, c: -ElementaryFunctions.tan(skew), d: 1, tx: 0, ty: 0)
      result = result.concatenating(Transform(rotationAngle: axis)).concatenating(shear)
        .concatenating(Transform(rotationAngle: -axis))
    }
    return result.concatenating(Transform(rotationAngle: angle(at: frame)))
      .concatenating(Transform(translationX: position.x, y: position.y))
  }

  /// Returns the transform of a copy of repeated shapes: position, rotation and scale apply as many
  /// times as there are copies before it, around the anchor.
  func transform(ofCopy count: Double, at frame: Double) -> Transform {
    let anchor = anchor?.point(at: frame) ?? .zero
    let position = self.position(at: frame)
    let scale = self.scale(at: frame)
    func power(_ base: Double) -> Double {
      base > 0 ? ElementaryFunctions.pow(base, count) : base == 0 && count > 0 ? 0 : 1
    }
    return Transform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(Transform(scaleX: power(scale.x), y: power(scale.y)))
      .concatenating(Transform(rotationAngle: angle(at: frame) * count))
      .concatenating(
        Transform(
          translationX: anchor.x + position.x * count, y: anchor.y + position.y * count))
  }

  private func position(at frame: Double) -> Point {
    switch position {
    case .point(let value): value.point(at: frame)
    case .axes(let x, let y): Point(x?.number(at: frame) ?? 0, y?.number(at: frame) ?? 0)
    }
  }

  private func scale(at frame: Double) -> (x: Double, y: Double) {
    guard let values = scale?.value(at: frame) else { return (1, 1) }
    return (values[0] / 100, (values.count > 1 ? values[1] : values[0]) / 100)
  }

  /// The rotation in radians.
  private func angle(at frame: Double) -> Double {
    (rotation?.number(at: frame) ?? 0) * .pi / 180
  }

  /// Returns the opacity at a frame, 0...1.
  func opacity(at frame: Double) -> Double {
    min(max((opacity?.number(at: frame) ?? 100) / 100, 0), 1)
  }
}
