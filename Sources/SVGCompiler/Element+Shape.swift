extension Element {
  /// Returns the statements that declare a `Path` of a name with the element's shape.
  ///
  /// - Throws: `SVGError` where an attribute has an unsupported value.
  func declaration(ofPath path: String) throws(SVGError) -> [String] {
    switch name {
    case "circle":
      let radius = try number("r")
      return try [oval(path, radiusX: radius, radiusY: radius)]
    case "ellipse":
      return try [oval(path, radiusX: number("rx"), radiusY: number("ry"))]
    case "rect":
      let arguments =
        try "x: \(swift(number("x"))), y: \(swift(number("y"))), "
        + "width: \(swift(number("width"))), height: \(swift(number("height")))"
      return ["let \(path) = Path(rect: Rect(\(arguments)))"]
    case "polygon":
      let points = try points("points").map { swift($0) }.joined(separator: ", ")
      return ["let \(path) = Path(polygon: [\(points)])"]
    default:
      return ["var \(path) = Path()"] + (try pathCommands()).map { "\(path).\($0)" }
    }
  }

  private func oval(
    _ path: String, radiusX: Double, radiusY: Double
  ) throws(SVGError) -> String {
    let center = try swift((number("cx"), number("cy")))
    let size = "Size(\(swift(2 * radiusX)), \(swift(2 * radiusY)))"
    return "let \(path) = Path(ovalIn: Rect(center: \(center), size: \(size)))"
  }

  /// Returns the calls of `Path` methods for the path data in the attribute `d`.
  private func pathCommands() throws(SVGError) -> [String] {
    var calls: [String] = []
    var current: SwiftPoint = (0, 0)
    var subpathStart: SwiftPoint = (0, 0)
    for (letter, numbers) in try pathData() {
      switch letter {
      case "M", "L":
        current = (numbers[0], numbers[1])
        if letter == "M" { subpathStart = current }
        calls.append("\(letter == "M" ? "move" : "addLine")(to: \(swift(current)))")
      case "H", "V":
        current = letter == "H" ? (numbers[0], current.y) : (current.x, numbers[0])
        calls.append("addLine(to: \(swift(current)))")
      case "C":
        current = (numbers[4], numbers[5])
        let controls = [(numbers[0], numbers[1]), (numbers[2], numbers[3])].map { swift($0) }
        calls.append(
          "addCurve(to: \(swift(current)), "
            + "controlPoint1: \(controls[0]), controlPoint2: \(controls[1]))")
      default:
        current = subpathStart
        calls.append("close()")
      }
    }
    return calls
  }

  /// Returns the commands of the path data with their numbers; implicit repetitions are expanded.
  private func pathData() throws(SVGError) -> [(letter: Character, numbers: [Double])] {
    let argumentCounts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0]
    var commands: [(letter: Character, numbers: [Double])] = []
    var rest = (attributes["d"] ?? "").drop { $0.isWhitespace }
    while let letter = rest.first {
      guard let count = argumentCounts[letter], !commands.isEmpty || letter == "M" else {
        throw invalid(
          "d",
          "at \"\(rest.prefix(12))\" one of the commands M, L, H, V, C and Z is allowed, "
            + "and M as the first")
      }
      rest = rest.dropFirst()
      let isEnd = { (character: Character) in character.isLetter && !"eE".contains(character) }
      let numbers = try numbers(in: rest.prefix { !isEnd($0) }, of: "d")
      rest = rest.drop { !isEnd($0) }
      if count == 0, numbers.isEmpty {
        commands.append((letter, []))
      } else if count > 0, !numbers.isEmpty, numbers.count.isMultiple(of: count) {
        for index in stride(from: 0, to: numbers.count, by: count) {
          // Further pairs of a move are lines.
          let isLine = letter == "M" && index > 0
          commands.append((isLine ? "L" : letter, Array(numbers[index..<index + count])))
        }
      } else {
        throw invalid("d", "\(letter) has \(numbers.count) numbers instead of \(count)")
      }
    }
    return commands
  }
}
