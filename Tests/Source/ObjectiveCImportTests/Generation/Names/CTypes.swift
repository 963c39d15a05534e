import AppleNames

/// The types of Objective-C for those of Swift.
struct CTypes {
  let names: AppleTypeNames
  let modules: Modules
  /// The letters of the framework whose declarations have the types.
  var framework = "UI"
  /// What stands for a generic class: the class that descends from it.
  var generic: AppleType?

  /// Returns the same for a declaration of a name: `cgColor` is one of Core Graphics.
  func of(_ name: String) -> CTypes {
    var result = self
    result.framework = name.lowercased().hasPrefix("cg") ? "CG" : String(name.prefix(2))
    return result
  }

  /// Types of Swift's own library and of Foundation.
  private static let known: [String: String] = [
    "Bool": "BOOL", "Int": "NSInteger", "UInt": "NSUInteger", "Int32": "int32_t",
    "UInt32": "uint32_t", "Int8": "int8_t", "UInt8": "uint8_t", "Int16": "int16_t",
    "UInt16": "uint16_t", "Int64": "int64_t", "UInt64": "uint64_t", "CInt": "int", "CChar": "char",
    "Double": "CGFloat", "CGFloat": "CGFloat", "Float": "float", "TimeInterval": "NSTimeInterval",
    "CFTimeInterval": "CFTimeInterval", "CFAbsoluteTime": "CFTimeInterval",
    "String": "NSString *", "Substring": "NSString *",
    "Any": "id", "AnyObject": "id", "AnyHashable": "id<NSCopying>", "NSCopying": "id<NSCopying>",
    "AnyClass": "Class", "Void": "void", "Selector": "SEL", "ObjCBool": "BOOL",
    "URL": "NSURL *", "Data": "NSData *", "Date": "NSDate *", "IndexPath": "NSIndexPath *",
    "IndexSet": "NSIndexSet *", "Notification": "NSNotification *", "Error": "NSError *",
    "NSError": "NSError *", "Locale": "NSLocale *", "Calendar": "NSCalendar *",
    "TimeZone": "NSTimeZone *", "UUID": "NSUUID *", "NSRange": "NSRange",
    "DateComponents": "NSDateComponents *", "DispatchQueue": "dispatch_queue_t",
    "Bundle": "NSBundle *", "Timer": "NSTimer *", "NotificationCenter": "NSNotificationCenter *",
    "NSObject": "NSObject *", "NSCoder": "NSCoder *", "NSValue": "NSValue *",
    "OperationQueue": "NSOperationQueue *", "Operation": "NSOperation *",
    "UserDefaults": "NSUserDefaults *", "RunLoop": "NSRunLoop *", "NSNumber": "NSNumber *",
    "NSString": "NSString *", "NSArray": "NSArray *", "NSDictionary": "NSDictionary *",
    "NSURL": "NSURL *", "NSData": "NSData *", "NSIndexPath": "NSIndexPath *",
    "NSAttributedString": "NSAttributedString *", "AttributedText": "NSAttributedString *",
    "NSMutableAttributedString": "NSMutableAttributedString *",
    "MutableAttributedText": "NSMutableAttributedString *",
    "CharacterSet": "NSCharacterSet *", "Formatter": "NSFormatter *",
    "NSUserActivity": "NSUserActivity *", "UnitPoint": "",
    "Notification.Name": "NSNotificationName", "NSNotification.Name": "NSNotificationName",
    "RunLoop.Mode": "NSRunLoopMode", "NSKeyValueObservingOptions": "NSKeyValueObservingOptions",
    "UnsafeRawPointer": "const void *", "UnsafeMutableRawPointer": "void *",
    "TextAttributes.Key": "NSAttributedStringKey",
    "NSAttributedString.Key": "NSAttributedStringKey",
    "CGRectEdge": "CGRectEdge", "CFURL": "CFURLRef", "Self": "instancetype",
    "UIAppearanceProxy": "instancetype",
    "LayoutItem": "id",
    "DynamicReference": "UIView *",
    "DynamicLayout": "UICollectionViewLayout *", "Self.BoundaryIdentifier": "id<NSCopying>",
    "TextAttributes": "NSDictionary<NSAttributedStringKey, id> *",
  ]

  /// The classes of Foundation that declarations use.
  static var foundationClasses: [String] {
    Set(known.values.filter { $0.hasPrefix("NS") && $0.hasSuffix(" *") && !$0.contains("<") })
      .map { String($0.dropLast(2)) }.filter { !["NSArray", "NSDictionary"].contains($0) }.sorted()
  }

