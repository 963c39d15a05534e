import Geometry
import StageKit
import UIKit

/// Notes the calls of its life cycle in a list that several controllers share.
final class Notes {
  var calls: [String] = []

  /// Returns the calls so far, and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

class NotingController: UIViewController {
  let name: String
  let notes: Notes
  let color: UIColor

  init(_ name: String, _ notes: Notes, color: UIColor = .white) {
    self.name = name
    self.notes = notes
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func note(_ call: String) { notes.calls.append("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear \(animated)")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "nil" : "parent")")
  }
}

/// Runs the tests' controllers on a stage of the size of a small phone.
struct ControllerStage {
  let stage: Stage
  let application: UIApplication
  let notes = Notes()

  init(safeArea: UIEdgeInsets = .zero) {
    stage = Stage(size: .phone)
    stage.safeAreaInsets = safeArea
    application = UIApplication(on: stage)
  }

  func make(_ name: String, color: UIColor = .white) -> NotingController {
    NotingController(name, notes, color: color)
  }

  /// Shows a controller that is made in the application, and forgets the calls until then.
  func show<Controller: UIViewController>(_ make: @escaping () -> Controller) -> Controller {
    var made: Controller?
    application.show {
      let controller = make()
      made = controller
      return controller
    }
    stage.advance(to: stage.time)
    notes.calls = []
    guard let made else { preconditionFailure("no controller was made") }
    return made
  }

  func run(_ body: () -> Void) { application.run(body) }

  func advance(by seconds: Double) { stage.advance(to: stage.time + seconds) }
}
