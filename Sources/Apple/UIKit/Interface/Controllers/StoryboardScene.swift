internal import Geometry
internal import InterfaceDocuments
internal import StageKit

/// A scene of a storyboard from which a controller was made, with what its view and its segues
/// need.
final class StoryboardScene {
  let storyboard: UIStoryboard
  let document: InterfaceDocument
  let source: InterfaceScene
  /// The controller in the document.
  let controllerSource: InterfaceObject
  /// The controllers of documents that contain this one, and itself.
  private let chain: SceneChain
  weak var controller: UIViewController?
  /// What starts the segues of the scene.
  private var triggers: [SegueTrigger] = []
  /// The segues that embed controllers, with the views that show them, until they are performed.
  private var embedded: [(segue: InterfaceSegue, container: UIView)] = []
  /// The objects that were made with the controller: its items of bars.
  private var objects: [String: InterfaceLoader.WeakObject] = [:]

  init(
    _ storyboard: UIStoryboard, _ document: InterfaceDocument, _ source: InterfaceScene,
    _ controllerSource: InterfaceObject, chain: SceneChain
  ) {
    self.storyboard = storyboard
    self.document = document
    self.source = source
    self.controllerSource = controllerSource
    self.chain = chain
  }

  /// Creates a controller that the document puts into this one; nil if there is none, or if it
  /// would contain itself.
  func content(_ id: String) -> UIViewController? {
    storyboard.controller(id: id, in: chain)
  }

  /// Creates the controller with its items of bars; nil if the class does not fit.
  func makeController(creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    let loader = makeLoader()
    let made = loader.make(controllerSource) { coder in creator?(coder) }
    guard let controller = made as? UIViewController else { return nil }
    adopt(controller)
    if controllerSource.child(.view) == nil { makeObjects(by: loader) }
    loader.finish(keeping: controller)
    objects = loader.outerObjects
    return controller
  }

  /// Makes the scene that of a controller, which retains it.
  func adopt(_ controller: UIViewController) {
    self.controller = controller
    controller.scene = self
    controller.document = self
  }

  private func makeLoader() -> InterfaceLoader {
    let loader = InterfaceLoader(document, bundle: storyboard.bundle, outer: objects)
    loader.scene = self
    loader.firstResponders = Set(source.placeholders.compactMap(\.id))
    return loader
  }

