/// The attributes of an archived object that documents write as attributes of its element.
struct ArchiveAttributes {
  private let object: XMLNode
  private let graph: ArchiveGraph

  init(_ object: XMLNode, _ graph: ArchiveGraph) { (self.object, self.graph) = (object, graph) }

  /// Sets the attributes that the element's kind has.
  func set(in element: XMLNode) {
    let kind = ObjectKind(elementName: element.name)
    let known = AttributeType.attributes(of: kind)
    for child in object.children {
      guard let key = child.attributes["key"], let name = Self.name(key, kind),
        let type = known[name], let value = graph.resolved(child)
      else { continue }
      if let text = text(value, name, type, kind) { element.setAttribute(name, to: text) }
    }
    // The sign of the flags is that of the bit for hidden views.
    if graph.text(object, "NSvFlags")?.hasPrefix("-") == true {
      element.setAttribute("hidden", to: "YES")
    }
  }

  /// The keys that documents have under other names.
  private static let names = [
    "IBUIMinValue": "minValue", "IBUIMaxValue": "maxValue",
    "IBSelectedSegmentIndex": "selectedSegmentIndex",
    "IBUISelectedSegmentIndex": "selectedSegmentIndex", "IBUISystemItemIdentifier": "systemItem",
    "IBSegmentControlStyle": "segmentControlStyle",
    "IBUIMinimumNumberOfTouches": "minimumNumberOfTouches",
  ]

  /// Returns the attribute's name for a key such as `IBUIClipsSubviews`.
  private static func name(_ key: String, _ kind: ObjectKind) -> String? {
    if let known = names[key] { return known }
    guard key.hasPrefix("IBUI") else { return nil }
    let word = key.dropFirst(4)
    // An acronym stays one.
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Returns a value as documents write it; nil for one that is none or not known.
  private func text(
    _ value: XMLNode, _ name: String, _ type: AttributeType, _ kind: ObjectKind
  ) -> String? {
    switch value.name {
    case "bool", "boolean": return value.attributes["value"] ?? value.text
    case "int", "integer", "float", "double", "real":
      let text = value.attributes["value"] ?? value.text
      guard let names = Self.constantNames(name, kind) else { return text }
      return Int(text).flatMap { names.indices.contains($0) ? names[$0] : nil }
    case "string", "characters": return value.text
    case "object" where value.attributes["class"] == "NSCustomResource":
      return graph.text(value, "NSResourceName")
    default: return nil
    }
  }

  /// Returns the names of an attribute's constants, from 0; nil for a number.
  private static func constantNames(_ name: String, _ kind: ObjectKind) -> [String]? {
    switch (name, kind) {
    case ("style", .tableView): ["plain", "grouped"]
    case ("style", .activityIndicatorView): ["whiteLarge", "white", "gray"]
    case ("style", .barButtonItem): ["plain", "plain", "done"]
    case ("direction", .swipeGestureRecognizer):
      ["", "right", "left", "", "up", "", "", "", "down"]
    case ("dataMode", _), ("style", _), ("direction", _): []
    default: constants[name]
    }
  }

  private static let constants = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left",
      "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "textAlignment": ["left", "center", "right"],
    "lineBreakMode": [
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "buttonType": [
      "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
    ],
    "contentHorizontalAlignment": ["center", "left", "right", "fill"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "barStyle": ["default", "black", "blackTranslucent"],
    "indicatorStyle": ["default", "black", "white"],
    "separatorStyle": ["none", "default", "singleLineEtched"],
    "accessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"],
    "selectionStyle": ["none", "blue", "gray"],
    "progressViewStyle": ["default", "bar"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "segmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
    "systemItem": [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
      "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
      "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
    ],
  ]
}
