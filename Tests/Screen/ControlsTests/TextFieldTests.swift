import Controls
import Geometry
import Layers
import PictureKit
import StageKit
import Testing

@Suite struct TextFieldTests {
  private final class Guard: TextFieldDelegate {
    var log: [String] = []
    var refused = ""

    func textFieldDidBeginEditing(_ textField: TextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: TextField) { log.append("end") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<Int>,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.lowerBound)..<\(range.upperBound) \(string)")
      return string != refused || string.isEmpty
    }
    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      log.append("return")
      return textField.resignFirstResponder()
    }
  }

  private let stage = Stage(size: Size(400, 400))
  private let field = TextField(frame: Rect(x: 100, y: 100, width: 120, height: 34))
  private let delegate = Guard()

  init() {
    stage.view.addSubview(field)
    field.delegate = delegate
  }

  @Test func `a text field has the defaults of UIKit`() {
    let field = TextField()
    #expect(field.text?.isEmpty == true && field.placeholder == nil)
    #expect(field.borderStyle == .none && field.textAlignment == .natural)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    #expect(!field.isSecureTextEntry && !field.isEditing)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.keyboardType == .default && field.returnKeyType == .default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(TextField.BorderStyle.roundedRect.rawValue == 3)
  }

  @Test func `a field that is not enabled is lighter, unless its color was set`() {
    field.text = "Text"
    let plain = stage.frame(at: 0)
    field.isEnabled = false
    #expect(stage.frame(at: 0).layers != plain.layers)
    field.textColor = .red
    let disabled = stage.frame(at: 0)
    field.isEnabled = true
    #expect(stage.frame(at: 0).layers == disabled.layers)
  }

  @Test func `a tap begins editing, and keys are typed at their times`() {
    stage.tap(at: field.center, time: 0.5)
    stage.type("Hi!", at: 1, interval: 0.2)
    stage.advance(to: 1.3)
    #expect(field.isEditing && field.isFirstResponder && field.text == "Hi")
    stage.advance(to: 2)
    #expect(field.text == "Hi!")
    #expect(delegate.log == ["begin", "0..<0 H", "1..<1 i", "2..<2 !"])
  }

  @Test func `nothing is typed without a first responder`() {
    stage.type("Hi", at: 0)
    stage.advance(to: 1)
    #expect(field.text == "" && delegate.log.isEmpty)
  }

  @Test func `the delete key removes a whole character`() {
    field.text = "Ok 👩‍🚀"
    field.becomeFirstResponder()
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    stage.type("\(Stage.deleteKey)\(Stage.deleteKey)", at: 0)
    stage.advance(to: 1)
    #expect(field.text == "Ok" && changes == 2)
    #expect(delegate.log.prefix(2) == ["begin", "3..<8 "])
  }

  @Test func `the delegate refuses characters and answers the return key`() {
    delegate.refused = "x"
    field.becomeFirstResponder()
    stage.type("axb\nc", at: 0)
    stage.advance(to: 1)
    #expect(field.text == "ab" && !field.isEditing)
    #expect(delegate.log == ["begin", "0..<0 a", "1..<1 x", "1..<1 b", "return", "end"])
  }

  @Test func `events report the beginning, the changes and the end`() {
    var events: [String] = []
    field.delegate = nil
    field.addAction(for: .editingDidBegin) { events.append("begin") }
    field.addAction(for: .editingChanged) { events.append("changed") }
    field.addAction(for: .editingDidEnd) { events.append("end") }
    field.addAction(for: .editingDidEndOnExit) { events.append("exit") }
    field.becomeFirstResponder()
    stage.type("a\n", at: 0)
    stage.advance(to: 1)
    #expect(events == ["begin", "changed", "exit", "end"])
  }

  /// The cursor is visible for half a second after a key, and invisible for the next half.
  @Test func `the cursor blinks from the last key on`() throws {
    field.becomeFirstResponder()
    stage.type("a", at: 1)
    let caret = try #require(
      field.subviews.flatMap(\.subviews).first { !($0 is Label) && $0.bounds.width <= 2 })
    for (time, alpha) in [(1.1, 1.0), (1.49, 1), (1.51, 0), (1.99, 0), (2.01, 1)] {
      stage.advance(to: time)
      #expect(caret.presentation.alpha == alpha)
    }
    field.resignFirstResponder()
    #expect(caret.isHidden)
  }

  @Test func `a long text is shown at the cursor`() throws {
    field.text = "A text that is much longer than its field"
    field.becomeFirstResponder()
    stage.advance(to: 0.1)
    let label = try #require(
      field.subviews.flatMap(\.subviews).compactMap { $0 as? Label }.first)
    // The end of the text and the cursor of 2 points fit into the 120 points of the field.
    #expect(abs(label.frame.maxX - 1 - 118) < 1e-6)
  }

  @Test func `a secure text is shown as bullets`() throws {
    field.isSecureTextEntry = true
    field.text = "abc"
    stage.advance(to: 0.1)
    let label = try #require(
      field.subviews.flatMap(\.subviews).compactMap { $0 as? Label }.first)
    #expect(label.text == "\u{2022}\u{2022}\u{2022}" && field.text == "abc")
  }

  @Test func `the clear button empties the text`() {
    field.text = "abc"
    field.clearButtonMode = .always
    stage.advance(to: 0.1)
    // 19 points wide, 5 from the right edge at x = 220.
    stage.tap(at: Point(205, 117), time: 0.2)
    stage.advance(to: 1)
    #expect(field.text == "")
  }

  @Test func `views beside the text narrow it`() {
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == Rect(x: 7, y: 0, width: 106, height: 34))
    field.leftView = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds) == Rect(x: 0, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 24)
  }

  @Test func `a field with round corners is at least 34 points high`() {
    field.borderStyle = .roundedRect
    field.text = "Text"
    for (size, height) in [(10.0, 34.0), (14, 34), (17, 34), (20, 34), (22, 36), (25, 40)] {
      field.font = .systemFont(ofSize: size)
      #expect(field.intrinsicContentSize.height == height, "\(size) points")
    }
  }

  @Test(arguments: [(1.0, 23.0), (2.0, 22.5), (3.0, 22 + 1 / 3.0)])
  func `a field without border is two points higher than its line in pixels`(
    scale: Double, height: Double
  ) {
    stage.traitCollection.displayScale = scale
    #expect(abs(field.intrinsicContentSize.height - height) < 1e-12)
  }

  @Test func `a color fills the round corners of a field`() throws {
    field.backgroundColor = .yellow
    #expect(field.layer.backgroundColor == .yellow)
    field.borderStyle = .roundedRect
    stage.advance(to: 0)
    #expect(field.backgroundColor == .yellow && field.layer.backgroundColor == nil)
    let box = try #require(field.subviews.first)
    #expect(box.backgroundColor == .yellow && box.layer.cornerRadius == 5)
    field.backgroundColor = nil
    #expect(box.backgroundColor == Color(light: .white, dark: Color(white: 0.07)))
    field.backgroundColor = .red
    field.borderStyle = .line
    #expect(field.layer.backgroundColor == .red && box.backgroundColor == nil)
  }
}