  /// Names that mean another type where Foundation has Objective-C's classes.
  private static let swiftNames = [
    "NSAttributedString": "AttributedText", "NSMutableAttributedString": "MutableAttributedText",
    "NSNumber": "FoundationNumber", "NSArray": "FoundationArray", "NSString": "FoundationString",
    "NSDictionary": "FoundationDictionary", "NSError": "FoundationError",
  ]

  /// Returns the type in Objective-C; nil if it has none.
  func cType(_ type: SwiftType, isOptional: Bool = false) -> String? {
    switch type {
    case .optional(let type, _):
      guard let text = cType(type, isOptional: true) else { return nil }
      return isReference(text) ? text : nil
    case .array(let element):
      return element.isAny || argument(element) == nil
        ? element.isAny ? "NSArray *" : nil : "NSArray<\(argument(element) ?? "")> *"
    case .dictionary(let key, let value):
      guard let key = argument(key), let value = argument(value) else { return nil }
      return key == "id" || key.hasPrefix("id<") && value == "id"
        ? "NSDictionary *" : "NSDictionary<\(key), \(value)> *"
    case .function(let parameters, let result, _):
      guard let result = cType(result) else { return nil }
      let types = parameters.map { cType($0) }
      // Only a method gives its own type.
      guard !types.contains(nil), !(types + [result]).contains("instancetype") else { return nil }
      let list = types.isEmpty ? "void" : types.compactMap { $0 }.joined(separator: ", ")
      return "\(result) (^)(\(list))"
    case .tuple(let elements): return elements.isEmpty ? "void" : nil
    // Sections are told by a set of indexes.
    case .existential(.named("Sequence", _, _)): return "NSIndexSet *"
    case .existential(let type): return cType(type)
    case .metatype: return "Class"
    case .inOut(let type):
      // A path that can change is a reference of its own.
      return cType(type).map { $0 == "CGPathRef" ? "CGMutablePathRef" : "\($0) *" }
    case .variadic(let type): return cType(type)
    case .named(let name, let id, let arguments): return named(name, id, arguments)
    case .other: return nil
    }
  }

  /// Returns whether values of a type can be nil.
  func isReference(_ text: String) -> Bool {
    text.hasSuffix("*") || text.contains("(^)") || text.hasPrefix("id") || text == "Class"
      || text.hasSuffix("Ref") || ["SEL", "dispatch_queue_t", "instancetype"].contains(text)
      || names.isTextName(text)
  }

  private func named(_ name: String, _ id: String?, _ arguments: [SwiftType]) -> String? {
    // Functions of C take references of Core Foundation.
    if name == "URL", framework == "Au" { return "CFURLRef" }
    if let text = Self.known[name] { return text.isEmpty ? nil : text }
    if ["UnsafeMutablePointer", "UnsafePointer"].contains(name), arguments.count == 1 {
      guard let text = cType(arguments[0]) else { return nil }
      return "\(name == "UnsafePointer" ? "const " : "")\(text)\(text.hasSuffix("*") ? "" : " ")*"
    }
    if name == "Set" || name == "Array", arguments.count == 1 {
      return argument(arguments[0]).map { "NS\(name)<\($0)> *" }
    }
    if let id, let type = modules.expansion(id), !type.isNamed { return cType(type) }
    if name == "Range", arguments.first == .named("Int", id: "s:Si", arguments: []) {
      return "NSRange"
    }
    guard let id else { return nil }
    guard let found = names.type(id, in: framework) else {
      // Another name of a type that is known: SystemSoundID.
      guard let type = modules.expansion(id), type.isNamed else { return nil }
      return cType(type)
    }
    let isGeneric = AppleTypeNames.generic.contains(found.swift)
    guard let type = isGeneric ? generic : found, arguments.isEmpty || isGeneric else { return nil }
    switch type.kind {
    case .class, .value: return "\(type.objectiveC) *"
    case .protocol: return "id<\(type.objectiveC)>"
    case .reference: return "\(type.objectiveC)Ref"
    case .structure, .enumeration, .options, .named: return type.objectiveC
    }
  }

  /// Returns a type as an element of a collection, which is an object.
  private func argument(_ type: SwiftType) -> String? {
    guard let text = cType(type) else { return nil }
    // Elements can be of a subclass: Objective-C converts them where it is told so.
    if case .named(_, let id?, _) = type, names.type(id, in: framework)?.kind == .class {
      return "__kindof \(text)"
    }
    if text.hasSuffix("*"), !text.contains("const") { return text }
    if text.hasPrefix("id") || text.contains("(^)") { return text }
    if text.hasSuffix("Ref") { return "id" }
    if text == "Class" { return "id" }
    if ["BOOL", "NSInteger", "NSUInteger", "CGFloat", "float"].contains(text) {
      return "NSNumber *"
    }
    if ["CGPoint", "CGRect", "CGSize", "CATransform3D"].contains(text) { return "NSValue *" }
    return names.isTextName(text) ? text : nil
  }
}

