// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A set of characters as an object, in place of Foundation's.
open class NSCharacterSet: NSObject, NaturallyBridged, ObjectMutableCopying {
  /// The characters.
  package var storage = CharacterSet()

  /// Creates an empty set.
  public required override init() { super.init() }

  /// Creates an object with a set.
  public required convenience init(set: CharacterSet) {
    self.init()
    storage = set
  }

  var naturalValue: Any { storage }

  /// Returns whether another object has the same characters.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSCharacterSet)?.storage == storage
  }
  /// The hash value of the set.
  override open var hash: Int { storage.hashValue }

  /// Returns a copy that can change.
  open func mutableCopyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! {
    NSMutableCharacterSet(set: storage)
  }

  /// Returns the characters of a text.
  open class func characterSetWithCharactersInString(_ string: NSString!) -> Self! {
    Self(set: CharacterSet(charactersIn: string?.storage ?? ""))
  }

  /// Returns the characters of a range of code points.
  open class func characterSetWithRange(_ range: NSRange) -> Self! {
    guard range.length > 0, let first = UnicodeScalar(UInt32(clamping: range.location)),
      let last = UnicodeScalar(UInt32(clamping: range.location + range.length - 1))
    else { return Self() }
    return Self(set: CharacterSet(charactersIn: first...last))
  }

  /// Returns spaces and tabs.
  open class func whitespaceCharacterSet() -> Self! { Self(set: .whitespaces) }
  /// Returns spaces, tabs and ends of lines.
  open class func whitespaceAndNewlineCharacterSet() -> Self! { Self(set: .whitespacesAndNewlines) }
  /// Returns ends of lines.
  open class func newlineCharacterSet() -> Self! { Self(set: .newlines) }
  /// Returns digits.
  open class func decimalDigitCharacterSet() -> Self! { Self(set: .decimalDigits) }
  /// Returns letters.
  open class func letterCharacterSet() -> Self! { Self(set: .letters) }
  /// Returns letters in lower case.
  open class func lowercaseLetterCharacterSet() -> Self! { Self(set: .lowercaseLetters) }
  /// Returns letters in upper case.
  open class func uppercaseLetterCharacterSet() -> Self! { Self(set: .uppercaseLetters) }
  /// Returns letters and digits.
  open class func alphanumericCharacterSet() -> Self! { Self(set: .alphanumerics) }
  /// Returns marks of punctuation.
  open class func punctuationCharacterSet() -> Self! { Self(set: .punctuationCharacters) }
  /// Returns symbols.
  open class func symbolCharacterSet() -> Self! { Self(set: .symbols) }
  /// Returns control characters.
  open class func controlCharacterSet() -> Self! { Self(set: .controlCharacters) }
  /// Returns what may stand in the query of an address.
  open class func URLQueryAllowedCharacterSet() -> Self! { Self(set: .urlQueryAllowed) }
  /// Returns what may stand in the path of an address.
  open class func URLPathAllowedCharacterSet() -> Self! { Self(set: .urlPathAllowed) }
  /// Returns what may stand in the host of an address.
  open class func URLHostAllowedCharacterSet() -> Self! { Self(set: .urlHostAllowed) }
  /// Returns what may stand in the fragment of an address.
  open class func URLFragmentAllowedCharacterSet() -> Self! { Self(set: .urlFragmentAllowed) }

  /// All other characters.
  open var invertedSet: NSCharacterSet! { NSCharacterSet(set: storage.inverted) }

  /// Returns whether a unit is in the set.
  open func characterIsMember(_ character: UInt16) -> Bool {
    UnicodeScalar(character).map(storage.contains) ?? false
  }
}

/// A set of characters as an object that can change.
open class NSMutableCharacterSet: NSCharacterSet {
  /// Adds the characters of a text.
  open func addCharactersInString(_ string: NSString!) {
    storage.insert(charactersIn: string?.storage ?? "")
  }
  /// Removes the characters of a text.
  open func removeCharactersInString(_ string: NSString!) {
    storage.remove(charactersIn: string?.storage ?? "")
  }
  /// Adds the characters of another set.
  open func formUnionWithCharacterSet(_ set: NSCharacterSet!) {
    storage.formUnion(set?.storage ?? CharacterSet())
  }
  /// Removes the characters that another set does not have.
  open func formIntersectionWithCharacterSet(_ set: NSCharacterSet!) {
    storage.formIntersection(set?.storage ?? CharacterSet())
  }
  /// Exchanges the characters for all others.
  open func invert() { storage.invert() }
}
