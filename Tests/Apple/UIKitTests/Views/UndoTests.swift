import Controls
import StageKit
import Testing
import UIKit

/// Changes that are taken back and made again.
@Suite struct `undoing` {
  private let stage = Stage(size: .phone)

  private final class Model {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func `a change is taken back and made again`() {
    let model = Model(UndoManager())
    model.set(5)
    model.manager.setActionName("Set")
    #expect(model.manager.undoMenuItemTitle == "Undo Set")
    model.manager.undo()
    #expect(model.value == 0 && model.manager.canRedo && !model.manager.canUndo)
    model.manager.redo()
    #expect(model.value == 5 && model.manager.canUndo)
  }

  @Test func `a group is taken back as a whole`() {
    let model = Model(UndoManager())
    model.manager.groupsByEvent = false
    model.set(1)
    model.manager.beginUndoGrouping()
    model.set(2)
    model.set(3)
    model.manager.endUndoGrouping()
    model.manager.undo()
    #expect(model.value == 1)
    model.manager.undo()
    #expect(model.value == 0)
  }

  @Test func `changes at different times of a stage are taken back apart`() {
    let stage = Stage(size: .phone)
    let application = UIApplication(on: stage)
    application.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let view = UIView()
      window.addSubview(view)
      let model = Model(view.undoManager ?? UndoManager())
      model.set(1)
      stage.perform(at: 1) { model.set(2) }
      _ = stage.frame(at: 2)
      model.manager.undo()
      #expect(model.value == 1)
    }
  }

  @Test func `what is not registered is not taken back`() {
    let model = Model(UndoManager())
    model.manager.disableUndoRegistration()
    model.set(4)
    model.manager.enableUndoRegistration()
    #expect(!model.manager.canUndo)
  }

  @Test func `what is taken back and made again is told`() {
    let application = UIApplication(on: stage)
    application.run {
      let model = Model(UndoManager())
      var names: [String] = []
      for name: Notification.Name in [
        .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        .NSUndoManagerDidCloseUndoGroup,
      ] {
        _ = NotificationCenter.default.addObserver(
          forName: name, object: model.manager, queue: nil
        ) { names.append("\($0.name.rawValue.dropFirst(13).dropLast(12)) \(model.value)") }
      }
      model.set(5)
      model.manager.undo()
      model.manager.redo()
      #expect(
        names == [
          "DidCloseUndoGroup 5", "WillUndoChange 5", "DidCloseUndoGroup 0", "DidUndoChange 0",
          "DidCloseUndoGroup 5", "DidRedoChange 5",
        ])
    }
  }
}
