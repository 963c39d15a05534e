extension ReadingContext {
  /// Reads the connections in a `connections` element.
  func connections(_ node: XMLNode) throws(InterfaceDocumentError) -> [InterfaceConnection] {
    node.markRead()
    var connections: [InterfaceConnection] = []
    for child in node.children {
      guard let connection = try connection(child) else { continue }
      if let id = connection.id { elements[id] = .connection(connection) }
      connections.append(connection)
    }
    return connections
  }

  /// Reads a connection, or returns nil for an element that is not one.
  private func connection(_ node: XMLNode) throws(InterfaceDocumentError) -> InterfaceConnection? {
    switch node.name {
    case "outlet":
      node.markRead()
      return .outlet(
        InterfaceOutlet(
          id: node.take("id"), line: node.line,
          property: try attributes.required("property", of: node),
          destination: try attributes.required("destination", of: node)))
    case "outletCollection":
      node.markRead()
      return .outletCollection(
        InterfaceOutletCollection(
          id: node.take("id"), line: node.line,
          property: try attributes.required("property", of: node),
          destination: try attributes.required("destination", of: node),
          appends: try attributes.bool("appends", of: node) ?? false,
          collectionClass: node.take("collectionClass")))
    case "action":
      node.markRead()
      return .action(
        InterfaceAction(
          id: node.take("id"), line: node.line,
          selector: try attributes.required("selector", of: node),
          destination: try attributes.required("destination", of: node),
          eventType: node.take("eventType"), trigger: node.take("trigger")))
    case "segue": return .segue(try segue(node))
    default: return nil
    }
  }

  /// Reads a segue and the segues of its preview.
  private func segue(_ node: XMLNode) throws(InterfaceDocumentError) -> InterfaceSegue {
    node.markRead()
    var directions: Set<String> = []
    var previews: [String: InterfacePreviewSegue] = [:]
    for child in node.children {
      if child.name == "popoverArrowDirection" {
        directions = try options(child)
      } else if child.name == "segue", let key = child.take("key") {
        previews[key] = previewSegue(child)
      }
    }
    return InterfaceSegue(
      id: node.take("id"), line: node.line, kind: try attributes.required("kind", of: node),
      identifier: node.take("identifier"),
      destination: try attributes.required("destination", of: node),
      relationship: node.take("relationship"), customClass: customClass(of: node),
      unwindAction: node.take("unwindAction"),
      destinationCreationSelector: node.take("destinationCreationSelector"),
      modalPresentationStyle: node.take("modalPresentationStyle"),
      modalTransitionStyle: node.take("modalTransitionStyle"),
      isAnimated: try attributes.bool("animates", of: node) ?? true,
      trigger: node.take("trigger"), popoverAnchorView: node.take("popoverAnchorView"),
      popoverAnchorBarButtonItem: node.take("popoverAnchorBarButtonItem"),
      popoverArrowDirections: directions, previewSegues: previews)
  }

  private func previewSegue(_ node: XMLNode) -> InterfacePreviewSegue {
    node.markRead()
    return InterfacePreviewSegue(
      id: node.take("id"), line: node.line, inheritsFrom: node.take("inheritsFrom"),
      kind: node.take("kind"), identifier: node.take("identifier"),
      destination: node.take("destination"), customClass: customClass(of: node))
  }
}
