internal import Geometry
internal import InterfaceDocuments
internal import StageKit

/// Makes the objects of a document, or of a part of it, and connects them.
///
/// The order is UIKit's: an object is made with what it contains, parents before children; then
/// outlets and actions are connected, runtime attributes set, and `awakeFromNib()` is called.
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle
  let values: InterfaceValues
  /// The scene of a storyboard to which the objects belong; nil in a xib.
  weak var scene: StoryboardScene?
  /// The objects by their ids: those that were made, the owner and others from outside.
  var objects: [String: AnyObject] = [:]
  /// The constraints by their ids.
  var constraints: [String: NSLayoutConstraint] = [:]
  /// The constraints that are active for the traits of the stage, until they are activated.
  var installed: [NSLayoutConstraint] = []
  /// The view to which the guides of a controller belong; nil before it is made.
  private(set) weak var rootView: UIView?
  /// The ids of the first responder.
  var firstResponders: Set<String> = []
  /// The ids of subviews that are not in their superviews for the traits of the stage.
  var uninstalled: Set<String> = []
  /// Objects that others have made, such as the bars of controllers, by the ids of the objects of
  /// the document that they are.
  var existing: [String: AnyObject] = [:]
  /// The views of given sizes whose subviews have the frames of the document.
  var roots: [UIView] = []
  /// The parts of the document that are made later.
  var parts: [InterfacePart] = []
  /// The objects that were made, in order, with what the document has of them.
  private(set) var made: [(source: InterfaceObject, object: AnyObject)] = []
  /// Objects of other loaders, which this one does not retain.
  private let outer: [String: WeakObject]

  struct WeakObject {
    weak var object: AnyObject?
  }

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - bundle: The bundle of images and of other documents.
  ///   - outer: Objects that other loaders have made, by id.
  init(_ document: InterfaceDocument, bundle: Bundle, outer: [String: WeakObject] = [:]) {
    self.document = document
    self.bundle = bundle
    self.outer = outer
    values = InterfaceValues(document: document, bundle: bundle)
  }

  /// The objects for loaders of parts of the document, such as the cells of a table.
  var outerObjects: [String: WeakObject] {
    outer.merging(objects.mapValues { WeakObject(object: $0) }) { _, new in new }
  }

  /// Returns the object of an id; nil if there is none.
  func object(_ id: String) -> AnyObject? {
    objects[id] ?? constraints[id] ?? outer[id]?.object
  }

  /// Makes an object with what it contains.
  ///
  /// - Parameters:
  ///   - source: What the document has of the object.
  ///   - makeObject: Makes the object in place of its class; nil, or a nil result, for the class.
  /// - Returns: The object.
  @discardableResult
  func make(
    _ source: InterfaceObject, by makeObject: ((NSCoder) -> AnyObject?)? = nil
  ) -> AnyObject {
    var isDecoded = false
    let coder = NSCoder { [self] object in
      guard !isDecoded else { return }
      isDecoded = true
      decode(source, into: object)
    }
    let known = source.id.flatMap { existing[$0] }
    let object = known ?? makeObject?(coder) ?? newObject(source, coder)
    coder.setValues(of: object)
    return object
  }

  /// Makes the view of a controller or the view at the top of a document; nil if the class is not a
  /// view.
  func makeRoot(_ source: InterfaceObject) -> UIView? {
    let view = make(source) { [self] coder in
      let view = newObject(source, coder)
      rootView = view as? UIView
      // The frames of the subviews are for a root view that fills the canvas.
      if source.frame == nil, scene != nil {
        rootView?.frame = Rect(origin: .zero, size: document.canvasSize)
      }
      return view
    }
    if let view = view as? UIView { roots.append(view) }
    return view as? UIView
  }

  /// Sets what the document has of an object that is there already.
  func adopt(_ source: InterfaceObject, _ object: AnyObject) { decode(source, into: object) }

  /// Enters an object and sets its properties.
  private func decode(_ source: InterfaceObject, into object: AnyObject) {
    if let id = source.id { objects[id] = object }
    made.append((source, object))
    let properties = InterfaceProperties(source, values)
    InterfaceDecoder(loader: self, source: source, properties: properties).decode(object)
  }

  /// Connects the objects, and calls their `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - sources: Objects that were made before whose connections begin in them, such as the owner.
  ///   - owner: What retains objects that nothing else does; nil for none.
  func finish(connecting sources: [InterfaceObject] = [], keeping owner: Any? = nil) {
    activateConstraints()
    let connector = InterfaceConnector(loader: self)
    for source in sources {
      if let id = source.id, let object = object(id) { connector.connect(source, object) }
    }
    for (source, object) in made { connector.connect(source, object) }
    connector.setCollections()
    for (source, object) in made { connector.setAttributes(source, object) }
    if let controller = owner as? UIViewController {
      controller.documentObjects += made.map(\.object).filter { !($0 is UIResponder) }
      controller.documentObjects += constraints.values.map { $0 }
    }
    if document.usesAutolayout { keepDesign() }
    for (_, object) in made {
      (object as? UIResponder)?.awakeFromNib()
      (object as? NSObject)?.awakeFromNib()
    }
    let outer = parts.isEmpty ? [:] : outerObjects
    for part in parts { part.complete(with: outer) }
    made = []
  }

  /// Keeps the frames of the document, unless the editor says that constraints change them, or
  /// leaves some out.
  private func keepDesign() {
    let isMisplaced = made.contains { source, _ in
      source["misplaced"]?.bool == true || source["ambiguous"]?.bool == true
        || source.subviews.contains { $0.frame == nil }
    }
    guard !isMisplaced else { return }
    for root in roots { root.keepDesign() }
  }

  /// Writes what does not fit in the document to the log, once.
  func log(_ source: InterfaceObject, _ sentence: String) {
    let file = (document.file as NSString).lastPathComponent
    UIApplication.logOnce("\(file), object \(source.id ?? "of line \(source.line)"): \(sentence)")
  }
}
