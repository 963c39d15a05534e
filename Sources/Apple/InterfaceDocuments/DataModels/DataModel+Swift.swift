extension DataModel {
  /// The Swift that Xcode writes of the classes of the model; nil if it writes none.
  ///
  /// - Parameter isDeclared: Whether the program declares a class, which is then not written.
  /// - Returns: A file.
  package func swift(isDeclared: (String) -> Bool) -> String? {
    var types: [String] = []
    for entity in entities {
      guard let name = entity.className, entity.codeGeneration != .none else { continue }
      let isWritten = entity.codeGeneration == .class
      if isWritten, isDeclared(name) { continue }
      if isWritten {
        types.append("@objc(\(name)) public class \(name): \(superclass(of: entity)) {}")
      }
      types.append(properties(of: entity, name))
      let hasNoParent = entity.parent == nil
      if isWritten, hasNoParent { types.append("extension \(name): Identifiable {}") }
    }
    guard !types.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n" + types.joined(separator: "\n\n") + "\n"
  }

  private func superclass(of entity: Entity) -> String {
    entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
  }

  private func properties(of entity: Entity, _ name: String) -> String {
    var lines = [
      "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "  return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "}",
    ]
    lines += entity.attributes.map { "@NSManaged public var \($0.name): \($0.swiftType)" }
    for relationship in entity.relationships {
      let destination =
        entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
      let type =
        !relationship.isToMany ? destination : relationship.isOrdered ? "NSOrderedSet" : "NSSet"
      lines.append("@NSManaged public var \(relationship.name): \(type)?")
      if relationship.isToMany { lines += relationship.accessors(destination) }
    }
    return "extension \(name) {\n" + lines.map { "  \($0)\n" }.joined() + "}"
  }
}

extension DataModel.Attribute {
  /// The type of the property that Xcode writes.
  fileprivate var swiftType: String {
    let numbers = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    if let number = numbers[type] { return isScalar ? number : "NSNumber?" }
    if type == "Date", isScalar { return "TimeInterval" }
    let objects = [
      "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
      "Decimal": "NSDecimalNumber",
    ]
    return (objects[type] ?? className ?? "NSObject") + "?"
  }
}

extension DataModel.Relationship {
  /// The methods that Xcode writes for a relationship to several objects.
  fileprivate func accessors(_ destination: String) -> [String] {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let collection = isOrdered ? "NSOrderedSet" : "NSSet"
    var methods = [
      "addTo\(title)(_ value: \(destination))", "removeFrom\(title)(_ value: \(destination))",
      "addTo\(title)(_ values: \(collection))", "removeFrom\(title)(_ values: \(collection))",
    ]
    if isOrdered {
      methods += [
        "insertInto\(title)(_ value: \(destination), at idx: Int)",
        "removeFrom\(title)(at idx: Int)",
        "insertInto\(title)(_ values: [\(destination)], at indexes: NSIndexSet)",
        "removeFrom\(title)(at indexes: NSIndexSet)",
        "replace\(title)(at idx: Int, with value: \(destination))",
        "replace\(title)(at indexes: NSIndexSet, with values: [\(destination)])",
      ]
    }
    return methods.map { "@NSManaged public func \($0)" }
  }
}
