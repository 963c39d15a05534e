import Geometry
import PictureKit
import StageKit
import Testing

/// Which of two contents is stretched or compressed: the one with the lower priority.
@Suite struct ContentPriorityTests {
  private final class Block: View {
    override var intrinsicContentSize: Size { Size(100, 100) }
  }

  /// The lengths of two contents of 100 points that fill a room in one direction.
  private func lengths(
    in room: Double, _ axis: LayoutConstraint.Axis, hugging: [Float] = [250, 250],
    resistance: [Float] = [750, 750]
  ) -> [Double] {
    let stage = Stage(size: Size(400, 400))
    let blocks = [Block(), Block()]
    for (index, block) in blocks.enumerated() {
      block.translatesAutoresizingMaskIntoConstraints = false
      block.setContentHuggingPriority(LayoutPriority(hugging[index]), for: axis)
      block.setContentCompressionResistancePriority(LayoutPriority(resistance[index]), for: axis)
      stage.view.addSubview(block)
    }
    let attributes: [LayoutConstraint.Attribute] =
      axis == .horizontal ? [.left, .right] : [.top, .bottom]
    for (first, attribute, second, other, constant) in [
      (blocks[0], attributes[0], stage.view, attributes[0], 0),
      (blocks[1], attributes[0], blocks[0], attributes[1], 0),
      (blocks[1], attributes[1], stage.view, attributes[0], room),
    ] as [(View, LayoutConstraint.Attribute, View, LayoutConstraint.Attribute, Double)] {
      LayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    stage.view.layoutIfNeeded()
    return blocks.map { axis == .horizontal ? $0.bounds.width : $0.bounds.height }
  }

  private static let axes: [LayoutConstraint.Axis] = [.horizontal, .vertical]

  @Test func `a content hugs with 250 and resists compression with 750 by default`() {
    let view = View()
    for axis in Self.axes {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(LayoutPriority.defaultLow.rawValue == 250)
    #expect(LayoutPriority.defaultHigh.rawValue == 750)
  }

  @Test(
    arguments: axes,
    [
      ([250, 251], [200, 100]), ([251, 250], [100, 200]), ([1, 1000], [200, 100]),
      ([999, 998], [100, 200]),
    ] as [([Float], [Double])])
  func `the content that hugs less is stretched`(
    axis: LayoutConstraint.Axis, hugging: ([Float], [Double])
  ) {
    #expect(lengths(in: 300, axis, hugging: hugging.0) == hugging.1)
  }

  @Test(
    arguments: axes,
    [
      ([749, 750], [50, 100]), ([750, 749], [100, 50]), ([1, 1000], [50, 100]),
      ([999, 998], [100, 50]),
    ] as [([Float], [Double])])
  func `the content that resists less is compressed`(
    axis: LayoutConstraint.Axis, resistance: ([Float], [Double])
  ) {
    #expect(lengths(in: 150, axis, resistance: resistance.0) == resistance.1)
  }

  @Test(arguments: axes)
  func `hugging does not matter without spare room, nor resistance with it`(
    axis: LayoutConstraint.Axis
  ) {
    #expect(
      lengths(in: 150, axis, hugging: [100, 900], resistance: [750, 749]) == [100, 50])
    #expect(
      lengths(in: 300, axis, hugging: [251, 250], resistance: [100, 900]) == [100, 200])
  }

  @Test(arguments: [
    (Float(749), 100.0), (751, 60), (249, 100), (1000, 60),
  ])
  func `a width yields to a content that resists more`(priority: Float, width: Double) {
    let stage = Stage(size: Size(400, 400))
    let block = Block()
    block.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(block)
    let constraint = block.widthAnchor.constraint(equalToConstant: 60)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
    stage.view.layoutIfNeeded()
    #expect(block.bounds.width == width)
  }

  @Test(arguments: [true, false])
  func `of an image and a text with equal priorities the image is compressed`(isTextFirst: Bool) {
    let stage = Stage(size: Size(400, 400))
    let image = ImageView(image: Drawing(size: Size(100, 200)) { _ in })
    let text = Block()
    for view in isTextFirst ? [text, image] : [image, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    LayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: stage.view.topAnchor),
      text.topAnchor.constraint(equalTo: image.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: stage.view.topAnchor, constant: 150),
    ])
    stage.view.layoutIfNeeded()
    #expect(image.bounds.height == 50 && text.bounds.height == 100)
  }

  @Test func `a constraint of nothing has no items, and values of its own`() {
    let constraint = LayoutConstraint()
    constraint.priority = .defaultLow
    constraint.constant = 3
    #expect(constraint.firstItem == nil && constraint.secondAnchor == nil)
    #expect(constraint.relation == .equal && constraint.multiplier == 1)
    #expect(constraint.priority == .defaultLow && !constraint.isActive)
  }
}
