/// One part of a world's state, for tests: a stored property, or a buffer inside one.
package struct StatePart: Sendable, Equatable {
  /// The property path, such as `jointTables.weld`.
  package let name: String
  /// The bytes of the value, or of the elements of a buffer.
  package let bytes: [UInt8]
  /// The number of elements of a buffer; 1 for other values.
  package let count: Int
}

extension World {
  /// All parts of the state except working memory, for comparing a copy with its original.
  package var stateParts: [StatePart] {
    var visitor = StatePartVisitor()
    storage.state.visitParts(&visitor)
    return visitor.parts
  }

  /// The names of the types with a stored property that `stateParts` lacks.
  ///
  /// Compares the memory layout of each type with that of its visited properties.
  package var typesWithMissingParts: [String] {
    var visitor = StatePartVisitor()
    storage.state.visitParts(&visitor)
    return visitor.incompleteTypes
  }
}

/// Collects the parts of a state, and the types with unvisited stored properties.
struct StatePartVisitor {
  private(set) var parts: [StatePart] = []
  private(set) var incompleteTypes: [String] = []
  private var layout = StructLayout()
  private var path = ""

  /// Visits a stored property that is a plain value, by its description: padding has no defined
  /// bytes.
  mutating func visit<Value>(_ name: String, _ value: Value) {
    layout.append(Value.self)
    parts.append(StatePart(name: path + name, bytes: Array("\(value)".utf8), count: 1))
  }

  /// Visits a stored property that is a buffer.
  mutating func visit<Element>(_ name: String, _ buffer: borrowing Buffer<Element>) {
    layout.append(Buffer<Element>.self)
    let bytes = UnsafeRawBufferPointer(
      start: buffer.base, count: buffer.count * MemoryLayout<Element>.stride)
    parts.append(StatePart(name: path + name, bytes: Array(bytes), count: buffer.count))
  }

  /// Visits a stored property that is a struct of parts: `visitFields` visits its properties in
  /// order.
  mutating func visitStruct<Value: ~Copyable>(
    _ name: String, _ type: Value.Type, _ visitFields: (inout StatePartVisitor) -> Void
  ) {
    let outer = (layout, path)
    layout = StructLayout()
    if !name.isEmpty { path += name + "." }
    visitFields(&self)
    if layout.size != MemoryLayout<Value>.size { incompleteTypes.append("\(Value.self)") }
    (layout, path) = outer
    layout.append(Value.self)
  }

  /// Visits working memory, which belongs to the layout but not to the state.
  mutating func skip<Value: ~Copyable>(_ type: Value.Type) { layout.append(type) }
}

/// The size of a struct with stored properties of given types, in order.
private struct StructLayout {
  private(set) var size = 0

  mutating func append<Value: ~Copyable>(_ type: Value.Type) {
    let alignment = MemoryLayout<Value>.alignment
    size = (size + alignment - 1) / alignment * alignment + MemoryLayout<Value>.size
  }
}

extension WorldState {
  /// Visits every stored property in the order of declaration.
  func visitParts(_ visitor: inout StatePartVisitor) {
    visitor.visitStruct("", WorldState.self) { visitor in visitFields(&visitor) }
  }

  private func visitFields(_ visitor: inout StatePartVisitor) {
    visitor.visit("settings", settings)
    visitor.visit("tolerances", tolerances)
    visitor.visit("bodies", bodies)
    visitor.visit("bodyStates", bodyStates)
    visitor.visit("freeBody", freeBody)
    visitor.visit("awakeBodies", awakeBodies)
    visitor.visit("shapes", shapes)
    visitor.visit("shapeBoxes", shapeBoxes)
    visitor.visit("freeShape", freeShape)
    vertexStore.visitParts("vertexStore", &visitor)
    staticTree.visitParts("staticTree", &visitor)
    kinematicTree.visitParts("kinematicTree", &visitor)
    dynamicTree.visitParts("dynamicTree", &visitor)
    visitor.visit("movedShapes", movedShapes)
    pairs.visitParts("pairs", &visitor)
    visitor.visit("contacts", contacts)
    visitor.visit("freeContact", freeContact)
    visitor.visit("awakeContacts", awakeContacts)
    visitor.visit("joints", joints)
    visitor.visit("freeJoint", freeJoint)
    jointTables.visitParts("jointTables", &visitor)
    visitor.visit("contactEvents", contactEvents)
    visitor.visit("eventContacts", eventContacts)
    visitor.visit("endedSinceStep", endedSinceStep)
    visitor.visit("lastStep", lastStep)
    visitor.visit("stepCount", stepCount)
    visitor.visit("hasModifiedContacts", hasModifiedContacts)
    visitor.visit("usesScalarPath", usesScalarPath)
    visitor.skip(Scratch.self)
  }
}
