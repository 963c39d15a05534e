/// The easings of easings.net, by the names that they have there.
extension TimingCurve {
  /// The easing of a sine, at the start.
  public static let easeInSine = Self(Easing(.sine, .start))
  /// The easing of a sine, at the end.
  public static let easeOutSine = Self(Easing(.sine, .end))
  /// The easing of a sine, at both ends.
  public static let easeInOutSine = Self(Easing(.sine, .both))
  /// The easing of a square, at the start.
  public static let easeInQuad = Self(Easing(.quad, .start))
  /// The easing of a square, at the end.
  public static let easeOutQuad = Self(Easing(.quad, .end))
  /// The easing of a square, at both ends.
  public static let easeInOutQuad = Self(Easing(.quad, .both))
  /// The easing of a cube, at the start.
  public static let easeInCubic = Self(Easing(.cubic, .start))
  /// The easing of a cube, at the end.
  public static let easeOutCubic = Self(Easing(.cubic, .end))
  /// The easing of a cube, at both ends.
  public static let easeInOutCubic = Self(Easing(.cubic, .both))
  /// The easing of a fourth power, at the start.
  public static let easeInQuart = Self(Easing(.quart, .start))
  /// The easing of a fourth power, at the end.
  public static let easeOutQuart = Self(Easing(.quart, .end))
  /// The easing of a fourth power, at both ends.
  public static let easeInOutQuart = Self(Easing(.quart, .both))
  /// The easing of a fifth power, at the start.
  public static let easeInQuint = Self(Easing(.quint, .start))
  /// The easing of a fifth power, at the end.
  public static let easeOutQuint = Self(Easing(.quint, .end))
  /// The easing of a fifth power, at both ends.
  public static let easeInOutQuint = Self(Easing(.quint, .both))
  /// The easing of a power of two, 2^(10 x - 10), at the start.
  public static let easeInExpo = Self(Easing(.expo, .start))
  /// The easing of a power of two, 2^(10 x - 10), at the end.
  public static let easeOutExpo = Self(Easing(.expo, .end))
  /// The easing of a power of two, 2^(10 x - 10), at both ends.
  public static let easeInOutExpo = Self(Easing(.expo, .both))
  /// The easing of a quarter of a circle, at the start.
  public static let easeInCirc = Self(Easing(.circ, .start))
  /// The easing of a quarter of a circle, at the end.
  public static let easeOutCirc = Self(Easing(.circ, .end))
  /// The easing of a quarter of a circle, at both ends.
  public static let easeInOutCirc = Self(Easing(.circ, .both))
  /// The easing of a cubic that overshoots by a tenth, at the start.
  public static let easeInBack = Self(Easing(.back, .start))
  /// The easing of a cubic that overshoots by a tenth, at the end.
  public static let easeOutBack = Self(Easing(.back, .end))
  /// The easing of a cubic that overshoots by a tenth, at both ends.
  public static let easeInOutBack = Self(Easing(.back, .both))
  /// The easing of a sine that grows exponentially, at the start.
  public static let easeInElastic = Self(Easing(.elastic, .start))
  /// The easing of a sine that grows exponentially, at the end.
  public static let easeOutElastic = Self(Easing(.elastic, .end))
  /// The easing of a sine that grows exponentially, at both ends.
  public static let easeInOutElastic = Self(Easing(.elastic, .both))
  /// The easing of the parabolas of a ball that bounces, at the start.
  public static let easeInBounce = Self(Easing(.bounce, .start))
  /// The easing of the parabolas of a ball that bounces, at the end.
  public static let easeOutBounce = Self(Easing(.bounce, .end))
  /// The easing of the parabolas of a ball that bounces, at both ends.
  public static let easeInOutBounce = Self(Easing(.bounce, .both))

  /// The easings by their names.
  package static let easings = Easing.Family.allCases.flatMap { family in
    Easing.Ends.allCases.map { ends in
      let easing = Easing(family, ends)
      return (key: easing.name, value: TimingCurve(easing))
    }
  }
}
