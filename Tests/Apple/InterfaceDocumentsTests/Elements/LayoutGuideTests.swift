import InterfaceDocuments
import Testing

@Suite struct `A layout guide` {
  @Test(
    arguments: [
      ("safeArea", .safeArea), ("contentLayoutGuide", .content), ("frameLayoutGuide", .frame),
      ("keyboard", .keyboard), ("layoutMargins", .layoutMargins),
      ("readableContent", .readableContent), ("own", .other("own")),
    ] as [(String, InterfaceLayoutGuide.Kind)])
  func `of a view has a kind`(key: String, kind: InterfaceLayoutGuide.Kind) throws {
    let document = try read(
      storyboard(view: "<viewLayoutGuide key=\"\(key)\" id=\"g\"/>"))
    guard case .layoutGuide(let guide) = document.element("g") else {
      Issue.record("g is not a layout guide")
      return
    }
    #expect(guide.kind == kind)
    #expect(guide.owner == "root")
    #expect(guide.line == 11)
    #expect(document.object("root")?.layoutGuides == [guide])
  }

  @Test func `without an id is refused`() {
    expectError(
      .missingID, "Main.storyboard, line 11: <viewLayoutGuide> has no id; it is required",
      in: storyboard(view: "<viewLayoutGuide key=\"safeArea\"/>"))
  }
}
