import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A color` {
  private func color(_ attributes: String) throws -> InterfaceColor {
    try #require(
      try property("backgroundColor", "<color key=\"backgroundColor\" \(attributes)/>").color)
  }

  @Test(arguments: [
    ("red=\"1\" green=\"0.5\" blue=\"0.25\" alpha=\"0.75\" colorSpace=\"calibratedRGB\"", 0.5),
    ("red=\"1\" green=\"0.5\" blue=\"0.25\" alpha=\"0.75\" colorSpace=\"deviceRGB\"", 0.5),
    (
      """
      red="1" green="0.40000000000000002" blue="0.25" alpha="0.75" colorSpace="custom" \
      customColorSpace="sRGB"
      """, 0.4
    ),
    (
      """
      red="1" green="0.5" blue="0.25" alpha="0.75" colorSpace="custom" \
      customColorSpace="calibratedRGB"
      """, 0.5
    ),
  ])
  func `by red, green and blue has these components`(attributes: String, green: Double) throws {
    #expect(
      try color(attributes)
        == .components(Color(red: 1, green: green, blue: 0.25, alpha: 0.75)))
  }

  @Test(arguments: [
    "colorSpace=\"calibratedWhite\"", "colorSpace=\"deviceWhite\"",
    "colorSpace=\"custom\" customColorSpace=\"calibratedWhite\"",
    "colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
  ])
  func `by white is gray`(space: String) throws {
    #expect(
      try color("white=\"0.5\" alpha=\"0.25\" \(space)")
        == .components(Color(white: 0.5, alpha: 0.25)))
  }

  @Test func `by cyan, magenta, yellow and black is converted`() throws {
    #expect(
      try color(
        """
        cyan="0.5" magenta="0" yellow="1" black="0.5" alpha="1" colorSpace="deviceCMYK"
        """) == .components(Color(red: 0.25, green: 0.5, blue: 0, alpha: 1)))
  }

  @Test(arguments: [
    ("displayP3", 1.0, 0.0, 0.0, [1.0, 0.0, 0.0]),
    ("displayP3", 1.0, 1.0, 1.0, [1.0, 1.0, 1.0]),
    // Computed from the primaries of both spaces with 50 digits.
    ("displayP3", 0.5, 0.4, 0.3, [0.519_257, 0.395_092, 0.284_473]),
    ("adobeRGB1998", 1.0, 1.0, 1.0, [1.0, 1.0, 1.0]),
    ("adobeRGB1998", 0.5, 0.4, 0.3, [0.538_475, 0.400_621, 0.289_451]),
  ])
  func `of another space is converted to sRGB`(
    space: String, red: Double, green: Double, blue: Double, expected: [Double]
  ) throws {
    let color = try color(
      """
      red="\(red)" green="\(green)" blue="\(blue)" alpha="1" colorSpace="custom" \
      customColorSpace="\(space)"
      """)
    guard case .components(let result) = color else {
      Issue.record("\(color) has no components")
      return
    }
    for (value, expected) in zip([result.red, result.green, result.blue], expected) {
      #expect(abs(value - expected) < 1e-6)
    }
  }

  @Test func `is clamped to 0...1`() throws {
    #expect(
      try color("red=\"1.25\" green=\"-0.5\" blue=\"0\" alpha=\"1\"") == .components(.red))
  }

  @Test func `of the system has a name and a fallback`() throws {
    #expect(
      try color("systemColor=\"systemRedColor\"") == .system("systemRedColor", fallback: nil))
    #expect(
      try color("cocoaTouchSystemColor=\"lightTextColor\"")
        == .system("lightTextColor", fallback: nil))
    #expect(
      try color("xcode11CocoaTouchSystemColor=\"systemPinkColor\" cocoaTouchSystemColor=\"a\"")
        == .system("systemPinkColor", fallback: nil))
    #expect(
      try color("white=\"0\" alpha=\"1\" systemColor=\"labelColor\"")
        == .system("labelColor", fallback: .black))
    #expect(
      try color("name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"")
        == .system("labelColor", fallback: nil))
  }

  @Test func `of the asset catalog has a name`() throws {
    #expect(try color("name=\"Accent\"") == .named("Accent"))
  }

  @Test func `of an unknown space is taken as sRGB and reported`() throws {
    let document = try read(
      storyboard(
        view: """
          <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
          customColorSpace="prophoto"/>
          """))
    #expect(document.object("root")?["tintColor"] == .color(.components(.red)))
    #expect(
      document.uninterpreted.map(\.description) == [
        "line 11: attribute colorSpace=\"custom\" of <color>",
        "line 11: attribute customColorSpace=\"prophoto\" of <color>",
      ])
  }

  @Test func `without a name or components is refused`() {
    expectError(
      .invalidValue,
      """
      Main.storyboard, line 11: <color> has neither a name nor components: red, green, blue; \
      white; or cyan, magenta, yellow, black
      """, in: storyboard(view: "<color key=\"tintColor\" alpha=\"1\"/>"))
  }

  @Test func `by a name with a line break has it in an element`() throws {
    let color = try property(
      "backgroundColor",
      """
      <color key="backgroundColor">
        <string key="name">
      dark gray</string>
      </color>
      """
    ).color
    #expect(color == .named("dark gray"))
  }
}