extension SwiftType {
  fileprivate var isAny: Bool {
    if case .named(let name, _, _) = self { name == "Any" || name == "AnyObject" } else { false }
  }

  fileprivate var isNamed: Bool {
    if case .named = self { true } else { false }
  }
}

extension CTypes {
  /// Returns the type that a name stands for, if that is a function or an optional.
  func expanded(_ type: SwiftType) -> SwiftType {
    guard case .named(_, let id?, _) = type, let found = modules.expansion(id), !found.isNamed
    else {
      return type
    }
    return found
  }

  /// Returns the word that a selector has for a type: `Point` for `CGPoint`, `View` for `UIView`,
  /// `Axis` for `NSLayoutConstraint.Axis`; empty for types that have none.
  func word(_ type: SwiftType) -> String {
    switch type.unwrapped {
    case .existential(let type): return word(type)
    case .metatype: return "Class"
    case .array(let element):
      let word = word(element)
      return word.isEmpty ? "" : word + (word.hasSuffix("s") ? "es" : "s")
    case .named(let name, let id, _):
      guard let id, let type = names.type(id, in: framework) else {
        return ["Bool", "Int", "Double", "String", "Any", "UInt", "Float"].contains(name)
          ? "" : name.split(separator: ".").last.map { String($0).withoutPrefix } ?? ""
      }
      return type.swift.contains(".")
        ? String(type.swift.split(separator: ".").last ?? "") : type.swift.withoutPrefix
    default: return ""
    }
  }

  /// Returns a type as Swift writes it with Apple's names.
  func swift(_ type: SwiftType) -> String {
    switch type {
    case .optional(let optional, let isUnwrapped):
      let type = expanded(optional)
      let text = swift(type)
      return (type.needsParentheses ? "(\(text))" : text) + (isUnwrapped ? "!" : "?")
    case .array(let element): return "[\(swift(element))]"
    case .dictionary(let key, let value): return "[\(swift(key)): \(swift(value))]"
    case .function(let parameters, let result, let isEscaping):
      let list = parameters.map { swift($0) }.joined(separator: ", ")
      let output = result == .void ? "Void" : swift(result)
      return "\(isEscaping ? "@escaping " : "")(\(list)) -> \(output)"
    case .tuple(let elements):
      return elements.isEmpty
        ? "Void" : "(\(elements.map { swift($0) }.joined(separator: ", ")))"
    case .existential(.named("DynamicReference", _, _)): return "UIView"
    case .existential(.named("DynamicLayout", _, _)): return "UICollectionViewLayout"
    case .existential(.named("Sequence", _, _)): return "IndexSet"
    case .existential(.named("LayoutItem", _, _)): return "AnyObject"
    case .existential(let type): return "any \(swift(type))"
    case .metatype(let type): return "\(swift(type)).Type"
    case .inOut(let type): return "inout \(swift(type))"
    case .variadic(let type): return "\(swift(type))..."
    case .named(let name, let id, let arguments):
      let expanded = expanded(type)
      if expanded != type { return swift(expanded) }
      if let id, let type = names.type(id), AppleTypeNames.generic.contains(type.swift) {
        return generic?.swift ?? "_"
      }
      let found = id.flatMap { names.type($0, in: framework)?.swift }
      let plain = found ?? (name == "AnyHashable" ? "NSCopying" : name)
      // A boundary without an identifier is one of the reference view.
      if name == "Self.BoundaryIdentifier" { return "NSCopying?" }
      let text = Self.swiftNames[plain] ?? plain
      return arguments.isEmpty
        ? text : "\(text)<\(arguments.map { swift($0) }.joined(separator: ", "))>"
    case .other: return "_"
    }
  }
}

extension SwiftType {
  fileprivate var needsParentheses: Bool {
    switch self {
    case .existential, .function: true
    default: false
    }
  }
}

extension AppleTypeNames {
  /// Whether a type of C is another name of `NSString *`.
  func isTextName(_ name: String) -> Bool {
    ["NSNotificationName", "NSRunLoopMode", "NSAttributedStringKey"].contains(name)
      || textNames.contains(name)
  }
}
