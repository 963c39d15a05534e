import InterfaceDocuments
import Testing

@Suite struct `A font` {
  @Test(
    arguments: [
      ("type=\"system\" pointSize=\"17\"", .system, 17, nil),
      ("type=\"boldSystem\" pointSize=\"15\"", .boldSystem, 15, nil),
      ("type=\"italicSystem\" pointSize=\"12.5\"", .italicSystem, 12.5, nil),
      ("type=\"system\" weight=\"semibold\" pointSize=\"20\"", .system, 20, "semibold"),
      ("style=\"UICTFontTextStyleBody\"", .textStyle("UICTFontTextStyleBody"), nil, nil),
      ("type=\"system\" size=\"system\"", .system, 14, nil),
      ("size=\"label\"", .system, 17, nil),
      (
        "name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"30\"",
        .named("Avenir-Heavy", family: "Avenir"), 30, nil
      ),
    ] as [(String, InterfaceFont.Face, Double?, String?)])
  func `has a face, a size and a weight`(
    attributes: String, face: InterfaceFont.Face, size: Double?, weight: String?
  ) throws {
    let font = try #require(
      try property(
        "fontDescription", "<fontDescription key=\"fontDescription\" \(attributes)/>"
      ).font)
    #expect(font.face == face)
    #expect(font.pointSize == size)
    #expect(font.weight == weight)
  }

  @Test func `of size 0 has the default size`() throws {
    let font = try property(
      "fontDescription", "<fontDescription key=\"fontDescription\" pointSize=\"0.0\"/>")
    #expect(font.font?.pointSize == nil)
  }

  @Test func `of negative size is refused`() {
    expectError(
      .invalidNumber,
      """
      Main.storyboard, line 11: pointSize of <fontDescription> is -1.0; 0 and above are allowed
      """, in: storyboard(view: "<fontDescription key=\"a\" pointSize=\"-1\"/>"))
  }

  @Test func `of an unknown type is refused`() {
    expectError(
      .invalidValue,
      """
      Main.storyboard, line 11: type of <fontDescription> is "serif"; system, boldSystem and \
      italicSystem are allowed
      """, in: storyboard(view: "<fontDescription key=\"a\" type=\"serif\" pointSize=\"1\"/>"))
  }
}
