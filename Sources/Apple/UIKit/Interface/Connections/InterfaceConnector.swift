internal import Bars
internal import Controls
internal import InterfaceDocuments
internal import StageContext
internal import StageKit

/// Sets outlets and runtime attributes, and adds actions.
final class InterfaceConnector {
  private let loader: InterfaceLoader
  /// The values of outlet collections, in the order in which they are connected.
  private var collections: [Collection] = []
  /// The indices of the collections by their objects and properties.
  private var collectionIndices: [CollectionKey: Int] = [:]

  private struct CollectionKey: Hashable {
    let object: ObjectIdentifier
    let property: String
  }

  private struct Collection {
    let source: InterfaceObject
    let object: AnyObject
    let property: String
    var values: [AnyObject]
  }

  init(loader: InterfaceLoader) { self.loader = loader }

  /// Makes the connections that begin at an object.
  func connect(_ source: InterfaceObject, _ object: AnyObject) {
    for connection in source.connections {
      switch connection {
      case .outlet(let outlet):
        if let value = loader.object(outlet.destination) {
          connectOutlet(outlet.property, value, source, object)
        }
      case .outletCollection(let collection):
        if let value = loader.object(collection.destination) {
          add(value, to: collection.property, source, object)
        }
      case .action(let action): connectAction(action, source, object)
      case .segue(let segue): loader.scene?.connect(segue, object)
      }
    }
  }

  // MARK: Outlets

  private func connectOutlet(
    _ name: String, _ value: AnyObject, _ source: InterfaceObject, _ object: AnyObject
  ) {
    let lineage = UIApplication.shared.interfaceClasses.lineage(of: object)
    // The setter of a key begins with a capital in any case: `Field` is set by `setField:` as well.
    let small = name.prefix(1).lowercased() + name.dropFirst()
    let known = [name, small].lazy.compactMap { key in
      lineage.contains { $0.setters[key] != nil } ? key : nil
    }.first
    let property = known ?? name
    if let entry = lineage.first(where: { $0.setters[property] != nil }) {
      if entry.setters[property]?(object, value) == true {
        if let view = value as? UIView, view.name == nil { view.name = property }
        return
      }
      let wanted = entry.valueTypes[property].map(AppleClassName.short) ?? "another type"
      return loader.log(
        source,
        "the outlet \(property) of \(entry.name) takes \(wanted), not \(type(of: value)); it is not set"
      )
    }
    if StandardOutlets.set(property, of: object, to: value) { return }
    // A property that Objective-C sees can be connected though it is not marked as an outlet.
    if ApplicationContext.shared.keyTable.property(property, of: object) != nil,
      let object = object as? any KeyValueCoding
    {
      object.setValue(value, forKeyPath: property)
      if let view = value as? UIView, view.name == nil { view.name = property }
      return
    }
    let outlets = Set(lineage.flatMap { $0.setters.keys }).sorted()
    loader.log(
      source,
      """
      \(type(of: object)) has no outlet \(property) for \(type(of: value)); it is not set \
      (outlets: \(outlets.isEmpty ? "none" : outlets.joined(separator: ", ")))
      """)
  }

  private func add(
    _ value: AnyObject, to property: String, _ source: InterfaceObject, _ object: AnyObject
  ) {
    if property == "gestureRecognizers", let view = object as? UIView {
      guard let recognizer = value as? UIGestureRecognizer else { return }
      if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      return
    }
    let key = CollectionKey(object: ObjectIdentifier(object), property: property)
    if let index = collectionIndices[key] {
      collections[index].values.append(value)
    } else {
      collectionIndices[key] = collections.count
      collections.append(
        Collection(source: source, object: object, property: property, values: [value]))
    }
  }

  /// Sets the outlet collections when all connections are known.
  func setCollections() {
    for collection in collections {
      let lineage = UIApplication.shared.interfaceClasses.lineage(of: collection.object)
      let setter = lineage.lazy.compactMap { $0.setters[collection.property] }.first
      if setter?(collection.object, collection.values) == true { continue }
      loader.log(
        collection.source,
        """
        \(type(of: collection.object)) has no outlet collection \(collection.property) for these \
        \(collection.values.count) objects; it is not set
        """)
    }
    collections = []
    collectionIndices = [:]
  }

  // MARK: Actions

  private func connectAction(
    _ action: InterfaceAction, _ source: InterfaceObject, _ object: AnyObject
  ) {
    let isForResponder = loader.firstResponders.contains(action.destination)
    guard isForResponder || loader.object(action.destination) != nil else { return }
    let target = isForResponder ? nil : loader.object(action.destination)
    if let target, !DocumentAction.exists(action.selector, of: target) {
      let known = Set(
        UIApplication.shared.interfaceClasses.lineage(of: target).flatMap { $0.actions.keys })
      return loader.log(
        source,
        """
        \(type(of: target)) has no action \(action.selector); it is not connected \
        (actions: \(known.isEmpty ? "none" : known.sorted().joined(separator: ", ")))
        """)
    }
    let selector = DocumentAction.selector(action.selector)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: events(action, of: control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }

  private func events(_ action: InterfaceAction, of control: UIControl) -> UIControl.Event {
    if let word = action.eventType, let event = Self.events[word] { return event }
    return control is UIButton ? .touchUpInside : .valueChanged
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Runtime attributes

  /// Sets the runtime attributes of an object.
  func setAttributes(_ source: InterfaceObject, _ object: AnyObject) {
    for attribute in source.runtimeAttributes {
      let value = loader.values.any(attribute.value)
      let lineage = UIApplication.shared.interfaceClasses.lineage(of: object)
      let setter = lineage.lazy.compactMap { $0.setters[attribute.keyPath] }.first
      if setter?(object, value) == true { continue }
      let number = (value as? String).flatMap(Double.init)
      if let number, setter?(object, number) == true { continue }
      let made = object as? any DocumentMade
      if made?.setFromDocument(value, for: attribute.keyPath) == true { continue }
      let key = attribute.keyPath.prefix { $0 != "." }
      if ApplicationContext.shared.keyTable.property(String(key), of: object) != nil,
        let object = object as? any KeyValueCoding
      {
        // A text that is a number counts as one where the layer has numbers.
        let isOfLayer = key == "layer" && attribute.keyPath != "layer.name"
        if !isOfLayer || !(value is String) || number != nil {
          object.setValue(
            isOfLayer ? number ?? value : value, forKeyPath: attribute.keyPath)
          continue
        }
      }
      loader.log(
        source,
        """
        \(type(of: object)) has no attribute \(attribute.keyPath) for \(value.map { "\($0)" } ?? "nil"); \
        it is not set
        """)
    }
  }
}
