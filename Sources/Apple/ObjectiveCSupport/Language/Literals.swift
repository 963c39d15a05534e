internal import Synchronization

/// The texts of literals, of which each exists once.
private final class LiteralTexts: @unchecked Sendable {
  static let shared = LiteralTexts()
  private let lock = Mutex(())
  private var texts: [String: NSString] = [:]

  subscript(text: String) -> NSString {
    lock.withLock { _ in
      if let known = texts[text] { return known }
      let object = NSString(text: text)
      texts[text] = object
      return object
    }
  }
}

/// Returns the text of a literal: the same object for the same text.
public func stringLiteral(_ text: String) -> NSString! { LiteralTexts.shared[text] }

/// Returns the list of a literal, in which nil raises.
public func arrayLiteral(_ objects: [AnyObject?]) -> NSArray! {
  var elements: [AnyObject] = []
  for (index, object) in objects.enumerated() {
    guard let object else {
      return raise(
        .invalidArgument,
        "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
          + "objects[\(index)]")
    }
    elements.append(object)
  }
  return NSArray(objects: elements)
}

/// Returns the dictionary of a literal, in which nil raises; of two equal keys the first one
/// counts.
public func dictionaryLiteral(_ entries: [(AnyObject?, AnyObject?)]) -> NSDictionary! {
  var storage = ObjectTable()
  for (index, (key, value)) in entries.enumerated() {
    guard let key, let value else {
      return raise(
        .invalidArgument,
        "*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil "
          + "object from \(key == nil ? "keys" : "objects")[\(index)]")
    }
    if storage.value(for: key) == nil { storage.set(value, for: copyOf(key)) }
  }
  return NSDictionary(storage: storage)
}
