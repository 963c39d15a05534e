import Geometry
import ObservableSequences
import StageContext
import StageKit
import Testing
import UIKit

/// Views as sequences and observers.
@Suite struct `sequences of views` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Cell: UITableViewCell {}
  private final class Item: UICollectionViewCell { var number = -1 }

  @Test func `controls send their events and take values`() {
    var lines: [String] = []
    application.run {
      let (button, field, toggle) = (UIButton(), UITextField(), UISwitch())
      let bag = DisposeBag()
      button.rx.tap.subscribe(onNext: { lines.append("tap") }).disposed(by: bag)
      field.rx.text.orEmpty.subscribe(onNext: { lines.append("<\($0)>") }).disposed(by: bag)
      toggle.rx.isOn.skip(1).subscribe(onNext: { lines.append("\($0)") }).disposed(by: bag)
      button.sendActions(for: .touchUpInside)
      field.text = "a"
      field.sendActions(for: .editingChanged)
      toggle.isOn = true
      toggle.sendActions(for: .valueChanged)
    }
    #expect(lines == ["<>", "tap", "<a>", "true"])
  }

  @Test func `a control is free when its bag is released`() {
    application.run {
      let button = UIButton()
      var taps = 0
      var bag: DisposeBag? = DisposeBag()
      if let bag { button.rx.tap.bind { taps += 1 }.disposed(by: bag) }
      button.sendActions(for: .touchUpInside)
      bag = nil
      button.sendActions(for: .touchUpInside)
      #expect(taps == 1 && bag == nil)
    }
  }

  @Test func `properties are set by sequences`() {
    application.run {
      let (label, button, view) = (UILabel(), UIButton(), UIView())
      let bag = DisposeBag()
      Observable.just("text").bind(to: label.rx.text).disposed(by: bag)
      Observable.just(false).bind(to: button.rx.isEnabled).disposed(by: bag)
      Driver.just(true).drive(view.rx.isHidden).disposed(by: bag)
      Observable.just(UIColor.red).bind(to: view.rx.backgroundColor).disposed(by: bag)
      #expect(label.text == "text" && !button.isEnabled && view.isHidden)
      #expect(view.backgroundColor == .red)
    }
  }

  @Test func `a table shows the elements of a sequence`() {
    var selected: [String] = []
    application.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      let relay = BehaviorRelay(value: ["a"])
      let bag = DisposeBag()
      relay.bind(to: table.rx.items(cellIdentifier: "cell", cellType: Cell.self)) {
        row, text, cell in cell.textLabel?.text = "\(row)\(text)"
      }.disposed(by: bag)
      table.rx.modelSelected(String.self).subscribe(onNext: { selected.append($0) })
        .disposed(by: bag)
      relay.accept(["b", "c"])
      table.layoutIfNeeded()
      #expect(table.numberOfRows(inSection: 0) == 2)
      let path = IndexPath(row: 1, section: 0)
      #expect(table.cellForRow(at: path)?.textLabel?.text == "1c")
      table.delegate?.tableView(table, didSelectRowAt: path)
    }
    #expect(selected == ["c"])
  }

  @Test func `a table shows sections of elements`() {
    application.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      let bag = DisposeBag()
      let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(
        configureCell: { _, table, path, number in
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell.textLabel?.text = "\(number)"
          return cell
        }, titleForHeaderInSection: { source, section in source[section].model })
      Observable.just([
        SectionModel(model: "a", items: [1]), SectionModel(model: "b", items: [2, 3]),
      ])
      .bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
      table.layoutIfNeeded()
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.textLabel?.text == "3")
      #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == "b")
    }
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
  }

  @Test func `the delegate of a table gives its heights`() {
    application.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      let (bag, heights) = (DisposeBag(), Heights())
      table.rx.setDelegate(heights).disposed(by: bag)
      Observable.just([1, 2]).bind(to: table.rx.items) { table, row, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: row, section: 0))
      }.disposed(by: bag)
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 77)
    }
  }

  @Test func `a collection shows the elements of a sequence`() {
    application.run {
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      collection.register(Item.self, forCellWithReuseIdentifier: "item")
      let bag = DisposeBag()
      var selected: [Int] = []
      Driver.just([7, 8, 9]).drive(
        collection.rx.items(cellIdentifier: "item", cellType: Item.self)
      ) { _, number, cell in cell.number = number }.disposed(by: bag)
      collection.rx.modelSelected(Int.self).bind { selected.append($0) }.disposed(by: bag)
      collection.layoutIfNeeded()
      let path = IndexPath(item: 2, section: 0)
      #expect((collection.cellForItem(at: path) as? Item)?.number == 9)
      collection.delegate?.collectionView(collection, didSelectItemAt: path)
      #expect(selected == [9])
    }
  }

  @Test func `a request fails without a network`() {
    var lines: [String] = []
    application.run {
      guard let url = URL(string: "https://example.org/a.json") else { return }
      _ = URLSession.shared.rx.data(request: URLRequest(url: url)).observe(
        on: MainScheduler.instance
      )
      .subscribe(onNext: { _ in lines.append("data") }, onError: { _ in lines.append("error") })
    }
    stage.advance(to: 1)
    #expect(lines == ["error"])
  }

  @Test func `notifications are a sequence`() {
    var count = 0
    application.run {
      let name = Notification.Name("test")
      let bag = DisposeBag()
      NotificationCenter.default.rx.notification(name).subscribe(onNext: { _ in count += 1 })
        .disposed(by: bag)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(count == 1)
  }
}
