internal import Foundation

/// The attributes of an archived object that documents write as elements in its element: frames,
/// colors, fonts and the states of buttons.
struct ArchiveValues {
  private let object: XMLNode
  private let graph: ArchiveGraph

  init(_ object: XMLNode, _ graph: ArchiveGraph) { (self.object, self.graph) = (object, graph) }

  /// The elements.
  var elements: [XMLNode] {
    [frame, autoresizingMask, font].compactMap(\.self) + colors + states
  }

  private func element(_ name: String, _ attributes: [String: String]) -> XMLNode {
    XMLNode(name: name, line: object.line, attributes: attributes)
  }

  // MARK: Geometry

  private var frame: XMLNode? {
    let text = graph.text(object, "NSFrame") ?? graph.text(object, "NSFrameSize")
    guard let text else { return nil }
    var numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    if numbers.count == 2 { numbers = [0, 0] + numbers }
    guard numbers.count == 4 else { return nil }
    return element(
      "rect",
      [
        "key": "frame", "x": "\(numbers[0])", "y": "\(numbers[1])", "width": "\(numbers[2])",
        "height": "\(numbers[3])",
      ])
  }

  private var autoresizingMask: XMLNode? {
    guard let flags = graph.text(object, "NSvFlags").flatMap({ Int($0) }) else { return nil }
    let mask = AutoresizingMask(rawValue: flags & 63)
    var attributes = ["key": "autoresizingMask"]
    for (name, flag) in AutoresizingMask.names where mask.contains(flag) {
      attributes[name] = "YES"
    }
    return element("autoresizingMask", attributes)
  }

  // MARK: Fonts

  private var font: XMLNode? {
    let size = graph[object, "IBUIFontDescription"].flatMap { graph.text($0, "pointSize") }
    let font = graph[object, "IBUIFont"]
    guard let size = size ?? font.flatMap({ graph.text($0, "NSSize") }) else { return nil }
    var attributes = ["key": "fontDescription", "pointSize": size]
    let name = font.flatMap { graph.text($0, "NSName") } ?? "Helvetica"
    // Xcode 4 writes Helvetica for the font of the system.
    switch name {
    case "Helvetica": attributes["type"] = "system"
    case "Helvetica-Bold": attributes["type"] = "boldSystem"
    case "Helvetica-Oblique": attributes["type"] = "italicSystem"
    default:
      attributes["name"] = name
      attributes["family"] = String(name.prefix { $0 != "-" })
    }
    return element("fontDescription", attributes)
  }

  // MARK: Colors

  private static let colorKeys = [
    ("IBUIBackgroundColor", "backgroundColor"), ("IBUITextColor", "textColor"),
    ("IBUIHighlightedColor", "highlightedColor"), ("IBUIShadowColor", "shadowColor"),
    ("IBUITintColor", "tintColor"), ("IBUISeparatorColor", "separatorColor"),
    ("IBUIOnTintColor", "onTintColor"), ("IBUIProgressTintColor", "progressTintColor"),
  ]

  private var colors: [XMLNode] {
    Self.colorKeys.compactMap { key, name in
      graph[object, key].flatMap { color($0, key: name) }
    }
  }

  /// Returns the element of an archived color; nil for one in a form that is not known.
  private func color(_ color: XMLNode, key: String) -> XMLNode? {
    if let path = graph.text(color, "IBUIColorCocoaTouchKeyPath") {
      return element("color", ["key": key, "cocoaTouchSystemColor": path])
    }
    if let numbers = numbers(color, "NSRGB"), numbers.count >= 3 {
      return element(
        "color",
        [
          "key": key, "red": "\(numbers[0])", "green": "\(numbers[1])", "blue": "\(numbers[2])",
          "alpha": "\(numbers.count > 3 ? numbers[3] : 1)", "colorSpace": "calibratedRGB",
        ])
    }
    guard let numbers = numbers(color, "NSWhite"), let white = numbers.first else { return nil }
    return element(
      "color",
      [
        "key": key, "white": "\(white)", "alpha": "\(numbers.count > 1 ? numbers[1] : 1)",
        "colorSpace": "calibratedWhite",
      ])
  }

  /// Returns the numbers of a color, which are text in base 64 without padding.
  private func numbers(_ color: XMLNode, _ key: String) -> [Double]? {
    guard var text = graph.text(color, key)?.filter({ !$0.isWhitespace }) else { return nil }
    // One letter more than a group of bytes has no byte of its own.
    if text.count % 4 == 1 { text.removeLast() }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    let data = Data(base64Encoded: text) ?? Data()
    let numbers = String(decoding: data, as: UTF8.self).split { " \0".contains($0) }
      .compactMap { Double($0) }
    return numbers.isEmpty ? nil : numbers
  }

  // MARK: States

  private static let stateNames = ["Normal", "Highlighted", "Selected", "Disabled"]

  /// What a button shows in its states.
  private var states: [XMLNode] {
    guard object.archivedClass == "Button" else { return [] }
    return Self.stateNames.compactMap { name in
      let state = element("state", ["key": name.lowercased()])
      if let title = graph.text(object, "IBUI\(name)Title") {
        state.setAttribute("title", to: title)
      }
      for (key, attribute) in [("Image", "image"), ("BackgroundImage", "backgroundImage")] {
        let image = graph[object, "IBUI\(name)\(key)"].flatMap { graph.text($0, "NSResourceName") }
        if let image { state.setAttribute(attribute, to: image) }
      }
      for (key, attribute) in [
        ("TitleColor", "titleColor"), ("TitleShadowColor", "titleShadowColor"),
      ] {
        let part = graph[object, "IBUI\(name)\(key)"].flatMap { color($0, key: attribute) }
        if let part { state.append(part) }
      }
      return state.attributes.count > 1 || !state.children.isEmpty ? state : nil
    }
  }
}
