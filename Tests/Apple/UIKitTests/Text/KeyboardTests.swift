import Controls
import Geometry
import StageKit
import Testing
import UIKit

/// Texts that are edited are announced by notifications, with a keyboard that is not drawn.
@Suite struct `text fields and the keyboard` {
  private final class Notes {
    var names: [String] = []
    var frames: [CGRect] = []
    var observers: [any NSObjectProtocol] = []
  }

  private let stage = Stage(size: Size(320, 568))
  private let application: UIApplication
  private let notes = Notes()

  init() {
    application = UIApplication(on: stage)
    let notes = notes
    application.run {
      for (text, name) in [
        ("willShow", UIResponder.keyboardWillShowNotification),
        ("didShow", UIResponder.keyboardDidShowNotification),
        ("willHide", UIResponder.keyboardWillHideNotification),
        ("didHide", UIResponder.keyboardDidHideNotification),
        ("began", UITextField.textDidBeginEditingNotification),
        ("changed", UITextField.textDidChangeNotification),
        ("ended", UITextField.textDidEndEditingNotification),
      ] {
        notes.observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned notes] in
            notes.names.append(text)
            if let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
              notes.frames.append(frame)
            }
          })
      }
    }
  }

  private func makeFields() -> [UITextField] {
    application.run {
      (0..<2).map { index in
        let field = UITextField(
          frame: CGRect(x: 20, y: 40.0 * Double(index), width: 200, height: 31))
        stage.view.addSubview(field)
        return field
      }
    }
  }

  @Test func `are announced in Apple's order`() {
    let fields = makeFields()
    stage.perform(at: 1) { fields[0].becomeFirstResponder() }
    stage.type("a", at: 2)
    stage.perform(at: 3) { fields[0].resignFirstResponder() }
    stage.advance(to: 4)
    #expect(
      notes.names == [
        "began", "willShow", "didShow", "changed", "ended", "willHide", "didHide",
      ])
    let shown = CGRect(x: 0, y: 352, width: 320, height: 216)
    let hidden = CGRect(x: 0, y: 568, width: 320, height: 216)
    #expect(notes.frames == [shown, shown, hidden, hidden])
  }

  @Test func `keep the keyboard from field to field`() {
    let fields = makeFields()
    stage.perform(at: 1) { fields[0].becomeFirstResponder() }
    stage.perform(at: 2) { fields[1].becomeFirstResponder() }
    stage.advance(to: 3)
    #expect(notes.names == ["began", "willShow", "didShow", "ended", "began"])
  }

  @Test func `have the height of the views in place of the keyboard and above it`() {
    let fields = makeFields()
    fields[0].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    fields[0].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    stage.perform(at: 1) { fields[0].becomeFirstResponder() }
    stage.advance(to: 1)
    #expect(notes.frames.last == CGRect(x: 0, y: 424, width: 320, height: 144))
  }

  @Test func `are shown at the lower edge while the field is edited`() {
    let fields = makeFields()
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    fields[0].inputView = input
    fields[0].inputAccessoryView = bar
    stage.perform(at: 1) { fields[0].becomeFirstResponder() }
    stage.advance(to: 1.1)
    // They slide in within 0.25 s.
    let moving = input.superview?.presentation.transform.ty ?? 0
    #expect(moving > 0 && moving < 144)
    stage.advance(to: 2)
    #expect(bar.convert(bar.bounds, to: nil) == Rect(x: 0, y: 424, width: 320, height: 44))
    #expect(input.convert(input.bounds, to: nil) == Rect(x: 0, y: 468, width: 320, height: 100))
    stage.perform(at: 2) { fields[1].becomeFirstResponder() }
    stage.advance(to: 3)
    #expect(input.window == nil && bar.superview == nil)
  }
}
