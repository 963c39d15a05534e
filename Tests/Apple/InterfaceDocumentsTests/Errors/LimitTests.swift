import InterfaceDocuments
import Testing

@Suite struct `A limit` {
  /// Returns a xib of views in views; each adds two levels to the root's two and its own.
  private func nested(_ count: Int) -> String {
    let opening = (1..<count).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    let closing = String(repeating: "</subviews></view>", count: count - 1)
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      \(opening)<view id="last"/>\(closing)
      </objects></document>
      """
  }

  @Test func `of depth is allowed`() throws {
    let document = try read(nested(119))
    #expect(document.object("last") != nil)
    #expect(document.object("v118")?.subviews.map(\.id) == ["last"])
  }

  @Test(arguments: [121, 5000])
  func `of depth is not exceeded`(count: Int) {
    expectError(
      .tooLarge,
      """
      Main.storyboard, line 2: elements are nested 241 deep, in \
      document/objects/view/subviews/view/subviews/...; up to 240 levels are allowed
      """,
      in: nested(count))
  }

  @Test func `of the number of elements is not exceeded`() {
    let views = String(
      repeating: "<a/>", count: InterfaceDocumentLimits.maximumElementCount)
    expectError(
      .tooLarge,
      """
      Main.storyboard, line 1: the document has more than 500000 elements; up to 500000 are allowed
      """, in: "<document>\(views)</document>")
  }

  @Test func `of the file's size is not exceeded`() {
    expectError(
      .tooLarge, "Main.storyboard: the file has 33554433 bytes; up to 33554432 are allowed",
      in: [UInt8](repeating: 0x20, count: InterfaceDocumentLimits.maximumFileSize + 1))
  }
}
