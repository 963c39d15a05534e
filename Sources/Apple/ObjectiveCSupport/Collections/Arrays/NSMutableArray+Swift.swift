// The names of mutable arrays in Swift files of a program, for which elements are values of Swift.
extension NSMutableArray {
  /// The element at an index.
  public subscript(index: Int) -> Any {
    get { object(at: index) }
    set { replaceObject(at: index, with: newValue) }
  }

  /// Returns the element at an index; an index out of bounds raises an exception.
  public func object(at index: Int) -> Any {
    guard let object = objectAtIndex(UInt(bitPattern: index)) else { return NSNull() }
    return ObjectiveCSupport.naturalValue(of: object)
  }

  /// Adds an element.
  public func add(_ object: Any) { addObject(bridgeToObject(object)) }

  /// Adds the elements of an array.
  public func addObjects(from objects: [Any]) { for object in objects { add(object) } }

  /// Inserts an element.
  public func insert(_ object: Any, at index: Int) {
    insertObject(bridgeToObject(object), atIndex: UInt(bitPattern: index))
  }

  /// Replaces an element.
  public func replaceObject(at index: Int, with object: Any) {
    replaceObjectAtIndex(UInt(bitPattern: index), withObject: bridgeToObject(object))
  }

  /// Removes the element at an index.
  public func removeObject(at index: Int) { removeObjectAtIndex(UInt(bitPattern: index)) }

  /// Removes all elements that are equal to one.
  public func remove(_ object: Any) { removeObject(bridgeToObject(object)) }

  /// Returns whether the array has an element that is equal to a value.
  public func contains(_ object: Any) -> Bool { containsObject(bridgeToObject(object)) }
}
