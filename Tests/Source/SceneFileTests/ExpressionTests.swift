import SceneFile
import Testing

@Suite struct ExpressionTests {
  /// Names of each kind: parameters `a` = 2 and `n` = 3, a variable `i` = 4, and a list.
  private static func names() throws -> NameTable {
    var names = NameTable()
    try names.add("a", .number)
    try names.add("n", .wholeNumber)
    try names.add("i", .variable)
    try names.add("list", .list(.numbers))
    return names
  }

  private static var scope: Scope {
    Scope(
      numbers: ["a": 2, "n": 3, "i": 4], toggles: [:],
      performance: Performance(lists: ["list": .numbers([10, 20, 30])]))
  }

  private func value(_ text: String) throws -> Double {
    try ExpressionParser.parse(text, names: Self.names()).value(in: Self.scope)
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("12 / 3 / 2", 2), ("7 % 4", 3),
    ("-7 % 4", -3), ("-a * a", -4), ("2 - -1", 3), ("-(a + n)", -5), ("a < n", 1), ("a >= n", 0),
    ("a + 1 == n", 1), ("if(i > 3, 8, 9)", 8), ("if(i <= 3, 8, 9)", 9), ("list[i - 3]", 20),
    ("list[2] - list[0]", 20), ("max(a, n) + min(a, n)", 5), ("pow(a, 10)", 1024),
    ("2^3^2", 512), ("-a^2", -4), ("3 * a^-1", 1.5), ("2 ^ a + 1", 5),
    ("abs(-2.5)", 2.5), ("floor(2.7) + ceil(2.2) + round(2.5)", 8), ("sqrt(16)", 4),
    ("exp(0) + cos(0) + sin(0) + tan(0)", 2), ("atan2(0, -1) == pi", 1), ("width", 320),
    (".5 + 1.", 1.5), ("radians(a * 90)", Double.pi), ("degrees(a * pi)", 360),
  ])
  func `an expression has its value`(text: String, expected: Double) throws {
    #expect(try value(text) == expected)
  }

  @Test func `random numbers are from 0 to 1, and the same for the same argument`() throws {
    let numbers = try (0..<1000).map { try value("random(\($0))") }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    #expect(Set(numbers).count == 1000)
    #expect(try numbers == (0..<1000).map { try value("random(\($0))") })
    // The mean of 1000 uniform numbers has a standard deviation of 0.0091: five of them.
    let mean = numbers.reduce(0, +) / 1000
    #expect(abs(mean - 0.5) < 0.046)
  }

  @Test(arguments: [
    ("1 +", 3, "a number, a name or a parenthesis is missing after '+'"),
    ("1 2", 2, "'2' does not continue the expression"),
    ("(1 + 2", 6, "')' is needed, not the end"),
    ("1.2.3", 0, "'1.2.3' is not a number"),
    ("2 * speed", 4, "'speed' is not a parameter, list or variable"),
    ("2 * wdth", 4, "'wdth' is not a parameter, list or variable"),
    ("list", 0, "'list' is a list; an element is list[0]"),
    ("a[0]", 0, "'a' is not a list of numbers"),
    ("sine(1)", 0, "'sine' is not a function"),
    ("max(1)", 0, "max has 2 arguments, not 1"),
    ("list[0", 6, "']' is needed, not the end"),
  ])
  func `what is wrong is named with its place`(text: String, offset: Int, sentence: String) throws {
    let names = try Self.names()
    let failure = #expect(throws: ExpressionParser.Failure.self) {
      try ExpressionParser.parse(text, names: names)
    }
    #expect(failure?.offset == offset)
    #expect(failure?.sentence.hasPrefix(sentence) == true, "\(failure?.sentence ?? "")")
  }

  @Test func `depth and length are bounded`() throws {
    let names = try Self.names()
    for text in [
      String(repeating: "(", count: 300), String(repeating: "-", count: 399) + "1",
      String(repeating: "1+", count: 1000) + "1",
    ] {
      #expect(throws: ExpressionParser.Failure.self) {
        try ExpressionParser.parse(text, names: names)
      }
    }
  }

  @Test(arguments: [
    ("1 + 2 * a", "1 + 2 * a"), ("(1 + 2) * a", "(1 + 2) * a"),
    ("a - (n - i)", "a - (Double(n) - Double(i))"),
    ("a / (n / i)", "a / (Double(n) / Double(i))"), ("-(a + 1)", "-(a + 1)"),
    ("i % n", "Double(i).truncatingRemainder(dividingBy: Double(n))"),
    ("floor(i / 16)", "(Double(i) / 16).rounded(.down)"), ("sqrt(2)", "(2 as Double).squareRoot()"),
    ("list[i - 3]", "list[i - 3]"), ("list[a]", "list[Int(a)]"), ("2 * pi", "2 * Double.pi"),
    ("if(i < n, 1, a)", "(i < n ? 1 : a)"), ("a < 1", "(a < 1 ? 1.0 : 0)"),
    ("radians(90)", "((90 as Double) * .pi / 180)"), ("radians(a)", "(a * .pi / 180)"),
    ("degrees(a)", "(a * 180 / .pi)"),
    ("width / 2", "stage.size.width / 2"), ("random(i)", "pseudoRandom(Double(i))"),
  ])
  func `an expression is Swift`(text: String, swift: String) throws {
    let names = try Self.names()
    #expect(try ExpressionParser.parse(text, names: names).swift(names) == swift)
  }
}
