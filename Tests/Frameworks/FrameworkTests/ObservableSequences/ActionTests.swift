import Geometry
import ObservableSequences
import StageKit
import Testing
import UIKit

/// Actions: work that buttons begin.
@Suite struct `actions` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private struct Failure: Error {}

  @Test func `an action sends the elements of its work, and is disabled while it is done`() {
    application.run {
      let source = PublishSubject<Int>()
      let action = Action<String, Int> { _ in source }
      var (elements, enabled) = ([Int](), [Bool]())
      let bag = DisposeBag()
      action.elements.subscribe(onNext: { elements.append($0) }).disposed(by: bag)
      action.enabled.subscribe(onNext: { enabled.append($0) }).disposed(by: bag)
      action.execute("a")
      source.onNext(1)
      action.execute("b")
      source.onNext(2)
      source.onCompleted()
      action.inputs.onNext("c")
      #expect(elements == [1, 2] && enabled == [true, false, true, false, true])
    }
  }

  @Test func `errors are sent, and inputs while it is disabled are errors`() {
    application.run {
      var errors: [String] = []
      let bag = DisposeBag()
      let failing = Action<Void, Void> { .error(Failure()) }
      failing.errors.subscribe(onNext: { errors.append("\($0)") }).disposed(by: bag)
      failing.execute()
      failing.execute()
      let disabled = CocoaAction(enabledIf: .just(false)) { .just(()) }
      disabled.errors.subscribe(onNext: { errors.append("\($0)") }).disposed(by: bag)
      disabled.execute()
      #expect(
        errors.map { $0.prefix(15) } == ["underlyingError", "underlyingError", "notEnabled"])
    }
  }

  @Test func `a button begins its action and is enabled as it is`() {
    application.run {
      let source = PublishSubject<Void>()
      var count = 0
      let button = UIButton()
      let action = CocoaAction {
        count += 1
        return source
      }
      button.rx.action = action
      #expect(button.rx.action === action)
      button.sendActions(for: .touchUpInside)
      #expect(count == 1 && !button.isEnabled)
      source.onCompleted()
      #expect(button.isEnabled)
      button.rx.action = nil
      button.sendActions(for: .touchUpInside)
      #expect(count == 1)
    }
  }
}
