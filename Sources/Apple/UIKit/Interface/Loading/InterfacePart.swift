internal import InterfaceDocuments
internal import StageKit

/// A part of a document that is made again and again, such as the prototype of a cell.
final class InterfacePart {
  private let source: InterfaceObject
  private let document: InterfaceDocument
  private let bundle: Bundle
  private weak var scene: StoryboardScene?
  private weak var loader: InterfaceLoader?
  private var outer: [String: InterfaceLoader.WeakObject] = [:]

  /// Creates a part of what a loader makes.
  init(_ source: InterfaceObject, of loader: InterfaceLoader) {
    self.source = source
    document = loader.document
    bundle = loader.bundle
    scene = loader.scene
    self.loader = loader
    loader.parts.append(self)
  }

  /// Records the objects that the loader has made, for connections from the part to them.
  func complete(with outer: [String: InterfaceLoader.WeakObject]) { self.outer = outer }

  /// Makes the part again.
  func make() -> AnyObject {
    let inner = InterfaceLoader(document, bundle: bundle, outer: loader?.outerObjects ?? outer)
    inner.scene = scene
    let object = inner.make(source)
    if let view = object as? UIView { inner.roots.append(view) }
    inner.finish()
    return object
  }
}
