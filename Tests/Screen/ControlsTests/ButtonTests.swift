import Controls
import Geometry
import PictureKit
import StageKit
import Testing

@Suite struct ButtonTests {
  private let stage = Stage(size: Size(400, 400))

  @Test func `a button has the defaults of UIKit`() {
    let button = Button()
    #expect(button.buttonType == .custom)
    #expect(button.currentTitle == nil && button.currentImage == nil)
    #expect(button.currentTitleColor == .white)
    #expect(button.contentEdgeInsets == .zero && button.imageEdgeInsets == .zero)
    #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    #expect(!button.showsTouchWhenHighlighted)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.configuration == nil)
    let system = Button(type: .system)
    #expect(system.currentTitleColor == .systemBlue)
    #expect(system.titleLabel?.font.pointSize == 15)
    #expect(Button.ButtonType.roundedRect == .system)
    #expect(Button.ButtonType.close.rawValue == 7)
  }

  @Test func `states without a value have that of the normal state`() {
    let button = Button(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.title(for: .disabled) == "Play")
    #expect(button.title(for: [.selected, .highlighted]) == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause" && button.titleLabel?.text == "Pause")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
  }

  @Test func `a press goes to the current position of a button, if it is enabled and not covered`()
  {
    let board = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
    let cover = View(frame: Rect(x: 0, y: 0, width: 200, height: 60))
    stage.view.addSubview(board)
    var taps = 0
    var times: [Double] = []
    board.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    let button = Button(title: "Twang") { [unowned stage] in times.append(stage.time) }
    board.addSubview(button)
    for time in [0.5, 1.5, 2.5] { stage.press(button, at: time) }
    stage.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in button.center.y = 180 }
    stage.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in button.isEnabled = false }
    stage.advance(to: 3)
    #expect(times == [0.5, 1.5])
    // As in UIKit, the superview of a disabled button recognizes the tap.
    #expect(taps == 1)
    button.isEnabled = true
    button.center = Point(100, 30)
    board.addSubview(cover)
    stage.press(button, at: 4)
    stage.advance(to: 4)
    #expect(times.count == 2 && taps == 2)
  }

  @Test func `a finger that is lifted far away does not press`() {
    var presses = 0
    let button = Button(title: "Twang") { presses += 1 }
    stage.view.addSubview(button)
    let start = button.center
    stage.pan(from: start, to: Point(start.x, 44 + 69), at: 0, duration: 0.1)
    stage.pan(from: start, to: Point(start.x, 44 + 71), at: 1, duration: 0.1)
    stage.advance(to: 2)
    #expect(presses == 1)
  }

  @Test func `sendActions calls the actions in order, unless the button is disabled`() {
    var calls: [Int] = []
    let button = Button(title: "Twang") { calls.append(1) }
    button.addAction { calls.append(2) }
    button.sendActions()
    button.isEnabled = false
    button.sendActions()
    #expect(calls == [1, 2])
  }

  /// The title becomes pale at once and fades back in 0.47 s (Flutter's
  /// `cupertino/sliding_segmented_control.dart`); ease in-out is at 0.5 in the middle.
  @Test func `a system button is pale under a finger and fades back`() throws {
    let button = Button(title: "Twang")
    stage.view.addSubview(button)
    stage.press(button, at: 1, duration: 1)
    let label = try #require(button.titleLabel)
    stage.advance(to: 1.001)
    #expect(label.presentation.alpha == 0.2)
    stage.advance(to: 2 + 0.235)
    #expect(abs(label.presentation.alpha - 0.6) < 1e-6)
    stage.advance(to: 2.5)
    #expect(label.presentation.alpha == 1)
  }

  @Test func `the intrinsic size is that of title and image with 6 points above and below`() throws
  {
    let empty = Button(type: .custom)
    #expect(empty.intrinsicContentSize.width == 30)
    let image = Drawing(size: Size(24, 20)) { $0.fill(Rect(x: 0, y: 0, width: 24, height: 20)) }
    empty.setImage(image, for: .normal)
    #expect(empty.intrinsicContentSize == Size(24, 20))
    let button = Button(type: .system)
    button.setTitle("A longer title", for: .normal)
    let label = try #require(button.titleLabel).sizeThatFits(.zero)
    #expect(button.intrinsicContentSize == Size(label.width, label.height + 12))
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize.width == label.width + 24)
    button.contentEdgeInsets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == Size(label.width + 30, 24))
  }

  @Test func `an image that is larger than the button is reduced to the button`() throws {
    let button = Button(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    button.setImage(Drawing(size: Size(400, 410)) { _ in }, for: .normal)
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame == Rect(x: 0, y: 0, width: 40, height: 40))
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame == Rect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `image and title are centered together, or at the aligned edge`() throws {
    let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    button.setImage(Drawing(size: Size(20, 10)) { _ in }, for: .normal)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let image = try #require(button.imageView)
    let left = (200 - 20 - title.frame.width) / 2
    #expect(image.frame == Rect(x: left, y: 15, width: 20, height: 10))
    #expect(title.frame.minX == left + 20 && title.frame.midY == 20)
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(abs(title.frame.maxX - 200) < 1e-9)
    // The insets of one part alone move it by half of them, as in UIKit.
    button.contentHorizontalAlignment = .center
    button.titleEdgeInsets.left = 8
    button.layoutIfNeeded()
    #expect(abs(title.frame.minX - (left + 24)) < 1e-9)
  }

  @Test func `a configured button has the measures of Interface Builder`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Button"
    let button = Button(configuration: configuration)
    // Interface Builder gives it 75 by 35 points; Inter is up to 6 % wider than San Francisco.
    #expect(abs(button.bounds.width - 75) < 6 && abs(button.bounds.height - 35) < 1)
    #expect(button.titleLabel?.textColor == .white)
    configuration.buttonSize = .large
    #expect(
      configuration.contentInsets
        == DirectionalInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
  }

  @Test func `the update handler adapts the configuration to the state`() {
    let button = Button(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    stage.view.addSubview(button)
    stage.advance(to: 0.1)
    #expect(button.titleLabel?.text == "Up")
    button.isHighlighted = true
    stage.advance(to: 0.2)
    #expect(button.titleLabel?.text == "Down")
  }

  @Test func `a configured button shows the attributed title of its state`() {
    let button = Button(configuration: .plain())
    let text = AttributedText(
      string: "7", attributes: TextAttributes(font: .systemFont(ofSize: 40), foregroundColor: .red))
    button.setAttributedTitle(text, for: .normal)
    #expect(button.titleLabel?.attributedText?.string == "7")
    #expect(button.titleLabel?.isHidden == false)
    #expect(button.titleLabel.map { $0.sizeThatFits(.zero).height >= 40 } == true)
    button.configuration?.title = "Plain"
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test func `a configured button shows the image of its state at any edge of the title`() throws {
    let image = Drawing(size: Size(20, 10)) { _ in }
    let button = Button(configuration: .plain())
    button.setTitle("Title", for: .normal)
    button.setImage(image, for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    let edges: [DirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
    for edge in edges {
      button.configuration?.imagePlacement = edge
      button.layoutIfNeeded()
      let picture = try #require(button.imageView)
      let title = try #require(button.titleLabel)
      #expect(picture.image != nil && !picture.isHidden)
      switch edge {
      case .leading: #expect(picture.frame.maxX <= title.frame.minX)
      case .trailing: #expect(picture.frame.minX >= title.frame.maxX)
      case .top: #expect(picture.frame.maxY <= title.frame.minY)
      default: #expect(picture.frame.minY >= title.frame.maxY)
      }
    }
  }

  @Test func `a title wraps where its mode or the number of its lines allows it`() throws {
    let text = "A title that needs several lines"
    let plain = Button(type: .system)
    let wrapping = Button(type: .system)
    wrapping.titleLabel?.lineBreakMode = .byWordWrapping
    let lines = Button(type: .system)
    lines.titleLabel?.numberOfLines = 2
    let configured = Button(configuration: .filled())
    var oneLine = Button.Configuration.filled()
    oneLine.titleLineBreakMode = .byTruncatingTail
    let truncated = Button(configuration: oneLine)
    var heights: [Double] = []
    for button in [plain, wrapping, lines, configured, truncated] {
      button.setTitle(text, for: .normal)
      button.frame = Rect(x: 0, y: 0, width: 120, height: 120)
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel)
      #expect(label.frame.width <= 120)
      heights.append((label.frame.height / label.font.lineHeight).rounded())
    }
    #expect(heights[0] == 1 && heights[1] >= 2 && heights[2] == 2 && heights[3] >= 2)
    #expect(heights[4] == 1)
  }
}
