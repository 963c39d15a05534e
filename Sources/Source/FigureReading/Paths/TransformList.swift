internal import ElementaryFunctions
internal import Geometry

extension Transform {
  /// Creates a transform from a list of SVG, `translate(10 20) rotate(45)`; nil if it is not valid.
  init?(list text: String) {
    self = .identity
    var rest = text[...]
    while let start = rest.firstIndex(of: "("), let end = rest[start...].firstIndex(of: ")") {
      let name = rest[..<start].filter { !$0.isWhitespace && $0 != "," }
      var scanner = NumberScanner(rest[rest.index(after: start)..<end])
      var numbers: [Double] = []
      while let number = scanner.number() { numbers.append(number) }
      scanner.skipSeparators()
      guard scanner.isAtEnd, let next = Self.function(name, numbers) else { return nil }
      // The last function of the list applies first.
      self = next.concatenating(self)
      rest = rest[rest.index(after: end)...]
    }
    guard rest.allSatisfy({ $0.isWhitespace || $0 == "," }) else { return nil }
  }

  private static func function(_ name: String, _ numbers: [Double]) -> Transform? {
    let radians = Double.pi / 180
    switch (name, numbers.count) {
    case ("matrix", 6):
      return Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    case ("translate", 1), ("translate", 2):
      return Transform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
    case ("scale", 1), ("scale", 2):
      return Transform(scaleX: numbers[0], y: numbers[numbers.count - 1])
    case ("rotate", 1): return Transform(rotationAngle: numbers[0] * radians)
    case ("rotate", 3):
      return Transform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(Transform(rotationAngle: numbers[0] * radians))
        .concatenating(Transform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1):
      return Transform(a: 1, b: 0, c: tan(numbers[0] * radians), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return Transform(a: 1, b: tan(numbers[0] * radians), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
