internal import StageKit

/// The descriptions of the classes of a program, by name and by class.
struct InterfaceClasses {
  private var byName: [String: InterfaceClass] = [:]
  private var byType: [ObjectIdentifier: InterfaceClass] = [:]

  /// The names of all classes, sorted.
  var names: [String] { byName.keys.sorted() }

  /// Merges a description with what is known about the class.
  mutating func add(_ entry: InterfaceClass) {
    guard let known = byName[entry.name] else {
      byName[entry.name] = entry
      byType[ObjectIdentifier(entry.type)] = entry
      return
    }
    known.make = entry.make ?? known.make
    known.makePlain = entry.makePlain ?? known.makePlain
    known.makeSegue = entry.makeSegue ?? known.makeSegue
    known.setters.merge(entry.setters) { _, new in new }
    known.valueTypes.merge(entry.valueTypes) { _, new in new }
    known.actions.merge(entry.actions) { _, new in new }
    known.segueActions.merge(entry.segueActions) { _, new in new }
  }

  /// Returns the class of a name; nil if the program has none.
  subscript(name: String) -> InterfaceClass? { byName[name] }

  /// Returns how an object of a class is made without arguments; nil if that is not known.
  func plainMaker(of type: AnyClass) -> (() -> AnyObject)? {
    byType[ObjectIdentifier(type)]?.makePlain
  }

  /// Returns the descriptions of an object's class and of its superclasses, in this order.
  func lineage(of object: AnyObject) -> [InterfaceClass] {
    var found: [InterfaceClass] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let entry = byType[ObjectIdentifier(current)] { found.append(entry) }
      type = _getSuperclass(current)
    }
    return found
  }

  /// Returns the class that an outlet takes; nil if it is not known.
  ///
  /// - Parameters:
  ///   - property: The name of the outlet.
  ///   - name: The name of the class that has it, or inherits it.
  /// - Returns: The class.
  func outletClass(_ property: String, of name: String) -> AnyClass? {
    guard let entry = byName[name] else { return nil }
    let type = sequence(first: entry.type, next: _getSuperclass).lazy
      .compactMap { byType[ObjectIdentifier($0)]?.valueTypes[property] }.first
    return type.flatMap { unwrapped($0) as? AnyClass }
  }

  /// Returns the action of an object by the name of its selector; nil if its class has none.
  func action(
    _ name: String, of object: AnyObject
  ) -> ((AnyObject, Any?, Any?) -> Bool)? {
    lineage(of: object).lazy.compactMap { $0.actions[name] }.first
  }

  /// Returns the method that creates the destination of a segue; nil if the object's class has
  /// none.
  func segueAction(
    _ name: String, of object: AnyObject
  ) -> ((AnyObject, NSCoder, Any?, String?) -> UIViewController?)? {
    lineage(of: object).lazy.compactMap { $0.segueActions[name] }.first
  }
}
