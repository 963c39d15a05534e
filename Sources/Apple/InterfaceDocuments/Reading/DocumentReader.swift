internal import Geometry

/// Reads the root element of a document.
struct DocumentReader {
  private let root: XMLNode
  private let file: String
  private let context: ReadingContext

  init(_ root: XMLNode, file: String) {
    self.root = root
    self.file = file
    context = ReadingContext(file: file, root: root)
  }

  /// Returns the document.
  ///
  /// - Throws: An ``InterfaceDocumentError`` if the root element is not that of a document for iOS,
  ///   an id or a reference is wrong, or a value is not allowed.
  func read() throws(InterfaceDocumentError) -> InterfaceDocument {
    root.markRead()
    let kind = try DocumentKind.check(root, file: file)
    try ReferenceCheck.check(root, file: file)
    for name in ["version", "systemVersion", "propertyAccessControl"] { root.markRead(name) }
    let attributes = context.attributes
    let usesAutolayout = try attributes.bool("useAutolayout", of: root) ?? false
    let usesTraitCollections = try attributes.bool("useTraitCollections", of: root) ?? false
    let device = root.takeChild("device").map(device)
    let metrics = try simulatedMetrics()
    let initialViewController = root.take("initialViewController")
    let targetRuntime = root.take("targetRuntime")
    var canvas = CanvasSize(
      device: device, metrics: metrics, usesTraitCollections: usesTraitCollections,
      isForPad: targetRuntime?.hasSuffix("iPad") == true)
    context.superviewSize = canvas.size
    let scenes = try scenes()
    let objects = try root.takeChild("objects").map(context.objects) ?? []
    canvas.roots = roots(scenes, objects, initial: initialViewController)
    let document = InterfaceDocument(
      file: file, kind: kind, toolsVersion: root.take("toolsVersion"),
      targetRuntime: targetRuntime, usesAutolayout: usesAutolayout,
      usesTraitCollections: usesTraitCollections,
      usesSafeAreas: try attributes.bool("useSafeAreas", of: root) ?? false,
      isLaunchScreen: try attributes.bool("launchScreen", of: root) ?? false,
      isColorMatched: try attributes.bool("colorMatched", of: root) ?? false,
      customModule: root.take("customModule"), device: device, canvasSize: canvas.size,
      initialViewController: initialViewController, tintColor: try tintColor(),
      dependencies: dependencies(), simulatedMetrics: metrics, customFonts: customFonts(),
      inferredMetricsTieBreakers: try tieBreakers(), scenes: scenes, objects: objects,
      resources: try context.resources(root.takeChild("resources")),
      uninterpreted: uninterpreted(), elements: context.elements,
      sceneIndices: sceneIndices(of: scenes),
      outlets: outlets())
    return document
  }

  /// Returns what none of the readers has marked as interpreted; called last.
  private func uninterpreted() -> [UninterpretedItem] {
    var items: [UninterpretedItem] = []
    root.collectUninterpreted(parent: nil, into: &items)
    return items
  }

  private func scenes() throws(InterfaceDocumentError) -> [InterfaceScene] {
    var scenes: [InterfaceScene] = []
    for node in root.takeChild("scenes")?.children ?? [] where node.name == "scene" {
      node.markRead()
      guard let id = node.take("sceneID"), !id.isEmpty else {
        throw context.error(.missingID, node, "<scene> has no sceneID; it is required")
      }
      let objects = try node.takeChild("objects").map(context.objects) ?? []
      var location: Point?
      for child in node.children where child.attributes["key"] == "canvasLocation" {
        location = try context.value(child)?.point
        child.markRead("key")
      }
      let scene = InterfaceScene(
        id: id, line: node.line, objects: objects, canvasLocation: location)
      context.elements[id] = .scene(scene)
      scenes.append(scene)
    }
    return scenes
  }

  private func sceneIndices(of scenes: [InterfaceScene]) -> [String: Int] {
    var indices: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      for object in scene.objects {
        if let id = object.id { indices[id] = index }
      }
    }
    return indices
  }

  private func outlets() -> [String: [InterfaceDocument.OutletUse]] {
    var outlets: [String: [InterfaceDocument.OutletUse]] = [:]
    for case .object(let object) in context.elements.values {
      guard let name = object.customClass else { continue }
      for outlet in object.outlets {
        outlets[outlet.destination, default: []].append(
          InterfaceDocument.OutletUse(
            owner: name, property: outlet.property, line: outlet.line))
      }
    }
    return outlets.mapValues { uses in uses.sorted { $0.line < $1.line } }
  }

  /// Returns the root views whose size can stand for that of the canvas, the best first.
  private func roots(
    _ scenes: [InterfaceScene], _ objects: [InterfaceObject], initial: String?
  ) -> [InterfaceObject] {
    let controllers = scenes.compactMap(\.controller)
    let sorted =
      controllers.filter { $0.id == initial } + controllers.filter { $0.id != initial }
    return sorted.compactMap { $0.child(.view) } + objects.filter(\.kind.isView)
  }

  private func device(_ node: XMLNode) -> InterfaceDevice {
    let adaptation = node.takeChild("adaptation")?.take("id")
    return InterfaceDevice(
      id: node.take("id") ?? "", orientation: node.take("orientation") ?? "portrait",
      appearance: node.take("appearance"), layout: node.take("layout") ?? adaptation)
  }

  private func tintColor() throws(InterfaceDocumentError) -> InterfaceColor? {
    guard let node = root.children.first(where: { $0.name == "color" }) else { return nil }
    guard node.take("key") == "tintColor" else { return nil }
    return try context.color(node)
  }
}

// MARK: Small parts

extension DocumentReader {
  private func dependencies() -> InterfaceDependencies {
    let node = root.takeChild("dependencies")
    let deployment = node?.takeChild("deployment")
    deployment?.markRead("version")
    let plugIn = node?.takeChild("plugIn")
    plugIn?.markRead("identifier")
    var capabilities: [String] = []
    for child in node?.children ?? [] where child.name == "capability" {
      child.markRead()
      child.markRead("minToolsVersion")
      if let name = child.take("name") { capabilities.append(name) }
    }
    return InterfaceDependencies(
      deploymentIdentifier: deployment?.take("identifier"),
      deploymentVersion: deployment?.take("version") ?? deployment?.take("defaultVersion"),
      plugInVersion: plugIn?.take("version"), capabilities: capabilities)
  }

  private func simulatedMetrics() throws(InterfaceDocumentError) -> [String: PropertyValue] {
    guard let node = root.takeChild("simulatedMetricsContainer") else { return [:] }
    node.markRead("key")
    return try context.properties(node, [:])
  }

  private func customFonts() -> [String: [String]] {
    guard let node = root.takeChild("customFonts") else { return [:] }
    node.markRead("key")
    var fonts: [String: [String]] = [:]
    for file in node.children where ["array", "mutableArray"].contains(file.name) {
      file.markRead()
      guard let name = file.take("key") else { continue }
      for face in file.children where face.name == "string" {
        face.markRead()
        fonts[name, default: []].append(face.text)
      }
    }
    return fonts
  }

  private func tieBreakers() throws(InterfaceDocumentError) -> [String] {
    var ids: [String] = []
    for child in root.takeChild("inferredMetricsTieBreakers")?.children ?? []
    where child.name == "segue" {
      child.markRead()
      ids.append(try context.attributes.required("reference", of: child))
    }
    return ids
  }
}
