import SourceImport
import Testing

/// Previews of views and controllers.
@Suite struct PreviewTests {
  private func program(_ text: String) -> ImportedProgram {
    ImportedProgram(files: [SourceFile(path: "Home.swift", text: text)])
  }

  /// The names and functions of the previews of a file.
  private func previews(_ text: String) -> [String] {
    program(text).entries.filter { $0.kind == .preview }
      .map { "\($0.name): \($0.creation ?? "")" }
  }

  @Test func `a preview of UIKit becomes a function on its lines`() {
    let text = """
      import UIKit
      final class Page: UIViewController {}
      @available(iOS 17, *)
      #Preview("Empty", traits: .landscapeLeft) {
        let page = Page()
        return page
      }
      #Preview { Page() }
      """
    #expect(
      previews(text) == ["Empty: _zoetropePreview_0_0()", "Page: _zoetropePreview_0_1()"])
    let lines = userPart(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[3]
        == "func _zoetropePreview_0_0() -> UIKit._Preview { "
        + "UIKit._Preview(\"Empty\", traits: .landscapeLeft) {")
    #expect(lines[4] == "  let page = Page()")
    #expect(lines[6] == "} }")
    #expect(program(text).problems.isEmpty)
  }

  @Test func `a preview of SwiftUI is left out`() {
    let text = """
      import SwiftUI
      import UIKit
      struct Card: View { var body: some View { Text("") } }
      #Preview { Card() }
      #Preview { Text("a") }
      """
    #expect(previews(text).isEmpty)
    #expect(!userPart(text).contains("Preview"))
  }

  @Test func `a view of an unknown class is of UIKit where SwiftUI is not imported`() {
    #expect(previews("import UIKit\n#Preview { make() }") == ["Home: _zoetropePreview_0_0()"])
    #expect(previews("import SwiftUI\nimport UIKit\n#Preview { make() }").isEmpty)
  }

  @Test func `previews of modules are left out`() {
    let program = ImportedProgram(
      files: [SourceFile(path: "A.swift", text: "import UIKit\n#Preview { UIView() }")],
      isModule: true)
    #expect(!program.files[0].text.contains("Preview"))
  }

  @Test(arguments: [
    ("Holder { Page() }.previewDisplayName(\"First\")", "First", "Page()"),
    ("Holder(Page())", "Page", "Page()"),
    ("Page().toPreview()", "Page", "Page()"),
    ("Group { Holder { Page() } }", "Page", "Page()"),
    ("Maker()", "Page", "Page()"),
  ])
  func `a provider has what its views wrap`(view: String, name: String, code: String) {
    let text = """
      import UIKit
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      final class Page: UIViewController {}
      struct Maker: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Page { Page() }
      }
      struct Page_Previews: PreviewProvider {
        static var previews: some View { \(view) }
      }
      #endif
      """
    #expect(previews(text) == ["\(name): _zoetropePreview_0_0()"])
    let written = program(text).files[0].text
    #expect(
      written.contains(
        "func _zoetropePreview_0_0() -> UIKit._Preview { UIKit._Preview(\"\(name)\") { \(code)"))
    #expect(!written.contains("PreviewProvider"))
  }

  @Test func `a provider's layout and appearance become traits`() {
    let text = """
      import SwiftUI
      final class Badge: UIView {}
      struct Badge_Previews: PreviewProvider {
        static var previews: some View {
          Holder { Badge() }
            .previewLayout(.fixed(width: 120, height: 60))
            .preferredColorScheme(.dark)
        }
      }
      """
    #expect(
      program(text).files[0].text.contains(
        "UIKit._Preview(\"Badge\", traits: ._dark, .fixedLayout(width: 120, height: 60)) { Badge()")
    )
  }

  @Test func `a provider of SwiftUI's views is left out`() {
    let text = """
      import SwiftUI
      struct Card: View { var body: some View { Text("") } }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      """
    #expect(previews(text).isEmpty)
    #expect(!userPart(text).contains("Preview"))
  }
}
