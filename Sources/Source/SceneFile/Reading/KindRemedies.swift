/// What takes the place of kinds of entries that textbooks or other engines would have.
enum KindRemedies {
  private static let remedies: [(kinds: Set<String>, replacement: String, remedy: String)] = [
    (["wind", "force", "thrust"], "push", "a lasting force is a push"),
    (
      ["spring", "rope", "string", "rod", "pendulum", "joint", "hinge", "pin"], "attachment",
      "springs, ropes, rods and joints are attachments"
    ),
    (["drag", "friction", "resistance"], "dynamicItem", "it is a key of dynamicItem"),
    (
      ["wall", "floor", "ground", "boundary", "boundaries"], "collision",
      "walls are boundaries of a collision, and the edges of the canvas if it has "
        + "translatesReferenceBoundsIntoBoundary: true"
    ),
    (["body", "mass", "ball"], "dynamicItem", "what a body is made of are keys of dynamicItem"),
    (["magnet", "vortex", "noise", "orbit"], "field", "it is a field with a kind"),
    (["text"], "label", "a text is a label"),
    (["circle", "ellipse", "rectangle", "polygon", "box"], "shape", "it is a shape"),
    (["picture", "photo"], "image", "a picture is an image"),
    (["move", "fade", "rotate", "scale"], "animate", "what changes stands in changes of animate"),
    (["audio", "music"], "sound", "it is a sound with a source"),
  ]

  /// Returns the end of a sentence about a kind that has another name here.
  ///
  /// - Parameters:
  ///   - kind: The kind that the list lacks.
  ///   - known: The kinds of the list.
  /// - Returns: The end; nil if no kind of the list takes its place.
  static func remedy(for kind: String, in known: [String]) -> String? {
    remedies.first { $0.kinds.contains(kind) && known.contains($0.replacement) }
      .map { "; \($0.remedy)" }
  }
}
