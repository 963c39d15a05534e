/// A type of Swift as the tables write it.
struct SwiftTypeName {
  /// The type without a mark for nil, and without attributes.
  let base: String
  let isOptional: Bool
  /// Whether the optional is unwrapped by itself.
  let isImplicit: Bool

  init(_ text: String) {
    var rest = Substring(text)
    var changed = true
    while changed {
      changed = false
      for word in [
        "@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "inout ", "sending ",
      ]
      where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
        changed = true
      }
    }
    var isOptional = false
    if rest.hasSuffix("?") || rest.hasSuffix("!"), !Self.isFunction(rest) {
      rest = rest.dropLast()
      isOptional = true
      if rest.hasPrefix("("), rest.hasSuffix(")"), Self.isOneGroup(rest) {
        rest = rest.dropFirst().dropLast()
      }
      // (@Sendable () -> Void)?
      for word in ["@Sendable ", "@MainActor "] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
      }
    }
    if rest.hasPrefix("Optional<"), rest.hasSuffix(">") {
      rest = rest.dropFirst(9).dropLast()
      isOptional = true
    }
    base = Self.names[String(rest)] ?? String(rest)
    self.isOptional = isOptional
    isImplicit = isOptional && text.hasSuffix("!")
  }

  private static func isFunction(_ text: Substring) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous == "-": if depth == 0 { return true }
      case ">": depth -= 1
      default: break
      }
      previous = character
    }
    return false
  }

  /// Whether the first parenthesis is closed by the last.
  private static func isOneGroup(_ text: Substring) -> Bool {
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" {
        depth -= 1
        if depth == 0 { return text.index(after: index) == text.endIndex }
      }
    }
    return false
  }

  private static let names = [
    "CGFloat": "Double", "TimeInterval": "Double", "CFTimeInterval": "Double", "()": "Void",
    "NSInteger": "Int", "NSUInteger": "UInt", "ObjCBool": "Bool", "CInt": "Int32",
    "Rect": "CGRect", "Point": "CGPoint", "Size": "CGSize", "Vector": "CGVector",
    "Transform": "CGAffineTransform", "Transform3D": "CATransform3D", "Insets": "UIEdgeInsets",
    "Offset": "UIOffset", "Color": "UIColor", "AnyObject.Type": "AnyClass", "Any.Type": "AnyClass",
  ]

  var isFunction: Bool { Self.isFunction(base[...]) }

  /// The number that the type is; nil if it is none.
  var number: CType? {
    switch base {
    case "Bool": .bool
    case "Int": .integer(.long)
    case "UInt": .integer(.unsignedLong)
    case "Int8": .integer(.char)
    case "UInt8": .integer(.unsignedChar)
    case "Int16": .integer(.short)
    case "UInt16": .integer(.unsignedShort)
    case "Int32": .integer(.int)
    case "UInt32": .integer(.unsignedInt)
    case "Int64": .integer(.longLong)
    case "UInt64": .integer(.unsignedLongLong)
    case "Float": .float
    case "Double": .double
    default: nil
    }
  }

  /// The class of Objective-C whose objects the runtime makes of values of the type.
  var bridgedClass: String? {
    if base.hasPrefix("[") {
      var depth = 0
      for character in base {
        if "[(<".contains(character) { depth += 1 }
        if "])>".contains(character) { depth -= 1 }
        if character == ":", depth == 1 { return "NSDictionary" }
      }
      return "NSArray"
    }
    if base.hasPrefix("Set<") { return "NSSet" }
    return [
      "String": "NSString", "Date": "NSDate", "URL": "NSURL", "Data": "NSData",
      "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet", "UUID": "NSUUID", "Locale": "NSLocale",
      "Notification": "NSNotification", "Error": "NSError", "any Error": "NSError",
    ][base]
  }

  /// The parameters and the result of a function's type.
  var function: (parameters: [String], result: String)? {
    guard isFunction, base.hasPrefix("("), let close = base[...].closing(base.startIndex) else {
      return nil
    }
    let parameters = base[base.index(after: base.startIndex)..<close].separatedByCommas.map {
      part in
      // A parameter may have a name.
      guard let colon = part.firstIndex(of: ":"), !part[..<colon].contains("[") else {
        return String(part)
      }
      return String(part[part.index(after: colon)...].drop { $0 == " " })
    }
    guard let arrow = base.range(ofArrowAfter: close) else { return nil }
    return (parameters, String(base[arrow...].drop { $0 == " " }))
  }
}

extension String {
  /// Returns the place after the arrow that follows a place.
  fileprivate func range(ofArrowAfter index: Index) -> Index? {
    var rest = self[index...]
    while let dash = rest.firstIndex(of: "-") {
      let next = self.index(after: dash)
      if next < endIndex, self[next] == ">" { return self.index(after: next) }
      rest = self[next...]
    }
    return nil
  }
}

extension SwiftTypeName {
  /// Whether values of the type are objects, to judge by its name.
  var isLikelyClass: Bool {
    base.hasPrefix("UI") || base.hasPrefix("CA") || base.hasPrefix("NS") || base.hasPrefix("any ")
      || base == "AnyObject"
  }
}
