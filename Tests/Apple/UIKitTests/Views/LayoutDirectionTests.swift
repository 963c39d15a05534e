import Bars
import Controls
import Geometry
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `views that are laid out from right to left` {
  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication

  init() {
    stage.traitCollection.layoutDirection = .rightToLeft
    application = UIApplication(on: stage)
  }

  /// Adds a view to the stage, and lays it out.
  private func show<Shown: UIView>(_ make: () -> Shown) -> Shown {
    let view = application.run(make)
    stage.view.addSubview(view)
    stage.advance(to: stage.time + 0.1)
    return view
  }

  /// A number of items in cells `c`.
  private final class Items: NSObject, UICollectionViewDataSource {
    private let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
  }

  private final class Flipped: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test func `have the direction of the device, or that of their content`() {
    let view = show { UIView() }
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(application.userInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `place leading edges at the right, at the same distances`() {
    let box = show {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (first, second) = (UIView(), UIView())
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        first.widthAnchor.constraint(equalToConstant: 30),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
        second.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -20),
        second.widthAnchor.constraint(equalToConstant: 40),
        first.topAnchor.constraint(equalTo: box.topAnchor),
        second.topAnchor.constraint(equalTo: box.topAnchor),
      ])
      return box
    }
    #expect(box.subviews.map(\.frame.minX) == [160, 115])
    application.run { box.semanticContentAttribute = .forceLeftToRight }
    stage.advance(to: stage.time + 0.1)
    #expect(box.subviews.map(\.frame.minX) == [10, 45])
  }

  @Test func `keep left and right edges where they are`() {
    let box = show {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 30),
      ])
      return box
    }
    #expect(box.subviews[0].frame.minX == 10)
  }

  @Test func `mirror a constraint with a multiplier in the width of its owner`() {
    let box = show {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .trailing,
          multiplier: 0.25, constant: 0),
        view.widthAnchor.constraint(equalToConstant: 30),
      ])
      return box
    }
    // From left to right the view begins at 50; here it ends 50 points before the right edge.
    #expect(box.subviews[0].frame.maxX == 150)
  }

  @Test func `arrange stacks from the right`() {
    let stack: UIStackView = show {
      let views = [20.0, 30, 40].map { width in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 5
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      return stack
    }
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [80, 45, 0])
  }

  @Test func `align texts at the right unless they have an alignment`() {
    let label = show { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    application.run { label.text = "abc" }
    #expect(label.labelText.textAlignment == .right)
    label.textAlignment = .left
    #expect(label.labelText.textAlignment == .left)
  }

  @Test func `mirror switches, sliders and progress`() throws {
    let control = show { UISwitch() }
    application.run { control.isOn = true }
    let thumb = try #require(control.subviews[0].subviews.first)
    #expect(thumb.frame.minX == 2)

    let slider = show { UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)) }
    let track = slider.trackRect(forBounds: slider.bounds)
    func middle(_ value: Float) -> Double {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).midX
    }
    #expect(middle(0) == 186 && middle(1) == 14 && middle(0.5) == 100)

    let progress = show { UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)) }
    application.run { progress.progress = 0.25 }
    stage.advance(to: stage.time + 0.1)
    #expect(progress.subviews[1].frame == CGRect(x: 75, y: 0, width: 25, height: 4))
  }

  @Test func `turn the direction of a finger on segments and steppers`() {
    let segments = show { UISegmentedControl(items: ["A", "B", "C"]) }
    application.run { segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32) }
    stage.tap(at: Point(50, 16), time: stage.time + 0.1)
    stage.advance(to: stage.time + 1)
    #expect(segments.selectedSegmentIndex == 2)

    let stepper = show { UIStepper(frame: CGRect(x: 0, y: 100, width: 94, height: 32)) }
    stage.tap(at: Point(20, 116), time: stage.time + 0.1)
    stage.advance(to: stage.time + 1)
    #expect(stepper.value == 1)
  }

  @Test func `put the accessory and the text of a cell on the other sides`() throws {
    let cell: UITableViewCell = show {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let label = try #require(cell.textLabel)
    let text = label.convert(label.bounds, to: cell)
    #expect(text.maxX == 304)
    let accessory = try #require(
      cell.subviews.first { $0 !== cell.contentView && $0.frame.width < 20 && !$0.isHidden })
    #expect(accessory.frame.minX == 16)
    #expect(accessory.transform.a == -1)
  }

  @Test func `mirror bars`() throws {
    let bar = show { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    let (first, second) = application.run {
      (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    }
    application.run {
      second.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      bar.items = [first, second]
    }
    stage.advance(to: stage.time + 0.1)
    let chevron = try #require(
      bar.subviews.first { ($0 as? UIImageView)?.image?.size.height == 21 })
    #expect(chevron.frame.maxX == 312)
    #expect(chevron.transform.a == -1)

    let tabs = show { UITabBar(frame: CGRect(x: 0, y: 500, width: 300, height: 49)) }
    application.run {
      tabs.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    }
    stage.advance(to: stage.time + 0.1)
    #expect(tabs.subviews.dropFirst().map(\.frame.minX) == [200, 100, 0])
  }

  @Test func `show images mirrored that ask for it`() {
    let image = UIImage().imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(!UIImage().flipsForRightToLeftLayoutDirection)
  }

  @Test func `mirror a flow layout only if it says so`() throws {
    let source = Items(3)
    func first(_ layout: UICollectionViewLayout) throws -> Double {
      let view: UICollectionView = show {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        view.dataSource = source
        return view
      }
      return try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))).frame.minX
    }
    #expect(try first(UICollectionViewFlowLayout()) == 0)
    #expect(try first(Flipped()) == 270)
  }

  @Test func `begin at the right end of a row of elements that is mirrored`() throws {
    let source = Items(12)
    let view: UICollectionView = show {
      let layout = Flipped()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = source
      return view
    }
    #expect(view.contentOffset.x == 1200 - 320)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.convert(first.frame, to: nil).maxX == 320)
    #expect(view.cellForItem(at: IndexPath(item: 11, section: 0)) == nil)
  }

  @Test func `scroll the items of a section from the right`() throws {
    let source = Items(12)
    let view: UICollectionView = show {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(80))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 0)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = source
      return view
    }
    func place(_ item: Int) -> CGRect? {
      view.cellForItem(at: IndexPath(item: item, section: 0)).map {
        view.convert($0.bounds, from: $0)
      }
    }
    #expect(try #require(place(0)) == CGRect(x: 200, y: 0, width: 100, height: 80))
    #expect(try #require(place(1)).minX == 100)
    #expect(place(6) == nil)
    application.run {
      view.scrollToItem(at: IndexPath(item: 11, section: 0), at: .left, animated: false)
    }
    stage.advance(to: stage.time + 0.1)
    #expect(try #require(place(11)).minX == 0)
    #expect(place(0) == nil)
  }
}
