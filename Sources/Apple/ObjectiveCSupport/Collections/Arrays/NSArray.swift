/// A list of objects, in place of Foundation's.
open class NSArray: NSObject, ObjectCopying, ObjectMutableCopying, NaturallyBridged {
  /// The objects.
  package var storage: [AnyObject] = []

  /// Creates an empty list.
  public required override init() { super.init() }

  /// Creates a list.
  public required convenience init(objects: [AnyObject]) {
    self.init()
    storage = objects
  }

  var naturalValue: Any { storage.map(ObjectiveCSupport.naturalValue) }

  /// The objects, for Swift.
  public var objects: [AnyObject] { storage }
  /// The number of objects.
  open var count: UInt { UInt(storage.count) }
  /// The texts of the objects in brackets, a line each.
  override open var description: String {
    storage.isEmpty
      ? "(\n)" : "(\n" + storage.map(indentedDescription).joined(separator: ",\n") + "\n)"
  }
  /// The hash value: the number of objects, as Apple's.
  override open var hash: Int { storage.count }

  /// Returns whether another list has equal objects in the same order.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSArray, other.storage.count == storage.count else { return false }
    return zip(storage, other.storage).allSatisfy { ObjectiveCSupport.isEqual($0, $1) }
  }

  /// Returns the list itself, or a copy that cannot change.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableArray(objects: storage)
  }

  /// The name of the class in the sentences of exceptions.
  var clusterName: String { storage.isEmpty ? "__NSArray0" : "__NSArrayI" }

  func checked(_ index: UInt, _ method: String) -> Int? {
    guard index < storage.count else {
      let bounds = storage.isEmpty ? "for empty array" : "[0 .. \(storage.count - 1)]"
      return raise(
        .range, "*** -[\(clusterName) \(method)]: index \(index) beyond bounds \(bounds)")
    }
    return Int(index)
  }

  // MARK: Objects

  /// Returns the object at an index; one outside raises.
  open func objectAtIndex(_ index: UInt) -> AnyObject! {
    checked(index, "objectAtIndex:").map { storage[$0] }
  }

  /// Returns the object at an index, as `list[index]`; one outside raises.
  open func objectAtIndexedSubscript(_ index: UInt) -> AnyObject! {
    checked(index, "objectAtIndexedSubscript:").map { storage[$0] }
  }

  /// The first object; nil without one.
  open var firstObject: AnyObject! { storage.first }
  /// The last object; nil without one.
  open var lastObject: AnyObject! { storage.last }

  /// Returns whether the list has an equal object.
  open func containsObject(_ object: AnyObject!) -> Bool {
    storage.contains { ObjectiveCSupport.isEqual($0, object) }
  }

  /// Returns the index of the first equal object; `NSNotFound` without one.
  open func indexOfObject(_ object: AnyObject!) -> UInt {
    index { ObjectiveCSupport.isEqual($0, object) }
  }

  /// Returns the index of the first equal object in a range; `NSNotFound` without one.
  open func indexOfObject(_ object: AnyObject!, inRange range: NSRange) -> UInt {
    index(in: range) { ObjectiveCSupport.isEqual($0, object) }
  }

  /// Returns the index of an object itself; `NSNotFound` without it.
  open func indexOfObjectIdenticalTo(_ object: AnyObject!) -> UInt { index { $0 === object } }

  /// Returns the index of an object itself in a range; `NSNotFound` without it.
  open func indexOfObjectIdenticalTo(_ object: AnyObject!, inRange range: NSRange) -> UInt {
    index(in: range) { $0 === object }
  }

  private func index(in range: NSRange? = nil, where matches: (AnyObject) -> Bool) -> UInt {
    let indices = range.flatMap { Range($0)?.clamped(to: storage.indices) } ?? storage.indices
    return UInt(indices.first { matches(storage[$0]) } ?? NSNotFound)
  }

  /// Returns the objects of a range; one outside raises.
  open func subarrayWithRange(_ range: NSRange) -> NSArray! {
    guard range.location >= 0, range.length >= 0, range.location <= storage.count,
      range.length <= storage.count - range.location
    else {
      return raise(
        .range,
        "*** -[NSArray subarrayWithRange:]: range {\(range.location), \(range.length)} extends "
          + "beyond bounds [0 .. \(storage.count - 1)]")
    }
    return NSArray(objects: Array(storage[range.location..<range.location + range.length]))
  }

  /// Returns the objects at indexes; one outside raises.
  open func objectsAtIndexes(_ indexes: NSIndexSet!) -> NSArray! {
    NSArray(
      objects: (indexes?.storage ?? []).compactMap {
        checked(UInt($0), "objectsAtIndexes:").map { storage[$0] }
      })
  }

  /// Returns the list with an object behind it.
  open func arrayByAddingObject(_ object: AnyObject!) -> NSArray! {
    guard let object else {
      return raise(
        .invalidArgument, "*** -[NSArray arrayByAddingObject:]: object cannot be nil")
    }
    return NSArray(objects: storage + [object])
  }

  /// Returns the list with another one behind it.
  open func arrayByAddingObjectsFromArray(_ other: NSArray!) -> NSArray! {
    NSArray(objects: storage + (other?.storage ?? []))
  }

  /// Returns the first object that is in another list, too; nil without one.
  open func firstObjectCommonWithArray(_ other: NSArray!) -> AnyObject! {
    storage.first { other?.containsObject($0) ?? false }
  }

  /// Returns whether another list has equal objects in the same order.
  open func isEqualToArray(_ other: NSArray!) -> Bool { isEqual(other) }

  /// Returns the texts of the objects with another text between them.
  open func componentsJoinedByString(_ separator: NSString!) -> NSString! {
    NSString(
      text: storage.map { descriptionText(of: $0) }.joined(separator: separator?.storage ?? ""))
  }

  /// Returns the texts of the objects, for a locale, at a level of indentation.
  open func descriptionWithLocale(_ locale: AnyObject!) -> NSString! { NSString(text: description) }

  /// Writes the objects into memory.
  open func getObjects(_ objects: UnsafeMutablePointer<AnyObject?>!, range: NSRange) {
    guard let part = subarrayWithRange(range) else { return }
    for (index, object) in part.storage.enumerated() { objects[index] = object }
  }

  // MARK: Properties by name

  /// Returns the values of a property of all objects; `@count` is their number.
  override open func value(forKey key: String) -> Any? {
    if key == "@count" || key == "count" { return storage.count }
    return NSArray(
      objects: storage.map { valueForKey($0, NSString(text: key)) ?? NSNull.null() })
  }

  /// Sets a property of all objects.
  override open func setValue(_ value: Any?, forKey key: String) {
    for object in storage { setValueForKey(object, bridgeToObject(value), NSString(text: key)) }
  }
}

/// Returns the text of an object within a list, with its lines indented.
func indentedDescription(_ object: AnyObject) -> String {
  let text = descriptionText(of: object)
  guard let string = object as? NSString else {
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
  return "    " + quotedInList(string.storage)
}

/// Returns a text as a list writes it: in quotation marks unless it has only letters and digits.
func quotedInList(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
  }
  if isPlain, !text.isEmpty { return text }
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\n", with: "\\n")
  return "\"\(escaped)\""
}
