import Bars
import Controls
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

/// The looks that `Documentation/Looks.md` lists by version and by screen.
@Suite struct `looks by version and screen` {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  /// The stages, which their views do not keep.
  private final class Stages {
    var kept: [Stage] = []
  }
  private let stages = Stages()

  /// Shows a controller on a screen, and returns it after the first layout.
  private func show<Controller: UIViewController>(
    _ size: Size, _ version: SystemVersion = .iOS17, _ make: @escaping () -> Controller
  ) -> Controller {
    let stage = Stage(size: size)
    stage.systemVersion = version
    let application = UIApplication(on: stage)
    let controller = application.run(make)
    application.show { controller }
    stage.advance(to: 0.1)
    stages.kept.append(stage)
    return controller
  }

  @Test(arguments: [
    (Size(375, 667), 49.0), (Size(667, 375), 32.0), (Size(736, 414), 49.0),
    (Size(1024, 768), 49.0),
  ])
  func `a tab bar is low on low screens that are not wide`(size: Size, height: Double) {
    let tabs: UITabBarController = show(size) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      return tabs
    }
    #expect(tabs.tabBar.frame.height == height)
  }

  @Test(arguments: [
    (Size(375, 667), 44.0), (Size(667, 375), 32.0), (Size(736, 414), 44.0),
    (Size(768, 1024), 50.0),
  ])
  func `a navigation bar has the height of the screen's kind`(size: Size, height: Double) {
    let navigation = show(size) { UINavigationController(rootViewController: UIViewController()) }
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test(arguments: [(375.0, 16.0), (414.0, 20.0)])
  func `rows have the margins of the screen`(width: Double, margin: Double) throws {
    let rows = show(Size(width, 736)) { Rows() }
    let cell = try #require(rows.tableView.visibleCells.first)
    let label = try #require(cell.textLabel)
    #expect(label.convert(label.bounds, to: cell).minX == margin)
    #expect(rows.tableView.separatorInset.left == margin && cell.separatorInset.left == margin)
  }

  @Test(arguments: [(SystemVersion.iOS13, true), (.iOS15, false), (.iOS17, false)])
  func `lines below the last row go down to the edge before iOS 15`(
    version: SystemVersion, hasLines: Bool
  ) {
    let rows = show(Size(375, 667), version) { Rows() }
    let lines = rows.tableView.subviews.filter { $0.frame.height == 0.5 }
    #expect(lines.isEmpty == !hasLines)
    guard hasLines else { return }
    // The fourth row would end at 176.
    #expect(lines.map(\.frame.maxY).min() == 176)
    #expect(lines.allSatisfy { $0.frame.minX == 16 })
    #expect((lines.map(\.frame.maxY).max() ?? 0) > 600)
  }

  @Test func `teal, spokes and dots are those of the version`() {
    func colors(_ version: SystemVersion) -> (Color, Int, Size) {
      let stage = Stage(size: .phone)
      stage.systemVersion = version
      let application = UIApplication(on: stage)
      return application.run {
        let spinner = UIActivityIndicatorView(style: .medium)
        let dots = UIPageControl()
        dots.numberOfPages = 3
        for view in [spinner, dots] { stage.view.addSubview(view) }
        return stage.withParameters {
          (UIColor.systemTeal, spinner.subviews.count, dots.sizeThatFits(.zero))
        }
      }
    }
    let (oldTeal, oldSpokes, oldDots) = colors(.iOS13)
    func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(red: red / 255, green: green / 255, blue: blue / 255)
    }
    #expect(oldTeal.resolved(for: .light) == color(90, 200, 250))
    #expect(oldSpokes == 12 && oldDots == Size(39, 37))
    let (teal, spokes, dots) = colors(.iOS17)
    #expect(teal.resolved(for: .light) == color(48, 176, 199))
    #expect(spokes == 8 && dots.height == 26)
  }

  @Test func `standard texts of cells follow the size that the reader prefers`() throws {
    let stage = Stage(size: .phone)
    stage.preferredContentSize = .extraExtraExtraLarge
    let application = UIApplication(on: stage)
    stage.withParameters {
      application.run {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        // The sizes of the body and the first caption, of Apple's table for XXXL.
        #expect(cell.textLabel?.font.pointSize == 23)
        #expect(cell.detailTextLabel?.font.pointSize == 18)
        #expect(cell.defaultContentConfiguration().textProperties.font.pointSize == 23)
      }
    }
  }
}
