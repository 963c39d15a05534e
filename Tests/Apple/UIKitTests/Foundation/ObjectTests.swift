import Bars
import Controls
import Dynamics
import Geometry
import Layers
import Scrolling
import StageKit
import Testing
import UIKit

/// What Apple's classes have from `NSObject`, and the index paths and timers of Foundation.
@Suite struct `objects as Objective-C's` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  /// The date at which the clock of the stage begins.
  private let start = Date(timeIntervalSinceReferenceDate: 725_760_000)

  init() { application = UIApplication(on: stage) }

  @Test func `layers, bar items, animations and timers are equal to themselves alone`() {
    let layers: Set = [CALayer(), CALayer()]
    #expect(layers.count == 2)
    let items = [UIBarButtonItem(), UIBarButtonItem()]
    #expect(items.firstIndex(of: items[1]) == 1)
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.isEqual(animation))
    #expect(!animation.isEqual(CABasicAnimation(keyPath: "opacity")))
    #expect(CAShapeLayer().isKind(of: CALayer.self))
    let behavior = UIGravityBehavior()
    #expect(behavior.isEqual(behavior))
  }

  private final class Row: UITableViewCell {}

  @Test func `classes have the text of their names`() {
    #expect(
      UILabel.description() == "UILabel" && UIViewController.description() == "UIViewController")
    #expect(Row.description().hasSuffix("Row") && NSObject.description() == "NSObject")
  }

  @Test func `a selection is a range of Foundation, and lies in the text`() {
    let text = UITextView()
    text.text = "abcdef"
    text.selectedRange = NSRange(location: 2, length: 3)
    #expect(text.selectedRange == NSRange(location: 2, length: 3))
    text.selectedRange = NSRange(location: 5, length: 9)
    #expect(text.selectedRange == NSRange(location: 5, length: 1))
  }

  @Test func `an automatic size is larger than any screen`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(layout.estimatedItemSize.width > 100_000 && layout.itemSize == CGSize(50, 50))
  }

  @Test func `an old index path has a section, a row and an item`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path as IndexPath == IndexPath(item: 3, section: 2))
  }

  @Test func `attributes of a layout have a category and a kind`() {
    let path = IndexPath(item: 0, section: 0)
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == UICollectionView.elementKindSectionHeader)
  }

  @Test func `the fire date of a timer is its next call, and moves it`() {
    var times: [Double] = []
    var timer: Timer?
    application.run {
      timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in times.append(stage.time) }
      #expect(timer?.fireDate.timeIntervalSince(start) == 1)
    }
    stage.advance(to: 1.5)
    application.run {
      #expect(timer?.fireDate.timeIntervalSince(start) == 2)
      timer?.fireDate = start.addingTimeInterval(3.25)
    }
    stage.advance(to: 5)
    #expect(times == [1, 3.25, 4.25])
  }

  @Test func `editing ends for the field in the view`() {
    application.run {
      let (window, box, field) = (UIWindow(frame: UIScreen.main.bounds), UIView(), UITextField())
      box.addSubview(field)
      window.addSubview(box)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      #expect(!UIView().endEditing(true))
      #expect(field.isFirstResponder)
      #expect(window.endEditing(false))
      #expect(!field.isFirstResponder)
    }
  }
}
