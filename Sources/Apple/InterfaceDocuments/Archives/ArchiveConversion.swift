/// Makes an archive of Xcode 3 or 4 the document that Xcode 5 makes of it when it saves it.
///
/// An archive is a graph of keyed objects. Its views, controllers, bars and recognizers become
/// elements with what their attributes say, its connection records the connections of these. What
/// has no place in a document is left out.
struct ArchiveConversion {
  let graph: ArchiveGraph
  private let data: XMLNode
  /// The connections by the identity of the object that has them.
  private let connections: [String: [XMLNode]]

  init(_ archive: XMLNode) {
    data = archive.children.first { $0.name == "data" } ?? archive
    graph = ArchiveGraph(data)
    connections = ArchiveConnections(data, graph).bySource
  }

  /// Returns whether a root element is that of an archive for iOS.
  static func isArchive(_ root: XMLNode) -> Bool {
    root.name == "archive"
      && root.attributes["type"]?.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch") == true
  }

  /// The document.
  var document: XMLNode {
    let runtime = graph.text(data, "IBDocument.TargetRuntimeIdentifier") ?? ""
    let root = XMLNode(
      name: "document", line: data.line,
      attributes: [
        "type": DocumentKind.xib, "version": "3.0",
        "targetRuntime": runtime.contains("IPad") ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch",
      ])
    let objects = XMLNode(name: "objects", line: data.line, attributes: [:])
    for object in graph[data, "IBDocument.RootObjects"].map(graph.elements) ?? [] {
      if let element = element(object) { objects.append(element) }
    }
    root.append(objects)
    return root
  }

  // MARK: Objects

  /// Returns the element of an object; nil for one that documents do not have.
  func element(_ object: XMLNode, key: String? = nil) -> XMLNode? {
    let kind = object.archivedClass
    guard let name = Self.elementName(kind), let id = graph.documentID(of: object) else {
      return nil
    }
    let element = XMLNode(name: name, line: object.line, attributes: ["id": id])
    if let key { element.setAttribute("key", to: key) }
    if kind == "IBProxyObject" {
      let identifier = graph.text(object, "IBProxiedObjectIdentifier") ?? "IBFilesOwner"
      element.setAttribute("placeholderIdentifier", to: identifier)
    }
    if let custom = graph.customClass(of: object), custom != kind {
      element.setAttribute("customClass", to: custom)
    }
    ArchiveAttributes(object, graph).set(in: element)
    for child in ArchiveValues(object, graph).elements { element.append(child) }
    appendObjects(of: object, to: element)
    if let own = connections[id] {
      let list = XMLNode(name: "connections", line: object.line, attributes: [:])
      for connection in own { list.append(connection) }
      element.append(list)
    }
    return element
  }

  /// The elements of classes whose name is not that of the class in small letters.
  private static let elementNames = [
    "IBProxyObject": "placeholder", "CustomObject": "customObject",
    "LongPressGestureRecognizer": "pongPressGestureRecognizer", "MapView": "mapView",
  ]

  /// Returns the name of the element for objects of a class; nil where documents have none.
  private static func elementName(_ kind: String) -> String? {
    if let known = elementNames[kind] { return known }
    let name = kind.prefix(1).lowercased() + kind.dropFirst()
    if case .other = ObjectKind(elementName: name) { return nil }
    return name
  }

  /// The keys of single objects, with those of documents.
  private static let singleObjects = [
    ("IBUIView", "view"), ("IBUIContentView", "contentView"),
    ("IBUITableFooterView", "tableFooterView"),
    ("IBUITableHeaderView", "tableHeaderView"), ("IBUINavigationItem", "navigationItem"),
    ("IBUITabBarItem", "tabBarItem"), ("IBUINavigationBar", "navigationBar"),
    ("IBUIToolbar", "toolbar"), ("IBUITabBar", "tabBar"), ("IBUITitleView", "titleView"),
    ("IBUILeftBarButtonItem", "leftBarButtonItem"), ("IBUIBackBarButtonItem", "backBarButtonItem"),
    ("IBUIRightBarButtonItem", "rightBarButtonItem"), ("IBUICustomView", "customView"),
  ]

  /// Appends the objects in an object.
  private func appendObjects(of object: XMLNode, to element: XMLNode) {
    append(object, "NSSubviews", as: "subviews", to: element)
    append(object, "IBUIItems", as: "items", to: element)
    append(object, "IBUIToolbarItems", as: "toolbarItems", to: element)
    for (key, role) in Self.singleObjects {
      // A view that has an identity of its own stands in one place.
      guard let child = object.keyed(key), child.name == "object",
        let part = self.element(child, key: role)
      else { continue }
      element.append(part)
    }
    if let titles = graph[object, "IBSegmentTitles"] {
      let segments = XMLNode(name: "segments", line: titles.line, attributes: [:])
      for title in graph.elements(of: titles) {
        segments.append(
          XMLNode(name: "segment", line: title.line, attributes: ["title": title.text]))
      }
      element.append(segments)
    }
    appendControllers(of: object, to: element)
  }

  private func append(
    _ object: XMLNode, _ key: String, as role: String, to element: XMLNode
  ) {
    guard let list = object.keyed(key), list.name != "reference" else { return }
    let part = XMLNode(name: role, line: list.line, attributes: [:])
    for child in list.children where child.name == "object" {
      if let child = self.element(child) { part.append(child) }
    }
    if !part.children.isEmpty { element.append(part) }
  }

  /// Appends the controllers that a container shows from the start.
  private func appendControllers(of object: XMLNode, to element: XMLNode) {
    guard let list = graph[object, "IBUIViewControllers"] else { return }
    let part = XMLNode(name: "viewControllers", line: list.line, attributes: [:])
    for child in list.children where child.name == "object" {
      if let child = self.element(child) { part.append(child) }
    }
    if !part.children.isEmpty { element.append(part) }
  }
}
