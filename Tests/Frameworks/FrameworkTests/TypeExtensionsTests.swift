import Geometry
import Scrolling
import StageKit
import Testing
import TypeExtensions
import UIKit

/// Short members of views, texts and lists, in the words of SwifterSwift.
@Suite struct `short members of views and values` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `views have the parts of their frames, layers and constraints`() {
    application.run {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = UIView()
      container.addSubviews([view, UIView()])
      view.width = 30
      view.x = 5
      #expect(view.frame == CGRect(x: 5, y: 0, width: 30, height: 0))
      view.cornerRadius = 4
      #expect(view.layer.cornerRadius == 4 && view.layer.masksToBounds)
      view.fillToSuperview()
      container.layoutIfNeeded()
      #expect(view.size == CGSize(width: 200, height: 100))
      container.removeSubviews()
      #expect(container.subviews.isEmpty)
      let controller = UIViewController()
      controller.view.addSubview(view)
      #expect(view.parentViewController === controller)
    }
  }

  private final class Row: UITableViewCell {}
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withClass: Row.self, for: indexPath)
    }
  }

  @Test func `cells are found by their classes`() {
    application.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let rows = Rows()
      table.register(cellWithClass: Row.self)
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 2 && table.visibleCells.allSatisfy { $0 is Row })
    }
  }

  @Test func `colors are read from digits`() {
    #expect(UIColor(hexString: "#ff8000") == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    #expect(UIColor(hexString: "fff", transparency: 0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor(hexString: "green") == nil)
    #expect(UIColor(red: 0, green: 256, blue: 0) == nil)
  }

  @Test func `texts and lists`() {
    #expect(" a ".trimmed == "a" && "x".int == nil && "7".int == 7)
    #expect("a.b@c.org".isValidEmail && !"a.b@c".isValidEmail && !"a b@c.org".isValidEmail)
    #expect([1, 2][safe: 1] == 2 && [1, 2][safe: 2] == nil)
    #expect([1, 2, 1, 3].withoutDuplicates() == [1, 2, 3])
    #expect((nil as String?).isNilOrEmpty && ("" as String?).isNilOrEmpty)
    #expect((nil as Int?).unwrapped(or: 3) == 3 && 2.5.floor == 2 && 2.5.ceil == 3)
    #expect(Date(timeIntervalSince1970: 0).string(withFormat: "yyyy") == "1970")
  }

  @Test func `a field is cleared, and buttons have titles for all states`() {
    application.run {
      let field = UITextField()
      field.text = " a "
      #expect(field.trimmedText == "a" && !field.isEmpty)
      field.clear()
      #expect(field.isEmpty)
      let button = UIButton()
      button.setTitleForAllStates("go")
      #expect(button.title(for: .selected) == "go" && button.title(for: .disabled) == "go")
    }
  }
}
