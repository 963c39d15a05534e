import InterfaceDocuments
import SourceImport
import Testing

/// Subclasses of the classes of UIKit.
@Suite struct `subclasses of UIKit's classes` {
  @Test(arguments: AppleClasses.all.filter(\.isHere))
  func `can start a film if the table says so`(row: AppleClass) {
    let isView = AppleClasses.isView(row.name)
    #expect(
      program("class A: \(row.name) {}").entries.map(\.kind)
        == (row.isEntry ? [isView ? .view : .viewController] : []))
  }

  @Test func `a table cell with Apple's initializer can be made without arguments`() {
    let text = """
      import UIKit
      class Cell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
      }
      """
    #expect(
      rewritten(text).contains(
        "override init(style: CellStyle = .default, reuseIdentifier: String? = nil)"))
  }

  @Test(arguments: ["UIRefreshControl", "UIStepper"])
  func `are listed alike, and made from a coder alike`(name: String) {
    let program = program(
      """
      class Custom: \(name) {
        var times = 0
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) {
          super.init(coder: coder)
        }
      }
      class ViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Custom(frame: .zero))
        }
      }
      """)
    #expect(program.entries.map(\.name) == ["Custom", "ViewController"])
    #expect(program.entries.first?.creation == "Custom(frame: UIKit.UIScreen.main.bounds)")
    let text = program.files[0].text
    #expect(text.contains("override init(frame: CGRect = .zero)"))
    #expect(text.contains("super.init(frame: .zero); _decode(coder, into: self)"))
  }

  @Test(arguments: [
    ("UITableViewCell", "A(style: .default, reuseIdentifier: nil)"),
    ("UITableViewHeaderFooterView", "A(reuseIdentifier: nil)"),
    ("UICollectionViewListCell", "A(frame: UIKit.UIScreen.main.bounds)"),
    ("UIListContentView", "A(configuration: .cell())"),
    (
      "UICollectionView",
      "A(frame: UIKit.UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())"
    ),
  ])
  func `without initializers are made by those that they inherit`(name: String, creation: String) {
    #expect(program("class A: \(name) {}").entries.map(\.creation) == [creation])
  }

  @Test func `of a search controller call its own init from a coder`() {
    let text =
      "class A: UISearchController { required init?(coder: NSCoder) { super.init(coder: coder) } }"
    #expect(program(text).files[0].text.contains(text))
  }

  @Test(arguments: [
    "UIPopoverPresentationController", "UIWindowScene", "UICollectionViewCompositionalLayout",
  ])
  func `that need values are not made without them`(name: String) {
    #expect(!program("class A: \(name) {}").files[0].text.contains("entry.make"))
  }

  private func program(_ text: String) -> ImportedProgram {
    ImportedProgram(files: [SourceFile(path: "A.swift", text: "import UIKit\n" + text)])
  }
}
