private import Geometry
internal import InterfaceDocuments

/// A storyboard: the controllers of an interface document, with their views and the transitions
/// between them.
public final class UIStoryboard: NSObject {
  let document: InterfaceDocument?
  let bundle: Bundle
  let name: String

  /// Creates a storyboard of a document.
  ///
  /// A name without a document is logged, and no controller can be made of it.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - storyboardBundleOrNil: The bundle of the file; nil is the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    document = UIApplication.shared.interfaceDocuments.document(
      named: name, types: ["storyboard"], in: bundle)
    super.init()
    if document == nil {
      UIApplication.logOnce(
        "there is no storyboard \(name).storyboard that can be read: its controllers are not shown")
    }
  }

  /// Creates the controller with which the storyboard begins; nil if it has none.
  public func instantiateInitialViewController() -> UIViewController? {
    guard let document, let id = document.initialViewController else { return nil }
    return controller(id: id)
  }

  /// Creates the controller with which the storyboard begins by a function; nil if it has none.
  ///
  /// - Parameter creator: Creates the controller from a coder; nil, or a nil result, is the
  ///   initializer of its class.
  /// - Returns: The controller.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let document, let id = document.initialViewController else { return nil }
    return controller(id: id, creator: creator.map { make in { make($0) } }) as? Controller
  }

  /// Creates a controller.
  ///
  /// UIKit terminates the program if no controller has the identifier; here that is logged, and the
  /// controller is an empty one.
  ///
  /// - Parameter identifier: The storyboard identifier of the controller.
  /// - Returns: The controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scene(identifier: identifier).flatMap { controller(id: $0) } ?? UIViewController()
  }

  /// Creates a controller by a function.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier of the controller.
  ///   - creator: Creates the controller from a coder; nil, or a nil result, is the initializer of
  ///     its class.
  /// - Returns: The controller, which is of the type that the function creates.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = scene(identifier: identifier).flatMap {
      controller(id: $0, creator: creator.map { make in { make($0) } })
    }
    guard let made = made as? Controller else {
      preconditionFailure(
        "\(name).storyboard has no \(Controller.self) with the identifier \"\(identifier)\"")
    }
    return made
  }

  /// Returns the id of the controller with an identifier; nil, which is logged, without one.
  private func scene(identifier: String) -> String? {
    if let id = document?.scene(storyboardIdentifier: identifier)?.controller?.id { return id }
    let known = document?.scenes.compactMap { $0.controller?.storyboardIdentifier } ?? []
    UIApplication.logOnce(
      """
      \(name).storyboard has no controller with the identifier "\(identifier)"; \
      it has \(known.isEmpty ? "none with an identifier" : known.joined(separator: ", "))
      """)
    return nil
  }

  /// Creates the controller of an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - chain: The controllers that contain it; none by default.
  ///   - creator: Creates it from a coder; nil, or a nil result, is the initializer of its class.
  /// - Returns: The controller; nil if there is none, or if it would contain itself.
  func controller(
    id: String, in chain: SceneChain = SceneChain(),
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let document, let scene = document.scene(controllerID: id),
      let source = document.object(id),
      let chain = chain.adding(source, of: name)
    else { return nil }
    if source.kind == .viewControllerPlaceholder { return referencedController(source, in: chain) }
    return StoryboardScene(self, document, scene, source, chain: chain)
      .makeController(creator: creator)
  }

  /// Returns the controller of another storyboard that a reference means.
  private func referencedController(
    _ source: InterfaceObject, in chain: SceneChain
  ) -> UIViewController? {
    guard let name = source["storyboardName"]?.string else { return nil }
    let other = name == self.name ? self : UIStoryboard(name: name, bundle: bundle)
    let id =
      if let identifier = source["referencedIdentifier"]?.string {
        other.scene(identifier: identifier)
      } else {
        other.document?.initialViewController
      }
    return id.flatMap { other.controller(id: $0, in: chain) }
  }
}
