/// How the objects of a list are visited or sorted.
public typealias ObjectVisitor = (AnyObject?, UInt, UnsafeMutablePointer<Bool>?) -> Void
/// Whether a test finds an object of a list.
public typealias ObjectTest = (AnyObject?, UInt, UnsafeMutablePointer<Bool>?) -> Bool
/// Returns the order of two objects.
public typealias NSComparator = (AnyObject?, AnyObject?) -> ComparisonResult

/// In which order a list is enumerated.
public struct NSEnumerationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the same time; here it is one after the other.
  public static let concurrent = Self(rawValue: 1)
  /// From the last one to the first.
  public static let reverse = Self(rawValue: 2)
}

extension NSArray {
  /// Calls a function with each object.
  public func enumerateObjectsUsingBlock(_ block: ObjectVisitor!) {
    enumerateObjectsWithOptions([], usingBlock: block)
  }

  /// Calls a function with each object.
  public func enumerateObjectsWithOptions(
    _ options: NSEnumerationOptions, usingBlock block: ObjectVisitor!
  ) {
    guard let block else {
      return raise(
        .invalidArgument,
        "*** -[NSArray enumerateObjectsWithOptions:usingBlock:]: block cannot be nil")
    }
    var stop = false
    // The list may change; a copy is visited.
    let objects = Array(storage.enumerated())
    for (index, object) in options.contains(.reverse) ? objects.reversed() : objects {
      block(object, UInt(index), &stop)
      if stop { return }
    }
  }

  /// Calls a function with the objects at indexes.
  public func enumerateObjectsAtIndexes(
    _ indexes: NSIndexSet!, options: NSEnumerationOptions, usingBlock block: ObjectVisitor!
  ) {
    enumerateObjectsWithOptions(options) { object, index, stop in
      if indexes?.containsIndex(index) ?? false { block(object, index, stop) }
    }
  }

  /// Returns the index of the first object that passes a test; `NSNotFound` without one.
  public func indexOfObjectPassingTest(_ test: ObjectTest!) -> UInt {
    indexOfObjectWithOptions([], passingTest: test)
  }

  /// Returns the index of the first object that passes a test; `NSNotFound` without one.
  public func indexOfObjectWithOptions(
    _ options: NSEnumerationOptions, passingTest test: ObjectTest!
  ) -> UInt {
    var found = UInt(NSNotFound)
    enumerateObjectsWithOptions(options) { object, index, stop in
      if test(object, index, stop) {
        found = index
        stop?.pointee = true
      }
    }
    return found
  }

  /// Returns the indexes of the objects that pass a test.
  public func indexesOfObjectsPassingTest(_ test: ObjectTest!) -> NSIndexSet! {
    var indexes = IndexSet()
    enumerateObjectsUsingBlock { object, index, stop in
      if test(object, index, stop) { indexes.insert(Int(index)) }
    }
    return NSIndexSet(indexes: indexes)
  }

  /// Returns what gives the objects one after the other.
  public func objectEnumerator() -> NSEnumerator! { NSEnumerator(objects: storage) }
  /// Returns what gives the objects from the last one to the first.
  public func reverseObjectEnumerator() -> NSEnumerator! {
    NSEnumerator(objects: storage.reversed())
  }

  /// Calls a method of each object.
  public func makeObjectsPerformSelector(_ selector: Selector!) {
    for object in storage { ObjectiveCSupport.performSelector(object, selector) }
  }

  /// Calls a method of each object with an argument.
  public func makeObjectsPerformSelector(_ selector: Selector!, withObject argument: AnyObject!) {
    for object in storage { ObjectiveCSupport.performSelector(object, selector, argument) }
  }

  /// Returns the objects for which a predicate holds.
  public func filteredArrayUsingPredicate(_ predicate: NSPredicate!) -> NSArray! {
    NSArray(objects: storage.filter { predicate?.evaluateWithObject($0) ?? true })
  }
}

/// What gives objects one after the other.
open class NSEnumerator: NSObject {
  private var rest: ArraySlice<AnyObject>

  /// Creates an enumerator of objects.
  public init(objects: [AnyObject]) {
    rest = objects[...]
    super.init()
  }

  /// Returns the next object; nil at the end.
  open func nextObject() -> AnyObject! { rest.popFirst() }

  /// The objects that were not given yet.
  open var allObjects: NSArray! {
    defer { rest = [] }
    return NSArray(objects: Array(rest))
  }
}

/// Returns the objects that `for (x in collection)` visits; none for nil.
public func elements(_ collection: AnyObject?) -> [AnyObject] {
  switch collection {
  case nil: []
  case let array as NSArray: array.storage
  case let set as NSSet: set.storage.keys
  case let set as NSOrderedSet: set.storage.keys
  case let table as NSMapTable: table.keys
  case let table as NSHashTable: table.objects
  case let dictionary as NSDictionary: dictionary.storage.keys
  case let enumerator as NSEnumerator: enumerator.allObjects.storage
  case let object?:
    raise(
      .invalidArgument,
      "-[\(className(of: type(of: object))) countByEnumeratingWithState:objects:count:]: "
        + "unrecognized selector sent to instance")
  }
}
