internal import InterfaceDocuments
internal import StageKit

/// A scene of a storyboard from which a controller was made, with what its view needs.
final class StoryboardScene {
  let storyboard: UIStoryboard
  let document: InterfaceDocument
  let source: InterfaceScene
  /// The controller in the document.
  let controllerSource: InterfaceObject
  weak var controller: UIViewController?
  /// The objects that were made with the controller: its items of bars.
  private var objects: [String: InterfaceLoader.WeakObject] = [:]

  init(
    _ storyboard: UIStoryboard, _ document: InterfaceDocument, _ source: InterfaceScene,
    _ controllerSource: InterfaceObject
  ) {
    self.storyboard = storyboard
    self.document = document
    self.source = source
    self.controllerSource = controllerSource
  }

  /// Creates the controller with its items of bars; nil if the class does not fit.
  func makeController(creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    let loader = makeLoader()
    let made = loader.make(controllerSource) { coder in creator?(coder) }
    guard let controller = made as? UIViewController else { return nil }
    self.controller = controller
    controller.scene = self
    loader.finish(keeping: controller)
    objects = loader.outerObjects
    return controller
  }

  private func makeLoader() -> InterfaceLoader {
    let loader = InterfaceLoader(document, bundle: storyboard.bundle, outer: objects)
    loader.scene = self
    loader.firstResponders = Set(source.placeholders.compactMap(\.id))
    return loader
  }

  /// Makes the view of the controller and the objects beside it; returns false if it has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let root = controllerSource.child(.view) else { return false }
    let loader = makeLoader()
    if let id = controllerSource.id { loader.objects[id] = controller }
    for object in source.objects
    where !object.kind.isController && object.kind != .placeholder && object.kind != .exit {
      loader.make(object)
    }
    guard let view = loader.makeRoot(root) else { return false }
    controller.view = view
    loader.finish(connecting: [controllerSource], keeping: controller)
    objects = loader.outerObjects
    return true
  }

  /// Connects a segue to what starts it.
  func connect(
    _ segue: InterfaceSegue, _ source: InterfaceObject, _ object: AnyObject,
    _ loader: InterfaceLoader
  ) {}
}
