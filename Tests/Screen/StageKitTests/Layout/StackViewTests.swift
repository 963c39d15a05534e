import Geometry
import Layers
import StageKit
import Testing

@Suite struct StackViewTests {
  private final class Block: View {
    let size: Size
    init(_ width: Double, _ height: Double) {
      size = Size(width, height)
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: Size { size }
  }

  private let stage = Stage(size: Size(300, 200))
  private let blocks = [Block(40, 20), Block(60, 30), Block(50, 10)]

  private func stack(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment = .fill,
    spacing: Double = 10
  ) -> StackView {
    let stack = StackView(arrangedSubviews: blocks)
    stack.frame = Rect(x: 0, y: 0, width: 300, height: 100)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stage.view.addSubview(stack)
    stage.view.layoutIfNeeded()
    return stack
  }

  @Test func `a subclass with initializers of its own is created with views`() {
    final class Row: StackView {
      override init(frame: Rect) { super.init(frame: frame) }
    }
    #expect(Row(arrangedSubviews: blocks).arrangedSubviews == blocks)
  }

  @Test func `filling stretches the view that hugs least`() {
    blocks[1].setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
    _ = stack(.fill)
    #expect(blocks.map(\.frame.minX) == [0, 50, 250])
    #expect(blocks.map(\.bounds.width) == [40, 190, 50])
    #expect(blocks.map(\.bounds.height) == [100, 100, 100])
  }

  @Test func `filling equally gives equal lengths`() {
    _ = stack(.fillEqually, spacing: 15)
    #expect(blocks.map(\.bounds.width) == [90, 90, 90])
    #expect(blocks.map(\.frame.minX) == [0, 105, 210])
  }

  @Test func `filling proportionally keeps the ratios of the contents`() {
    _ = stack(.fillProportionally, spacing: 0)
    #expect(blocks.map(\.bounds.width) == [80, 120, 100])
  }

  @Test func `equal spacing distributes the rest`() {
    _ = stack(.equalSpacing)
    #expect(blocks.map(\.bounds.width) == [40, 60, 50])
    #expect(blocks.map(\.frame.minX) == [0, 115, 250])
  }

  @Test func `equal centering gives the middles equal distances`() {
    _ = stack(.equalCentering)
    #expect(blocks.map(\.frame.midX) == [20, 147.5, 275])
  }

  @Test(arguments: [
    (StackView.Alignment.leading, [0.0, 0, 0]), (.center, [40, 35, 45]), (.trailing, [80, 70, 90]),
  ])
  func `views keep their heights at an edge or in the middle`(
    alignment: StackView.Alignment, tops: [Double]
  ) {
    _ = stack(.equalSpacing, alignment)
    #expect(blocks.map(\.bounds.height) == [20, 30, 10])
    #expect(blocks.map(\.frame.minY) == tops)
  }

  @Test func `a hidden view takes no room, in an animation gradually`() {
    let stack = stack(.fillEqually, spacing: 0)
    stage.animate(withDuration: 1, options: .curveLinear) {
      blocks[2].isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(blocks[1].frame == Rect(x: 150, y: 0, width: 150, height: 100))
    stage.advance(to: 0.5)
    #expect(blocks[1].presentation.frame == Rect(x: 125, y: 0, width: 125, height: 100))
  }

  @Test func `a view that is hidden in an animation is visible until it has shrunk`() throws {
    let stack = stack(.fillEqually, spacing: 0)
    stage.animate(withDuration: 1, options: .curveLinear) {
      blocks[1].isHidden = true
      stack.layoutIfNeeded()
    }
    stage.advance(to: 0.5)
    #expect(blocks[1].isHidden)
    #expect(try #require(blocks[1].layer.presentation()).isHidden == false)
    // From 100...200 to nothing at 150, between the other two.
    #expect(blocks[1].presentation.frame == Rect(x: 125, y: 0, width: 50, height: 100))
    stage.advance(to: 1.1)
    #expect(try #require(blocks[1].layer.presentation()).isHidden)
    stage.animate(withDuration: 1, options: .curveLinear) {
      blocks[1].isHidden = false
      stack.layoutIfNeeded()
    }
    stage.advance(to: 1.6)
    #expect(blocks[1].presentation.frame == Rect(x: 125, y: 0, width: 50, height: 100))
  }

  @Test func `a hidden view may have a required length`() {
    let stack = stack(.fill, spacing: 0)
    blocks[2].widthAnchor.constraint(equalToConstant: 80).isActive = true
    blocks[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(stage.layoutConflicts.isEmpty)
    #expect(blocks[1].frame.maxX == 300)
  }

  @Test func `margins, columns and own spacings are kept`() {
    let stack = stack(.fill, .leading)
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = Insets(top: 5, left: 7, bottom: 5, right: 7)
    stack.setCustomSpacing(20, after: blocks[0])
    blocks[2].setContentHuggingPriority(LayoutPriority(100), for: .vertical)
    stage.view.layoutIfNeeded()
    #expect(blocks.map(\.frame.origin) == [Point(7, 5), Point(7, 45), Point(7, 85)])
    #expect(blocks.map(\.bounds.height) == [20, 30, 10])
  }

  @Test func `the stack is as large as its contents`() {
    let stack = StackView(arrangedSubviews: blocks)
    stack.spacing = 4
    stack.alignment = .center
    let size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == Size(158, 30))
  }

  @Test func `a removed subview is no longer arranged`() {
    let stack = stack(.fillEqually, spacing: 0)
    blocks[0].removeFromSuperview()
    stage.view.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
    #expect(blocks[1].frame.minX == 0)
    #expect(blocks[1].bounds.width == 150)
  }

  /// A stack view with an initializer of its own, which inherits the others.
  private final class Row: StackView {
    override init(frame: Rect = .zero) {
      super.init(frame: frame)
      spacing = 7
    }
  }

  @Test func `a subclass is created with views`() {
    let views = [View(), View()]
    let row = Row(arrangedSubviews: views)
    #expect(row.spacing == 7 && row.arrangedSubviews == views)
  }
}
