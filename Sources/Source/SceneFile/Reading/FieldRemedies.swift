/// What takes the place of keys that textbooks, other engines or CSS would have.
enum FieldRemedies {
  private static let remedies: [(keys: Set<String>, replacement: String, remedy: String)] = [
    (
      ["mass", "weight"], "density",
      "the mass follows from size and density: with density 1, 100 x 100 points weigh 1 kg"
    ),
    (
      ["stiffness", "springConstant", "k"], "frequency",
      "a spring has a frequency, sqrt(stiffness / mass) / (2 * pi), and a damping ratio"
    ),
    (["restitution", "bounce", "bounciness"], "elasticity", "the restitution is elasticity"),
    (["velocity", "speed"], "linearVelocity", "the velocity is linearVelocity, [x, y]"),
    (["spin", "omega"], "angularVelocity", "the rate of rotation is angularVelocity"),
    (["drag", "linearDamping"], "resistance", "the damping of motion is resistance"),
    (["fixed", "static", "isStatic"], "isAnchored", "what is fixed in place is isAnchored"),
    (["color", "background", "fill"], "backgroundColor", "the color is backgroundColor"),
    (["position", "x", "y"], "center", "the place is center, [x, y]"),
    (["radius"], "cornerRadius", "a circle is isRound with a size, or the ellipse of a shape"),
    (["opacity"], "alpha", "the opacity is alpha"),
    (
      ["dimensions", "width", "height", "w", "h", "diameter"], "size",
      "the size is size, [width, height]"
    ),
    (["time", "start", "begin", "delay"], "at", "the time is at, in seconds"),
    (["end", "stop"], "until", "the end is until, in seconds"),
    (["objects", "bodies", "views", "item"], "items", "the views are items, a name or a list"),
    (["g", "gravity", "strength", "acceleration"], "magnitude", "the strength is magnitude"),
    (
      ["name", "sound", "file", "path", "src", "url"], "source",
      "the sound is source, one by name such as click, or the path of a file"
    ),
  ]

  /// Returns the end of a sentence about a key that has another name here.
  ///
  /// - Parameters:
  ///   - key: The key that the element lacks.
  ///   - known: The keys of the element.
  /// - Returns: The end; nil if no key of the element takes the place of the key.
  static func remedy(for key: String, in known: [String]) -> String? {
    remedies.first { $0.keys.contains(key) && known.contains($0.replacement) }
      .map { "; \($0.remedy)" }
  }
}
