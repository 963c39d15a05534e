/// The texts of a document in a language, as a table of strings beside it has them.
///
/// The key of a text is the id of an object, a dot and Interface Builder's name of the property:
/// `abc-12-xyz.text`, `abc-12-xyz.normalTitle` or `abc-12-xyz.segmentTitles[0]`.
struct DocumentTexts {
  private let texts: [String: String]
  /// The names of button states, with the ends of their keys.
  private static let states = [
    "normal": "normalTitle", "highlighted": "highlightedTitle", "selected": "selectedTitle",
    "disabled": "disabledTitle",
  ]
  /// The properties whose keys are those of attributes.
  private static let attributes = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "badgeValue",
  ]

  /// Creates texts by their keys.
  init(_ texts: [String: String]) { self.texts = texts }

  /// Sets the texts in an element and those below it.
  func set(in node: XMLNode) {
    guard !texts.isEmpty else { return }
    if let id = node.attributes["id"] ?? node.attributes["sceneID"] { set(of: id, in: node) }
    for child in node.children { set(in: child) }
  }

  private func set(of id: String, in node: XMLNode) {
    for key in Self.attributes {
      // Buttons have titles of states only.
      if let text = texts["\(id).\(key)"], node.name != "button" { set(key, text, in: node) }
    }
    for child in node.children {
      switch child.name {
      case "state":
        let state = child.attributes["key"] ?? ""
        if let text = Self.states[state].flatMap({ texts["\(id).\($0)"] })
          ?? Self.states[state].flatMap({ texts["\(id).ibShadowed\($0.capitalizedFirst)"] })
        {
          set("title", text, in: child)
        }
      case "segments":
        for (index, segment) in child.children.enumerated() {
          if let text = texts["\(id).segmentTitles[\(index)]"] { set("title", text, in: segment) }
        }
      case "buttonConfiguration":
        for key in ["title", "subtitle"] {
          if let text = texts["\(id).configuration.\(key)"] { set(key, text, in: child) }
        }
      case "accessibility":
        for key in ["label", "hint", "value"] {
          let names = ["ibExternalAccessibility", "accessibility"].map {
            "\(id).\($0)\(key.capitalizedFirst)"
          }
          if let text = names.lazy.compactMap({ texts[$0] }).first { set(key, text, in: child) }
        }
      default: break
      }
    }
  }

  /// Sets a property: in a child element of its key, as long texts are written, or an attribute.
  private func set(_ key: String, _ text: String, in node: XMLNode) {
    let child = node.children.first { $0.attributes["key"] == key && $0.name.hasSuffix("tring") }
    guard let child else { return node.setAttribute(key, to: text) }
    child.text = text
    child.removeAttribute("base64-UTF8")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
