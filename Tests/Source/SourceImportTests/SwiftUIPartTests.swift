import SourceImport
import Testing

/// What source has of SwiftUI beside UIKit.
@Suite struct SwiftUIPartTests {
  @Test func `of views the values stay, and one line says so`() {
    let text = """
      import SwiftUI
      struct Card: View {
        let title: String
        var body: some View {
          Text(title)
        }
        func row() -> some View { Text("") }
      }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card(title: "") } }
      struct Map: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
      extension View { func round() -> some View { self } }
      """
    let program = ImportedProgram(files: [SourceFile(path: "A.swift", text: text)])
    let lines = userPart(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(3) == [
        "import UIKit; import SwiftUI", "struct Card: View {", "  let title: String",
      ])
    #expect(lines.dropFirst(3).joined().filter { !$0.isWhitespace } == "}")
    #expect(
      program.problems.map(\.description) == [
        "A.swift:2: warning: SwiftUI is not run: Card is a placeholder, Map is left out, "
          + "the extension of View is left out."
      ])
  }

  @Test(arguments: [
    ("Card(title: \"a\").padding().frame(width: 3)", "Card(title: \"a\")"),
    ("AnyView(Card(title: \"a\"))", "AnyView(Card(title: \"a\"))"),
    ("Text(\"a\")", "AnyView(_named: \"Text\")"), ("view", "view"),
  ])
  func `hosted views lose their modifiers`(view: String, rest: String) {
    let result = userPart(
      "import SwiftUI\nstruct Card: View {}\nlet a = UIHostingController(rootView: \(view))\n")
    #expect(result.contains("UIHostingController(rootView: \(rest))"), "\(result)")
  }

  @Test(arguments: ["", ".margins(.all, 0)", ".background { Color.red }.minSize(height: 3)"])
  func `the content of a cell names its view`(modifiers: String) {
    let result = userPart(
      """
      import SwiftUI
      struct Card: View {}
      func show(in cell: UITableViewCell) {
        cell.contentConfiguration = UIHostingConfiguration { Card().padding() }\(modifiers)
      }
      """)
    #expect(
      result.contains("cell.contentConfiguration = UIHostingConfiguration(_named: \"Card\")\n}"),
      "\(result)")
  }
}
