import Bars
import Controls
import Geometry
import Scrolling
import StageKit
import TestSupport
import Testing
import UIKit

/// A table that is filtered by a search in its navigation bar, or in its header.
private final class FruitController: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let fruits = ["Apple", "Apricot", "Banana", "Cherry"] + (0..<30).map { "Plum \($0)" }
  var shown: [String] = []
  var calls: [String] = []
  let search: UISearchController
  let isInHeader: Bool

  init(results: UIViewController? = nil, isInHeader: Bool = false) {
    search = UISearchController(searchResultsController: results)
    self.isInHeader = isInHeader
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    shown = fruits
    search.searchResultsUpdater = self
    search.delegate = self
    if isInHeader {
      tableView.tableHeaderView = search.searchBar
    } else {
      navigationItem.searchController = search
    }
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    calls.append("update \(text) \(searchController.isActive)")
    shown = text.isEmpty ? fruits : fruits.filter { $0.hasPrefix(text) }
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("did") }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("didDismiss")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

@Suite struct `search controllers` {
  private let scene = ControllerStage()

  private func show(
    results: UIViewController? = nil, isInHeader: Bool = false
  ) -> (UINavigationController, FruitController) {
    var controller: FruitController?
    let navigation: UINavigationController = scene.show {
      let fruits = FruitController(results: results, isInHeader: isInHeader)
      controller = fruits
      return UINavigationController(rootViewController: fruits)
    }
    guard let controller else { preconditionFailure("no controller was made") }
    return (navigation, controller)
  }

  /// The field of the search bar in the coordinates of the window.
  private func field(of controller: FruitController) -> Rect {
    let field = controller.search.searchBar.searchTextField
    return field.convert(field.bounds, to: nil)
  }

  @Test func `the search bar is below the titles, and the content below it`() {
    let (navigation, controller) = show()
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 0, width: 320, height: 96))
    #expect(field(of: controller) == Rect(x: 16, y: 45, width: 288, height: 36))
    #expect(controller.tableView.adjustedContentInset.top == 96)
    #expect(!controller.search.isActive && controller.calls.isEmpty)
  }

  @Test func `a tap and typing filter, and Cancel ends the search`() {
    let (navigation, controller) = show()
    scene.stage.tap(at: Point(160, 62), time: 1)
    scene.stage.advance(to: 2)
    #expect(controller.search.isActive)
    #expect(controller.calls == ["will", "update  true", "did"])
    #expect(navigation.navigationBar.bounds.height == 56)
    #expect(field(of: controller).minY == 10)
    #expect(controller.search.view.frame.minY == 56)
    scene.stage.type("Ap", at: 2)
    scene.stage.advance(to: 3)
    #expect(controller.shown == ["Apple", "Apricot"])
    #expect(controller.calls.suffix(2) == ["update A true", "update Ap true"])
    controller.calls = []
    scene.stage.tap(at: Point(290, 28), time: 3)
    scene.stage.advance(to: 4)
    #expect(controller.calls == ["willDismiss", "update  false", "didDismiss"])
    #expect(controller.shown.count == 34 && controller.search.searchBar.text == "")
    #expect(controller.search.view.superview == nil)
    #expect(navigation.navigationBar.bounds.height == 96)
    #expect(!controller.search.searchBar.showsCancelButton)
  }

  @Test func `the program's changes of the text call the updater`() {
    let (_, controller) = show()
    scene.run {
      controller.search.isActive = true
      controller.search.searchBar.text = "Ch"
    }
    #expect(controller.shown == ["Cherry"])
    scene.run { controller.search.isActive = false }
    scene.advance(by: 1)
    #expect(controller.shown.count == 34)
  }

  @Test func `results cover the table as soon as there is a text`() {
    let results = scene.make("Results", color: .yellow)
    let (_, controller) = show(results: results)
    scene.run { controller.search.isActive = true }
    scene.advance(by: 1)
    #expect(results.viewIfLoaded == nil)
    scene.run { controller.search.searchBar.text = "B" }
    scene.advance(by: 1)
    #expect(results.view.window != nil && results.parent === controller.search)
    #expect(results.view.convert(results.view.bounds, to: nil).minY == 56)
    scene.notes.calls = []
    scene.run { controller.search.isActive = false }
    scene.advance(by: 1)
    #expect(
      scene.notes.take() == ["Results viewWillDisappear false", "Results viewDidDisappear false"])
  }

  @Test func `a tap on the dimmed content ends the search`() {
    let (_, controller) = show()
    scene.run { controller.search.isActive = true }
    scene.stage.tap(at: Point(160, 300), time: 1)
    scene.stage.advance(to: 2)
    #expect(!controller.search.isActive)
  }

  @Test func `scrolling hides the search bar before the title`() {
    let (navigation, controller) = show()
    scene.run { controller.tableView.contentOffset.y = -96 + 52 }
    scene.advance(by: 0.1)
    #expect(navigation.navigationBar.bounds.height == 44)
    scene.run { controller.navigationItem.hidesSearchBarWhenScrolling = false }
    scene.run { controller.tableView.contentOffset.y = 100 }
    scene.advance(by: 0.1)
    #expect(navigation.navigationBar.bounds.height == 96)
  }

  @Test func `a search bar in a header hides the navigation bar meanwhile`() {
    let (navigation, controller) = show(isInHeader: true)
    #expect(field(of: controller).minY == 44 + 10)
    scene.stage.tap(at: Point(160, 72), time: 1)
    scene.stage.advance(to: 2)
    #expect(controller.search.isActive && navigation.isNavigationBarHidden)
    #expect(field(of: controller).minY == 10)
    #expect(controller.search.view.frame.minY == 56)
    scene.run { controller.search.dismiss(animated: true) }
    scene.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden && field(of: controller).minY == 44 + 10)
  }

  @Test func `scopes appear with the search, and a tap selects one`() {
    final class Receiver: UISearchBarDelegate {
      var scopes: [Int] = []
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { scopes.append(selectedScope) }
    }
    let receiver = Receiver()
    let (navigation, controller) = show()
    scene.run {
      controller.search.searchBar.scopeButtonTitles = ["All", "Red"]
      controller.search.searchBar.delegate = receiver
    }
    #expect(navigation.navigationBar.bounds.height == 96)
    scene.run { controller.search.isActive = true }
    scene.advance(by: 1)
    #expect(navigation.navigationBar.bounds.height == 100)
    scene.stage.tap(at: Point(240, 78), time: 2)
    scene.stage.advance(to: 3)
    #expect(receiver.scopes == [1] && controller.search.searchBar.selectedScopeButtonIndex == 1)
  }
}
