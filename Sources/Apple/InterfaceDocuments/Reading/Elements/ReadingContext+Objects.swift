internal import Geometry

extension ReadingContext {
  /// Reads an object and everything in it, and enters it by its id.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - parent: The id of the object that holds this one by a key, or nil for one in a list.
  /// - Returns: The object.
  /// - Throws: An ``InterfaceDocumentError`` if an object in a list has no id and is not a segment,
  ///   or a value in the object is not allowed.
  func object(
    _ node: XMLNode, parent: String? = nil
  ) throws(InterfaceDocumentError) -> InterfaceObject {
    node.markRead()
    let key = node.take("key")
    let kind = ObjectKind(elementName: node.name)
    let id = try objectID(of: node, kind, key: key, parent: parent)
    var parts = ObjectParts(owner: id ?? "")
    let customClass = customClass(of: node)
    let userLabel = node.take("userLabel")
    let restorationIdentifier = node.take("restorationIdentifier")
    let storyboardIdentifier = node.take("storyboardIdentifier")
    let table = AttributeType.attributes(of: kind)
    for name in node.remainingAttributes {
      guard let type = table[name] else { continue }
      parts.properties[name] = try attribute(name, type, of: node)
    }
    if parts.properties.values.contains(where: { $0.image != nil }) { node.markRead("catalog") }
    for child in node.children { try read(child, table, into: &parts) }
    let object = InterfaceObject(
      kind: kind, id: id, line: node.line, userLabel: userLabel, customClass: customClass,
      restorationIdentifier: restorationIdentifier, storyboardIdentifier: storyboardIdentifier,
      properties: parts.properties, children: parts.children, constraints: parts.constraints,
      layoutGuides: parts.layoutGuides, connections: parts.connections,
      runtimeAttributes: parts.runtimeAttributes, states: parts.states,
      variations: parts.variations)
    if let id { elements[id] = .object(object) }
    return object
  }

  /// Returns the id of an object.
  ///
  /// Content views of cells in old documents have none; they get that of the cell, a slash and
  /// their key.
  private func objectID(
    of node: XMLNode, _ kind: ObjectKind, key: String?, parent: String?
  ) throws(InterfaceDocumentError) -> String? {
    if kind == .segment { return node.take("id") }
    if let key, let parent, node.attributes["id"] == nil { return "\(parent)/\(key)" }
    return try requiredID(of: node)
  }

  /// Reads the objects in an element that lists them.
  func objects(_ node: XMLNode) throws(InterfaceDocumentError) -> [InterfaceObject] {
    node.markRead()
    var objects: [InterfaceObject] = []
    for child in node.children { objects.append(try object(child)) }
    return objects
  }

  /// Reads a child element of an object; what is not known stays uninterpreted.
  private func read(
    _ node: XMLNode, _ table: [String: AttributeType], into parts: inout ObjectParts
  ) throws(InterfaceDocumentError) {
    switch node.name {
    case "constraints":
      node.markRead()
      for child in node.children where child.name == "constraint" {
        parts.constraints.append(try constraint(child, owner: parts.owner))
      }
    case "connections": parts.connections += try connections(node)
    case "userDefinedRuntimeAttributes": parts.runtimeAttributes += try runtimeAttributes(node)
    case "layoutGuides":
      node.markRead()
      for child in node.children where child.name == "viewControllerLayoutGuide" {
        parts.layoutGuides.append(try layoutGuide(child, owner: parts.owner))
      }
    case "viewLayoutGuide":
      parts.layoutGuides.append(try layoutGuide(node, owner: parts.owner))
    case "state": parts.states.append(try state(node))
    case "variation": parts.variations.append(try variation(node, table))
    case "blurEffect", "vibrancyEffect": parts.properties["effect"] = .effect(try effect(node))
    case "frame" where node.attributes["key"] == "frameInset":
      parts.properties["frame"] = .rect(try insetFrame(node))
    // Both elements are empty: connections attach the recognizers, and Xcode 8 dropped animations.
    case "gestureRecognizers", "animations": node.markRead()
    default: try readKeyed(node, into: &parts)
    }
  }

  /// Reads a child element with a key or a list of objects.
  private func readKeyed(
    _ node: XMLNode, into parts: inout ObjectParts
  ) throws(InterfaceDocumentError) {
    let outer = superviewSize
    // The frame stands before what the view holds.
    superviewSize = parts.properties["frame"]?.rect?.size ?? outer
    defer { superviewSize = outer }
    let key = node.attributes["key"]
    if let key, let value = try value(node) {
      node.markRead("key")
      parts.properties[key] = value
    } else if let key, node.attributes["id"] != nil || isKnownObject(node) {
      parts.children[ChildRole(rawValue: key), default: []].append(
        try object(node, parent: parts.owner))
    } else if node.name == "nil", let name = node.take("name") {
      node.markRead()
      parts.properties[name] = .null
    } else if ChildRole.lists.contains(ChildRole(rawValue: node.name)) {
      parts.children[ChildRole(rawValue: node.name), default: []] += try objects(node)
    }
  }

  private func isKnownObject(_ node: XMLNode) -> Bool {
    if case .other = ObjectKind(elementName: node.name) { false } else { true }
  }

  private func state(_ node: XMLNode) throws(InterfaceDocumentError) -> ControlStateContents {
    node.markRead()
    return ControlStateContents(
      state: try attributes.required("key", of: node),
      values: try properties(node, AttributeType.state))
  }

  /// Reads a blur, or vibrancy over a blur.
  private func effect(_ node: XMLNode) throws(InterfaceDocumentError) -> InterfaceEffect {
    node.markRead()
    let style = node.take("style")
    guard node.name == "vibrancyEffect" else { return .blur(style: style ?? "extraLight") }
    let blurStyle = node.takeChild("blurEffect")?.take("style")
    return .vibrancy(style: style, blurStyle: blurStyle ?? "extraLight")
  }
}

/// What has been read of an object's child elements.
private struct ObjectParts {
  let owner: String
  var properties: [String: PropertyValue] = [:]
  var children: [ChildRole: [InterfaceObject]] = [:]
  var constraints: [InterfaceConstraint] = []
  var layoutGuides: [InterfaceLayoutGuide] = []
  var connections: [InterfaceConnection] = []
  var runtimeAttributes: [RuntimeAttribute] = []
  var states: [ControlStateContents] = []
  var variations: [InterfaceVariation] = []

  init(owner: String) {
    self.owner = owner
  }
}
