// Methods of categories of the frameworks' classes that classes of the program have, too.
extension ProgramIndex {
  /// Returns the name in Swift of a method that takes the place of one of a category, which Swift
  /// does not override; nil of another method.
  func nameBesideCategory(_ method: MethodRecord, of record: ClassRecord) -> String? {
    guard overridesCategory(method, of: record) else { return nil }
    // Subclasses override it under the name that the first class has given it.
    let first = ([record] + ownSuperclasses(of: record)).last { $0.methods[method.key] != nil }
    return "\(SelectorParts(method.selector).name)_\((first ?? record).name)"
  }

  /// Returns whether a method takes the place of one that a category of a framework's class has.
  private func overridesCategory(_ method: MethodRecord, of record: ClassRecord) -> Bool {
    guard !method.isClassMethod, !method.isInitializer, !isValue(record) else { return false }
    var next =
      record.isForeign ? tables.type(record.name)?.superclass : tableClass(of: record.name)
    while let name = next {
      if let category = classes[name], category.isForeign, !isValue(category),
        category.methods[method.key]?.body != nil
      {
        return true
      }
      next = tables.type(name)?.superclass
    }
    return false
  }

  /// Whether a framework's class is a structure in Swift, which has no subclasses.
  private func isValue(_ record: ClassRecord) -> Bool {
    record.isForeign && tables.type(record.name)?.kind == .value
  }

  /// Returns the classes that have a method in place of that of a category, in the program or by
  /// another category, without those that descend from another class of the program.
  ///
  /// A method that sends the same message to its superclass is called by its own class only.
  func classesOverriding(_ method: MethodRecord, of category: ClassRecord) -> [ClassRecord] {
    classOrder.compactMap { classes[$0] }.filter { record in
      guard record.name != category.name, !isValue(record),
        isClass(record.name, subclassOf: category.name),
        let body = record.methods[method.key]?.body,
        !ownSuperclasses(of: record).contains(where: { $0.methods[method.key] != nil })
      else { return false }
      var callsParent = false
      body.visit { part in
        if part.kind == .ObjCMessageExpr, part.text(.receiverKind) == "super (instance)",
          part.text(.selector) == method.selector
        {
          callsParent = true
        }
        return !callsParent
      }
      return !callsParent
    }
  }

  /// Returns whether a category of a framework's class from which a class descends has a property.
  func categoriesHaveProperty(_ name: String, of record: ClassRecord) -> Bool {
    var next = tableClass(of: record.name)
    while let parent = next {
      if let category = classes[parent], category.isForeign, category.property(name) != nil {
        return true
      }
      next = tables.type(parent)?.superclass
    }
    return false
  }
}
