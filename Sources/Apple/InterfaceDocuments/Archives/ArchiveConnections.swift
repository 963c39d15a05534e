/// The outlets and actions of an archive.
struct ArchiveConnections {
  /// The elements of connections by the identity of the object that has them.
  private(set) var bySource: [String: [XMLNode]] = [:]

  init(_ data: XMLNode, _ graph: ArchiveGraph) {
    guard let container = graph[data, "IBDocument.Objects"],
      let records = graph[container, "connectionRecords"]
    else { return }
    for record in graph.elements(of: records) {
      guard let connection = graph[record, "connection"],
        let source = graph[connection, "source"].flatMap(graph.documentID),
        let destination = graph[connection, "destination"].flatMap(graph.documentID),
        let label = graph.text(connection, "label")
      else { continue }
      let number = graph.text(record, "connectionID") ?? "\(record.line)"
      var attributes = ["destination": destination, "id": "c\(number)"]
      let name: String
      switch connection.attributes["class"] {
      case "IBCocoaTouchOutletConnection":
        name = "outlet"
        attributes["property"] = label
      case "IBCocoaTouchOutletCollectionConnection":
        name = "outletCollection"
        attributes["property"] = label
      case "IBCocoaTouchEventConnection":
        name = "action"
        attributes["selector"] = label
        let event = graph.text(connection, "IBEventType").flatMap { Int($0) }
        if let event, let name = Self.eventNames[event] { attributes["eventType"] = name }
      default: continue
      }
      bySource[source, default: []].append(
        XMLNode(name: name, line: record.line, attributes: attributes))
    }
  }

  /// The events by the number of their bit in `UIControlEvents`, from 1.
  private static let eventNames = [
    1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside",
    5: "touchDragEnter", 6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside",
    9: "touchCancel", 13: "valueChanged", 17: "editingDidBegin", 18: "editingChanged",
    19: "editingDidEnd", 20: "editingDidEndOnExit",
  ]
}
