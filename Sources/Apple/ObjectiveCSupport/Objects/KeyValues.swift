internal import Dynamics
internal import StageContext

// Properties by name, of any object.

/// Returns whether an object has a property that is read by name.
func hasProperty(_ key: String, _ object: AnyObject) -> Bool {
  ApplicationContext.current?.keyTable.property(key, of: object) != nil
}

/// Returns the value of a property by name; a name without a property raises.
public func valueForKey(_ object: AnyObject?, _ key: NSString!) -> AnyObject! {
  guard let object, let key else { return nil }
  if let object = object as? NSObject { return bridgeToObject(object.value(forKey: key.storage)) }
  if let attributes = object as? UICollectionViewLayoutAttributes,
    let value = layoutValue(of: attributes, key.storage)
  {
    return bridgeToObject(value)
  }
  guard let coded = object as? any KeyValueCoding else { return undefinedKey(key, of: object) }
  return bridgeToObject(coded.value(forKey: key.storage))
}

/// Sets a property by name; a name without a property raises.
public func setValueForKey(_ object: AnyObject?, _ value: AnyObject?, _ key: NSString!) {
  guard let object, let key else { return }
  // A property of the program may be of a class of ours; others take what the object stands for.
  let value: Any? = hasProperty(key.storage, object) ? value : value.map(naturalValue)
  if let object = object as? NSObject { return object.setValue(value, forKey: key.storage) }
  guard let coded = object as? any KeyValueCoding else { return undefinedKey(key, of: object) }
  coded.setValue(value, forKey: key.storage)
}

/// Returns a value of layout attributes, which layouts collect by name; nil of another name.
private func layoutValue(of attributes: UICollectionViewLayoutAttributes, _ key: String) -> Any? {
  switch key {
  case "indexPath": attributes.indexPath
  case "frame": attributes.frame
  case "center": attributes.center
  case "size": attributes.size
  case "alpha": attributes.alpha
  case "zIndex": attributes.zIndex
  case "hidden": attributes.isHidden
  default: nil
  }
}

private func undefinedKey<Result>(_ key: NSString, of object: AnyObject) -> Result {
  raise(
    .undefinedKey,
    "[\(descriptionText(of: object)) valueForUndefinedKey:]: this class is not key value "
      + "coding-compliant for the key \(key.storage).")
}

/// Returns the value at a path of names with dots between them.
///
/// A name such as `@sum`, `@avg`, `@max`, `@min` or `@count` computes a value of a list.
public func valueForKeyPath(_ object: AnyObject?, _ path: NSString!) -> AnyObject! {
  guard let object, let path else { return nil }
  let names = path.storage.split(separator: ".", maxSplits: 1).map(String.init)
  guard let first = names.first else { return nil }
  let rest = names.count > 1 ? NSString(text: names[1]) : nil
  if first.hasPrefix("@"), let values = listValues(of: object) {
    return computed(first, values, rest)
  }
  guard let rest else { return valueForKey(object, NSString(text: first)) }
  if let coded = object as? any KeyValueCoding, !(object is NSArray || object is NSSet) {
    let inner = valueForKey(object, NSString(text: first))
    if inner is NSValue && !(inner is NSNumber) {
      return bridgeToObject(coded.value(forKeyPath: path.storage))
    }
    return valueForKeyPath(inner, rest)
  }
  return valueForKeyPath(valueForKey(object, NSString(text: first)), rest)
}

/// Sets the property at a path of names with dots between them.
public func setValueForKeyPath(_ object: AnyObject?, _ value: AnyObject?, _ path: NSString!) {
  guard let object, let path else { return }
  if let coded = object as? any KeyValueCoding, !(object is NSDictionary), !(object is NSArray) {
    return coded.setValue(value.map(naturalValue), forKeyPath: path.storage)
  }
  guard let dot = path.storage.lastIndex(of: ".") else {
    return setValueForKey(object, value, path)
  }
  let owner = valueForKeyPath(object, NSString(text: String(path.storage[..<dot])))
  let key = String(path.storage[path.storage.index(after: dot)...])
  setValueForKey(owner, value, NSString(text: key))
}

private func listValues(of object: AnyObject) -> [AnyObject]? {
  (object as? NSArray)?.storage ?? (object as? NSSet)?.storage.keys
}

/// Returns what an operator computes of the values at a path of all objects of a list.
private func computed(_ name: String, _ objects: [AnyObject], _ path: NSString?) -> AnyObject? {
  if name == "@count" { return NSNumber(number: objects.count) }
  let values = objects.compactMap { object -> AnyObject? in
    path.flatMap { $0.storage == "self" ? object : valueForKeyPath(object, $0) }
      ?? (path == nil ? object : nil)
  }
  let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
  let compare = NSSelectorFromString(NSString(text: "compare:"))
  switch name {
  case "@sum": return NSNumber(number: numbers.reduce(0, +))
  case "@avg":
    return NSNumber(number: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
  case "@max": return sorted(values) { comparison($0, compare, $1) }.last
  case "@min": return sorted(values) { comparison($0, compare, $1) }.first
  case "@unionOfObjects": return NSArray(objects: values)
  case "@distinctUnionOfObjects": return NSSet(objects: values).allObjects
  default: return nil
  }
}
