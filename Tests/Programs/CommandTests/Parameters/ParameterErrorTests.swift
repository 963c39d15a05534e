import Testing

/// Wrong values of parameters: exit code 64, the whole error text, and no file changed.
@Suite struct ParameterErrorTests {
  private static let cases = [
    (
      "--set elastcity=0.8",
      "book-13-2-item-properties has no parameter 'elastcity', only elasticity and resistance; the"
        + " nearest is 'elasticity'."
    ),
    ("--set elasticity=1.01", "elasticity must be a number from 0 to 1, not '1.01'."),
    ("--set elasticity=abc", "elasticity must be a number from 0 to 1, not 'abc'."),
    ("--set elasticity=", "elasticity must be a number from 0 to 1, not ''."),
    (
      "--set elasticity=0.1 --set elasticity=0.2",
      "--set gives elasticity twice; several values for --grid are separated by commas."
    ),
  ]

  @Test(arguments: cases)
  func `wrong values are refused by every subcommand`(options: String, error: String) async throws {
    let recipe = "book-13-2-item-properties"
    try await expectRefusal(of: "render", "\(recipe) -o a.mp4 \(options)", with: error)
    try await expectRefusal(of: "render", "\(recipe) -o a.mp4 --grid \(options)", with: error)
    try await expectRefusal(of: "still", "\(recipe) -o a.png --at 1 \(options)", with: error)
    try await expectRefusal(of: "sheet", "\(recipe) \(options)", with: error)
    try await expectRefusal(of: "trace", "\(recipe) \(options)", with: error)
  }

  @Test func `a list of values needs a grid`() async throws {
    let words = "book-13-2-item-properties --set elasticity=0.2,0.5,0.8"
    let error = "--set gives elasticity 3 values; --grid shows them as tiles."
    try await expectRefusal(
      of: "render", "\(words) -o a.mp4",
      with:
        "--set gives elasticity 3 values; --grid shows them as tiles, and a page (-o page.html) has"
        + " a slider.")
    try await expectRefusal(of: "still", "\(words) -o a.png --at 1", with: error)
    try await expectRefusal(of: "sheet", words, with: error)
    try await expectRefusal(
      of: "trace", words, with: "--set gives elasticity 3 values; a trace has one.")
  }

  @Test func `a page has a limited number of films`() async throws {
    try await expectRefusal(
      of: "render",
      "book-13-2-item-properties --set elasticity=0..1/13 --set resistance=0..1/12 -o a.html",
      with: "A page has at most 144 films; the values of --set make 13 x 12.")
  }

  @Test func `a grid needs a list of values`() async throws {
    try await expectRefusal(
      of: "render", "book-13-2-item-properties -o a.mp4 --grid --set elasticity=0.2",
      with:
        "--grid needs a parameter with several values, such as --set elasticity=0.2,0.5,0.8.")
  }

  @Test func `a recipe without parameters says so`() async throws {
    try await expectRefusal(
      of: "still", "book-13-1-move -o a.png --at 1 --set speed=2",
      with: "book-13-1-move has no parameters, so 'speed' cannot be set.")
  }

  @Test func `control characters of a value are escaped`() async throws {
    try await expectRefusal(
      of: "still", "book-13-2-item-properties -o a.png --at 1 --set",
      ["elasticity=\u{1B}[31m"],
      with: "elasticity must be a number from 0 to 1, not '\\u{1B}[31m'.")
  }

  @Test(arguments: ["elasticity", "=1", ""])
  func `a value without a name is refused`(text: String) async throws {
    try await expectRefusal(
      of: "still", "book-13-2-item-properties -o a.png --at 1 --set", [text],
      with: """
        The value '\(text)' is invalid for '--set <name=value>': it must be a name, = and a value, \
        for example elasticity=0.8.
        Help:  --set <name=value>  A value of a parameter, such as elasticity=0.8, or several: \
        0.2,0.5,0.8 or 0..1/11, eleven from 0 to 1; can be given more than once. 'zoetrope list --parameters' shows names and ranges.
        """)
  }

  @Test func `list takes one of its options`() async throws {
    try await expectRefusal(
      of: "list", "--ids --parameters", with: "--ids and --parameters exclude each other.")
  }
}