  /// Makes the view of the controller and the objects beside it; returns false if it has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let root = controllerSource.child(.view) else { return loadDocument(of: controller) }
    let loader = makeLoader()
    if let id = controllerSource.id { loader.objects[id] = controller }
    makeObjects(by: loader)
    guard let view = loader.makeRoot(root) else { return false }
    controller.view = view
    loader.finish(connecting: [controllerSource], keeping: controller)
    objects = loader.outerObjects
    embed(in: controller)
    return true
  }

  /// Makes the objects beside the controller, to which its outlets lead.
  private func makeObjects(by loader: InterfaceLoader) {
    for object in source.objects where object.isMadeWithView { loader.make(object) }
  }

  /// Loads the view from the xib that the controller of the storyboard names.
  private func loadDocument(of controller: UIViewController) -> Bool {
    guard let name = controllerSource["nibName"]?.string else { return false }
    let nib = UINib(nibName: name, bundle: storyboard.bundle)
    nib.instantiate(withOwner: controller)
    return controller.isViewLoaded
  }

  // MARK: Segues

  /// Connects a segue to what starts it.
  func connect(_ segue: InterfaceSegue, _ object: AnyObject) {
    if segue.kind == "relationship" { return }
    if segue.kind == "embed", let view = object as? UIView {
      embedded.append((segue, view))
    } else if let trigger = SegueTrigger(segue, of: object, in: self) {
      triggers.append(trigger)
    }
  }

  /// Adds the embedded controllers and their views.
  private func embed(in controller: UIViewController) {
    let pending = embedded
    embedded = []
    for (segue, container) in pending {
      guard
        let child = destination(of: segue, from: controller, sender: container, in: chain)
      else { continue }
      let made = self.segue(segue, from: controller, to: child) {
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: controller)
      }
      controller.perform(made, sender: nil)
    }
  }

  /// Performs a segue that an object starts, unless the controller objects.
  func trigger(_ segue: InterfaceSegue, sender: AnyObject) {
    guard let controller else { return }
    controller.triggerSegue(withIdentifier: segue.identifier, sender: sender) {
      makeSegue(segue, from: controller, sender: sender)
    }
  }

  private func makeSegue(
    _ source: InterfaceSegue, from controller: UIViewController, sender: Any?
  ) -> UIStoryboardSegue? {
    if source.kind == "unwind" {
      guard let action = source.unwindAction else { return nil }
      return controller.unwindSegue(
        withIdentifier: source.identifier, action: DocumentAction.selector(action), sender: sender)
    }
    guard let destination = destination(of: source, from: controller, sender: sender) else {
      return nil
    }
    configure(destination, by: source, sender: sender)
    return segue(source, from: controller, to: destination)
  }

  /// Creates the destination of a segue, by the method of the controller that the segue names.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - controller: Its source.
  ///   - sender: What starts it.
  ///   - chain: The controllers that contain the destination; none by default.
  /// - Returns: The destination; nil if there is none.
  private func destination(
    of segue: InterfaceSegue, from controller: UIViewController, sender: Any?,
    in chain: SceneChain = SceneChain()
  ) -> UIViewController? {
    guard let selector = segue.destinationCreationSelector else {
      return storyboard.controller(id: segue.destination, in: chain)
    }
    let classes = UIApplication.shared.interfaceClasses
    guard let make = classes.segueAction(selector, of: controller) else {
      let file = (document.file as NSString).lastPathComponent
      UIApplication.logOnce(
        "\(file), segue \(segue.id ?? ""): \(type(of: controller)) has no @IBSegueAction \(selector);"
          + " the destination is made without it")
      return storyboard.controller(id: segue.destination, in: chain)
    }
    return storyboard.controller(id: segue.destination, in: chain) { coder in
      make(controller, coder, sender, segue.identifier)
    }
  }

  private func segue(
    _ source: InterfaceSegue, from controller: UIViewController, to destination: UIViewController,
    perform: (() -> Void)? = nil
  ) -> UIStoryboardSegue {
    if let name = source.customClass?.objectiveCName {
      if let make = UIApplication.shared.interfaceClasses[name]?.makeSegue {
        return make(source.identifier, controller, destination)
      }
      let file = (document.file as NSString).lastPathComponent
      UIApplication.logOnce(
        "\(file), segue \(source.id ?? ""): there is no segue class \(name); a plain one is performed"
      )
    }
    if let perform {
      return UIStoryboardSegue(
        identifier: source.identifier, source: controller, destination: destination,
        performHandler: perform)
    }
    let kinds: [String: SegueKind] = [
      "popover": .popoverPresentation, "custom": .show, "detail": .showDetail,
    ]
    let kind = SegueKind(rawValue: source.kind) ?? kinds[source.kind] ?? .show
    return kind.segue(
      identifier: source.identifier, from: controller, to: destination,
      animates: source.isAnimated)
  }

  /// Gives a destination the style of its presentation.
  private func configure(
    _ destination: UIViewController, by segue: InterfaceSegue, sender: Any?
  ) {
    let values = InterfaceValues(document: document, bundle: storyboard.bundle)
    var words: [String: PropertyValue] = [:]
    words["presentation"] = segue.modalPresentationStyle.map { .string($0) }
    words["transition"] = segue.modalTransitionStyle.map { .string($0) }
    let properties = InterfaceProperties(words, of: values)
    properties.word("presentation") { destination.modalPresentationStyle = $0 }
    properties.word("transition") { destination.modalTransitionStyle = $0 }
    guard segue.kind.hasPrefix("popover") else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = segue.popoverAnchorBarButtonItem ?? segue.popoverAnchorView
    let object = anchor.flatMap { objects[$0]?.object } ?? sender as AnyObject?
    popover.barButtonItem = object as? UIBarButtonItem
    popover.sourceView = object as? UIView
    if let view = object as? UIView { popover.sourceRect = view.bounds }
  }
}

extension StoryboardScene: ControllerDocument {
  /// Creates the segue of the scene with an identifier; nil if there is none.
  func segue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> UIStoryboardSegue? {
    guard let found = segues.first(where: { $0.identifier == identifier }) else { return nil }
    return makeSegue(found, from: source, sender: sender)
  }

  /// The identifiers of the scene's segues.
  var segueIdentifiers: [String] { segues.compactMap(\.identifier) }

  private var segues: [InterfaceSegue] { source.objects.flatMap(\.allSegues) }
}

extension InterfaceObject {
  /// Whether an object beside a controller is made with its view.
  fileprivate var isMadeWithView: Bool {
    !kind.isController && kind != .placeholder && kind != .exit
  }

  /// The segues of the object and of all that it holds.
  fileprivate var allSegues: [InterfaceSegue] {
    segues + children.values.flatMap { $0 }.flatMap(\.allSegues)
  }
}
