/// A list of objects that can change, in place of Foundation's.
open class NSMutableArray: NSArray {
  override var clusterName: String { "__NSArrayM" }

  /// Returns a copy that cannot change.
  override open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSArray(objects: storage)
  }

  /// Returns an empty list; the capacity changes nothing.
  open class func arrayWithCapacity(_ capacity: UInt) -> Self! { Self() }
  /// Creates an empty list; the capacity changes nothing.
  public required convenience init(initWithCapacity capacity: UInt) { self.init() }

  private func refuseNil(_ method: String, _ object: AnyObject?) -> AnyObject? {
    guard let object else {
      return raise(.invalidArgument, "*** -[__NSArrayM \(method)]: object cannot be nil")
    }
    return object
  }

  private func checkedRange(_ range: NSRange, _ method: String) -> Range<Int>? {
    guard range.location >= 0, range.length >= 0, range.location <= storage.count,
      range.length <= storage.count - range.location
    else {
      let bounds = storage.isEmpty ? "for empty array" : "[0 .. \(storage.count - 1)]"
      return raise(
        .range,
        "*** -[__NSArrayM \(method)]: range {\(range.location), \(range.length)} extends beyond "
          + "bounds \(bounds)")
    }
    return range.location..<range.location + range.length
  }

  // MARK: Adding

  /// Adds an object at the end; nil raises.
  open func addObject(_ object: AnyObject!) {
    guard let object = refuseNil("insertObject:atIndex:", object) else { return }
    storage.append(object)
  }

  /// Adds the objects of a list at the end.
  open func addObjectsFromArray(_ array: NSArray!) { storage += array?.storage ?? [] }

  /// Inserts an object; nil, or an index outside, raises.
  open func insertObject(_ object: AnyObject!, atIndex index: UInt) {
    guard let object = refuseNil("insertObject:atIndex:", object) else { return }
    guard index <= storage.count else {
      let bounds = storage.isEmpty ? "for empty array" : "[0 .. \(storage.count - 1)]"
      return raise(
        .range, "*** -[__NSArrayM insertObject:atIndex:]: index \(index) beyond bounds \(bounds)")
    }
    storage.insert(object, at: Int(index))
  }

  /// Inserts objects so that they are at indexes afterwards.
  open func insertObjects(_ objects: NSArray!, atIndexes indexes: NSIndexSet!) {
    for (index, object) in zip(indexes?.storage ?? [], objects?.storage ?? []) {
      insertObject(object, atIndex: UInt(index))
    }
  }

  // MARK: Replacing

  /// Replaces an object; nil, or an index outside, raises.
  open func replaceObjectAtIndex(_ index: UInt, withObject object: AnyObject!) {
    guard let index = checked(index, "replaceObjectAtIndex:withObject:"),
      let object = refuseNil("replaceObjectAtIndex:withObject:", object)
    else { return }
    storage[index] = object
  }

  /// Replaces an object, or adds one at the end, as `list[index] = object`.
  open func setObject(_ object: AnyObject!, atIndexedSubscript index: UInt) {
    guard let object = refuseNil("setObject:atIndexedSubscript:", object) else { return }
    if index == storage.count { return storage.append(object) }
    guard let index = checked(index, "setObject:atIndexedSubscript:") else { return }
    storage[index] = object
  }

  /// Replaces the objects at indexes.
  open func replaceObjectsAtIndexes(_ indexes: NSIndexSet!, withObjects objects: NSArray!) {
    for (index, object) in zip(indexes?.storage ?? [], objects?.storage ?? []) {
      replaceObjectAtIndex(UInt(index), withObject: object)
    }
  }

  /// Replaces the objects of a range.
  open func replaceObjectsInRange(_ range: NSRange, withObjectsFromArray array: NSArray!) {
    guard let range = checkedRange(range, "replaceObjectsInRange:withObjectsFromArray:") else {
      return
    }
    storage.replaceSubrange(range, with: array?.storage ?? [])
  }

  /// Exchanges two objects.
  open func exchangeObjectAtIndex(_ one: UInt, withObjectAtIndex other: UInt) {
    guard let one = checked(one, "exchangeObjectAtIndex:withObjectAtIndex:"),
      let other = checked(other, "exchangeObjectAtIndex:withObjectAtIndex:")
    else { return }
    storage.swapAt(one, other)
  }

  /// Replaces all objects.
  open func setArray(_ array: NSArray!) { storage = array?.storage ?? [] }

  // MARK: Removing

  /// Removes the last object; an empty list stays.
  open func removeLastObject() { _ = storage.popLast() }

  /// Removes the first object; an empty list stays.
  open func removeFirstObject() { if !storage.isEmpty { storage.removeFirst() } }

  /// Removes an object by its index; one outside raises.
  open func removeObjectAtIndex(_ index: UInt) {
    guard let index = checked(index, "removeObjectAtIndex:") else { return }
    storage.remove(at: index)
  }

  /// Removes all equal objects.
  open func removeObject(_ object: AnyObject!) {
    storage.removeAll { ObjectiveCSupport.isEqual($0, object) }
  }

  /// Removes all equal objects of a range.
  open func removeObject(_ object: AnyObject!, inRange range: NSRange) {
    guard let range = checkedRange(range, "removeObject:inRange:") else { return }
    let kept = storage[range].filter { !ObjectiveCSupport.isEqual($0, object) }
    storage.replaceSubrange(range, with: kept)
  }

  /// Removes an object itself, wherever it is.
  open func removeObjectIdenticalTo(_ object: AnyObject!) { storage.removeAll { $0 === object } }

  /// Removes the objects at indexes.
  open func removeObjectsAtIndexes(_ indexes: NSIndexSet!) {
    for index in (indexes?.storage ?? []).reversed() { removeObjectAtIndex(UInt(index)) }
  }

  /// Removes all objects that are equal to one of a list.
  open func removeObjectsInArray(_ array: NSArray!) {
    storage.removeAll { array?.containsObject($0) ?? false }
  }

  /// Removes the objects of a range.
  open func removeObjectsInRange(_ range: NSRange) {
    guard let range = checkedRange(range, "removeObjectsInRange:") else { return }
    storage.removeSubrange(range)
  }

  /// Removes all objects.
  open func removeAllObjects() { storage = [] }
}
