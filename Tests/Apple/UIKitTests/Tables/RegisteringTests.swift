import Geometry
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `registering of classes that are known while a program runs` {
  private final class Row: UITableViewCell {}

  @Test func `a class of any kind is taken if it is one of cells, and logged otherwise`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    application.run {
      let table = UITableView(frame: .zero, style: .plain)
      let rowClass: AnyClass? = Row.self
      table.register(rowClass, forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
      let viewClass: AnyClass? = UIView.self
      table.register(viewClass, forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }
    #expect(stage.notes.count == 1)
  }

  @Test func `priorities are raised and lowered by numbers`() {
    var priority = UILayoutPriority.defaultHigh - 1
    #expect(priority.rawValue == 749 && (priority + 2).rawValue == 751)
    priority += 10
    priority -= 4
    #expect(priority.rawValue == 755)
  }
}
