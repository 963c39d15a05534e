extension DataModel.Entity {
  init(_ node: XMLNode) {
    let children = { (name: String) in node.children.filter { $0.name == name } }
    name = node.attributes["name"] ?? ""
    className = node.attributes["representedClassName"].flatMap {
      $0.split(separator: ".").last.map(String.init)
    }
    parent = node.attributes["parentEntity"]
    isAbstract = node.isSet("isAbstract")
    codeGeneration =
      switch node.attributes["codeGenerationType"] {
      case "class"?: .class
      case "category"?: .category
      default: .none
      }
    attributes = children("attribute").map(DataModel.Attribute.init)
    relationships = children("relationship").map(DataModel.Relationship.init)
    uniqueness = children("uniquenessConstraints").flatMap(\.children).map { constraint in
      constraint.children.compactMap { $0.attributes["value"] }
    }
  }
}

extension DataModel.Attribute {
  fileprivate init(_ node: XMLNode) {
    let values = node.attributes
    name = values["name"] ?? ""
    type = values["attributeType"] ?? "Undefined"
    isOptional = node.isSet("optional")
    isTransient = node.isSet("transient")
    isScalar = values["usesScalarValueType"].map { $0 == "YES" } ?? false
    defaultValue = values["defaultValueString"]
    defaultTime = values["defaultDateTimeInterval"].flatMap(Double.init)
    className = values["customClassName"]
    minimum = values["minValueString"].flatMap(Double.init)
    maximum = values["maxValueString"].flatMap(Double.init)
    pattern = values["regularExpressionString"]
  }
}

extension DataModel.Relationship {
  fileprivate init(_ node: XMLNode) {
    let values = node.attributes
    name = values["name"] ?? ""
    isOptional = node.isSet("optional")
    isToMany = node.isSet("toMany")
    isOrdered = node.isSet("ordered")
    minimumCount = values["minCount"].flatMap(Int.init) ?? 0
    maximumCount = values["maxCount"].flatMap(Int.init) ?? 0
    deletionRule = values["deletionRule"] ?? "Nullify"
    destination = values["destinationEntity"] ?? ""
    inverse = values["inverseName"]
  }
}

extension XMLNode {
  fileprivate func isSet(_ name: String) -> Bool { attributes[name] == "YES" }
}
