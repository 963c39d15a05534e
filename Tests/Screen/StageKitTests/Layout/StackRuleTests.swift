import Geometry
import PictureKit
import StageKit
import Testing

/// Stack views in closed forms.
@Suite struct StackRuleTests {
  private final class Block: View {
    let length: Double
    init(_ length: Double) {
      self.length = length
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: Size { Size(length, length) }
  }

  private static let axes: [LayoutConstraint.Axis] = [.horizontal, .vertical]
  private static let lengths = [40.0, 24, 60, 20]

  private let stage = Stage(size: Size(400, 400))
  private let blocks = lengths.map { Block($0) }

  private func stack(
    _ axis: LayoutConstraint.Axis, _ distribution: StackView.Distribution, spacing: Double = 0
  ) -> StackView {
    let stack = StackView(arrangedSubviews: blocks)
    stack.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = spacing
    stage.view.addSubview(stack)
    stage.view.layoutIfNeeded()
    return stack
  }

  private func start(_ view: View, _ axis: LayoutConstraint.Axis) -> Double {
    axis == .horizontal ? view.frame.minX : view.frame.minY
  }

  private func length(_ view: View, _ axis: LayoutConstraint.Axis) -> Double {
    axis == .horizontal ? view.bounds.width : view.bounds.height
  }

  @Test(arguments: axes)
  func `equal spacing is the rest by the number of distances`(axis: LayoutConstraint.Axis) {
    _ = stack(axis, .equalSpacing, spacing: 5)
    let distance = (300 - Self.lengths.reduce(0, +)) / 3
    var place = 0.0
    for (block, length) in zip(blocks, Self.lengths) {
      #expect(self.length(block, axis) == length)
      expectPixel(start(block, axis), place)
      place += length + distance
    }
  }

  @Test(arguments: axes)
  func `equal centering divides the way from the first middle to the last`(
    axis: LayoutConstraint.Axis
  ) {
    _ = stack(axis, .equalCentering, spacing: 5)
    let distance = (300 - Self.lengths[0] / 2 - Self.lengths[3] / 2) / 3
    for (index, block) in blocks.enumerated() {
      expectPixel(
        start(block, axis),
        Self.lengths[0] / 2 + Double(index) * distance - Self.lengths[index] / 2)
    }
  }

  @Test(arguments: axes)
  func `proportional lengths share the stack, and the last takes the rest`(
    axis: LayoutConstraint.Axis
  ) {
    _ = stack(axis, .fillProportionally, spacing: 4)
    let factor = 300 / (Self.lengths.reduce(0, +) + 3 * 4)
    var place = 0.0
    for (block, length) in zip(blocks, Self.lengths) {
      expectPixel(start(block, axis), place)
      place = block === blocks.last ? 300 : place + length * factor
      expectPixel(start(block, axis) + self.length(block, axis), place)
      place += 4
    }
  }

  /// The left side of a calculator in `MainViewControllerSnapshotTest` of
  /// `bertochgg/Programmatic-iOS-Calculator`, on four phones: four rows in a stack and a fifth row
  /// are in proportion, with the heights of the stack, of the four and of the fifth.
  @Test(arguments: [
    (270.51, 207.0, 33.5), (317.66, 243, 44.67), (350.52, 268.3, 52.2), (386.72, 296, 60.67),
  ])
  func `proportional stacks in a stack are as high as Apple's`(
    height: Double, top: Double, bottom: Double
  ) {
    // Buttons with a title of 32 points: a line of 38.33 and 6 points above and below.
    func rows(_ count: Int) -> StackView {
      let rows = StackView(arrangedSubviews: (0..<count).map { _ in Block(50.33) })
      rows.axis = .vertical
      rows.spacing = 20
      rows.distribution = .fillEqually
      return StackView(arrangedSubviews: [rows])
    }
    let (first, second) = (rows(4), rows(1))
    let stack = StackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.spacing = 30
    stack.distribution = .fillProportionally
    stack.frame = Rect(x: 0, y: 0, width: 100, height: height)
    stage.view.addSubview(stack)
    stage.view.layoutIfNeeded()
    // Read from pictures at @3x, and rounded to pixels at @2x here.
    #expect(abs(first.bounds.height - top) < 0.8)
    #expect(abs(second.bounds.height - bottom) < 0.8)
  }

  @Test(arguments: axes)
  func `equal lengths share what own spacings, margins and hidden views leave`(
    axis: LayoutConstraint.Axis
  ) {
    let stack = stack(axis, .fillEqually, spacing: 6)
    stack.setCustomSpacing(18, after: blocks[0])
    stack.setCustomSpacing(100, after: blocks[1])
    blocks[1].isHidden = true
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = Insets(top: 10, left: 10, bottom: 20, right: 20)
    stage.view.layoutIfNeeded()
    // 300 - 10 - 20 - 18 - 6 = 246 for three views; the spacing after the hidden one is gone, too.
    let visible = [blocks[0], blocks[2], blocks[3]]
    #expect(visible.map { length($0, axis) } == [82, 82, 82])
    #expect(visible.map { start($0, axis) } == [10, 110, 198])
    // Margins hold across the axis as well.
    #expect(length(blocks[0], axis == .horizontal ? .vertical : .horizontal) == 270)
  }

  @Test func `baselines of different fonts are at one height`() {
    for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
      let labels = [12.0, 31].map { size in
        let label = Label()
        label.font = .systemFont(ofSize: size)
        label.text = "Text"
        return label
      }
      let row = StackView(arrangedSubviews: labels)
      row.alignment = alignment
      row.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(row)
      stage.view.layoutIfNeeded()
      let baselines = labels.map {
        alignment == .firstBaseline
          ? $0.frame.minY + $0.font.ascender : $0.frame.maxY + $0.font.descender
      }
      // Each of the two edges is moved to a pixel, by at most a quarter of a point.
      #expect(abs(baselines[0] - baselines[1]) <= 0.5 + 1e-9)
    }
  }

  @Test(arguments: axes, [0.2, 0.5, 0.9])
  func `a view that is hidden in an animation gives its room by the curve`(
    axis: LayoutConstraint.Axis, time: Double
  ) {
    let stack = stack(axis, .fillEqually)
    stage.animate(withDuration: 1) {
      blocks[1].isHidden = true
      stack.layoutIfNeeded()
    }
    stage.advance(to: time)
    // From four lengths of 75 to three of 100.
    let progress = easeInOut(time)
    let places = [(0.0, 0.0), (75, 100), (150, 100), (225, 200)]
    for (index, (from, to)) in places.enumerated() {
      let frame = blocks[index].presentation.frame
      // The curve is solved to 1e-9 here; distances are at most 100.
      let place = axis == .horizontal ? frame.minX : frame.minY
      #expect(abs(place - (from + (to - from) * progress)) < 1e-6)
      let length = axis == .horizontal ? frame.width : frame.height
      #expect(abs(length - (75 + ((index == 1 ? 0 : 100) - 75) * progress)) < 1e-6)
    }
  }

  /// The value of the Bézier curve with the control points (0.42, 0) and (0.58, 1), by bisection.
  private func easeInOut(_ time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * s * (1 - s) * (1 - s) * 0.42 + 3 * s * s * (1 - s) * 0.58 + s * s * s
      if x < time { low = s } else { high = s }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  /// Compares an edge with a place that is moved to the next pixel, of which a point has two.
  private func expectPixel(_ edge: Double, _ place: Double) {
    #expect(abs(edge - place) <= 0.25 + 1e-9)
  }
}
