// Messages that every object takes.
extension Body {
  /// Returns whether a member of the tables is one that a function of the runtime stands for.
  func isUniversal(_ selector: String, _ member: InterfaceMember) -> Bool {
    Self.universal.contains(selector)
      && ["NSObject", "NSCopying", "NSMutableCopying"].contains(member.owner)
  }

  private static let universal: Set<String> = [
    "isEqual:", "hash", "description", "debugDescription", "isKindOfClass:", "isMemberOfClass:",
    "conformsToProtocol:", "respondsToSelector:", "class", "superclass", "self", "copy",
    "mutableCopy", "copyWithZone:", "valueForKey:", "setValue:forKey:", "valueForKeyPath:",
    "setValue:forKeyPath:", "performSelector:", "performSelector:withObject:",
    "performSelector:withObject:withObject:", "retain", "release", "autorelease", "retainCount",
    "performSelector:withObject:afterDelay:",
    "performSelectorOnMainThread:withObject:waitUntilDone:",
    "performSelectorInBackground:withObject:", "instancesRespondToSelector:", "isSubclassOfClass:",
    "isProxy", "finalize", "dealloc", "performSelector:onThread:withObject:waitUntilDone:", "zone",
    "load",
    "initialize", "classForCoder",
  ]

  /// Returns the value of a message that every object takes; nil of another one.
  func universal(
    _ receiver: Receiver, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value? {
    let target: String
    var known: CType = .id
    var isOptional = true
    switch receiver {
    case .value(let value):
      known = value.type
      isOptional = value.isOptional
      target =
        value.type.isObject && !isBoxed(value.type) ? value.text : try convert(value, to: .id).text
    case .type(_, let text):
      return try universalOfClass(text, selector, arguments, type)
    case .parent(let name, false): return try universalOfParent(name, selector, arguments, type)
    case .parent: return nil
    }
    func argument(_ index: Int, _ type: CType = .id) throws(Refusal) -> String {
      index < arguments.count ? try convert(arguments[index], to: type).text : "nil"
    }
    func object(_ text: String) throws(Refusal) -> Value {
      try convert(Value(text: text, type: .id, isOptional: true), to: type)
    }
    switch selector {
    case "self", "retain", "autorelease":
      guard case .value(let value) = receiver else { return nil }
      return try convert(value, to: type)
    case "release", "retainCount", "finalize", "dealloc": return Value(text: "()", type: .void)
    case "class", "classForCoder":
      if !isOptional {
        return Value(text: "(Swift.type(of: \(target)) as AnyClass)", type: .metatype)
      }
      return Value(text: "classOf(\(target))", type: .metatype, isOptional: true)
    case "superclass":
      return Value(text: "superclassOf(classOf(\(target)))", type: .metatype, isOptional: true)
    case "copy", "copyWithZone:":
      if case .block = known, case .value(let value) = receiver { return value }
      let copy = Value(text: "copyOf(\(target))", type: .id, isOptional: true)
      let same = known.className == nil ? copy : try convert(copy, to: known)
      return try convert(same, to: type)
    case "mutableCopy": return try object("mutableCopyOf(\(target))")
    case "isEqual:": return Value(text: "isEqual(\(target), \(try argument(0)))", type: .bool)
    case "hash":
      return try convert(Value(text: "hashOf(\(target))", type: .integer(.unsignedLong)), to: type)
    case "description", "debugDescription":
      return try convert(
        Value(text: "descriptionOf(\(target))", type: .string, isOptional: true), to: type)
    case "isKindOfClass:":
      return Value(text: "isKindOfClass(\(target), \(try argument(0, .metatype)))", type: .bool)
    case "isMemberOfClass:":
      return Value(text: "isMemberOfClass(\(target), \(try argument(0, .metatype)))", type: .bool)
    case "conformsToProtocol:":
      return Value(
        text: "conformsToProtocol(\(target), \(arguments.first?.text ?? "nil"))", type: .bool)
    case "respondsToSelector:":
      return Value(
        text: "respondsToSelector(\(target), \(try argument(0, .selector)))", type: .bool)
    case "valueForKey:": return try object("valueForKey(\(target), \(try argument(0, .string)))")
    case "valueForKeyPath:":
      return try object("valueForKeyPath(\(target), \(try argument(0, .string)))")
    case "setValue:forKey:":
      return Value(
        text: "setValueForKey(\(target), \(try argument(0)), \(try argument(1, .string)))",
        type: .void)
    case "setValue:forKeyPath:":
      return Value(
        text: "setValueForKeyPath(\(target), \(try argument(0)), \(try argument(1, .string)))",
        type: .void)
    case "performSelector:", "performSelector:withObject:",
      "performSelector:withObject:withObject:":
      let list =
        try [argument(0, .selector)]
        + (1..<max(arguments.count, 1)).map { index throws(Refusal) in
          try argument(index)
        }
      let text = "performSelector(\(target), \(list.joined(separator: ", ")))"
      return type == .void ? Value(text: text, type: .void) : try object(text)
    case "performSelector:withObject:afterDelay:":
      let delay = try convert(arguments[2], to: .double).text
      return Value(
        text:
          "performSelectorLater(\(target), \(try argument(0, .selector)), \(try argument(1)), \(delay))",
        type: .void)
    case "performSelectorOnMainThread:withObject:waitUntilDone:":
      let waits = try convert(arguments[2], to: .bool).text
      return Value(
        text:
          "performSelectorOnMainThread(\(target), \(try argument(0, .selector)), \(try argument(1)), \(waits))",
        type: .void)
    case "performSelectorInBackground:withObject:":
      return Value(
        text:
          "performSelectorLater(\(target), \(try argument(0, .selector)), \(try argument(1)), 0)",
        type: .void)
    default: return nil
    }
  }

  private func universalOfClass(
    _ text: String, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value? {
    let metatype = text == "self" || text.hasPrefix("Swift.") ? text : "\(text).self"
    switch selector {
    case "class", "self": return Value(text: "(\(metatype) as AnyClass)", type: .metatype)
    case "superclass":
      return Value(text: "superclassOf(\(metatype))", type: .metatype, isOptional: true)
    case "description":
      return try convert(
        Value(
          text: "(NSStringFromClass(\(metatype)) as NSString?)", type: .string, isOptional: true),
        to: type)
    case "isSubclassOfClass:":
      return Value(
        text: "isSubclass(\(metatype), \(try convert(arguments[0], to: .metatype).text))",
        type: .bool)
    case "instancesRespondToSelector:":
      return Value(
        text:
          "instancesRespondToSelector(\(metatype), \(try convert(arguments[0], to: .selector).text))",
        type: .bool)
    case "cancelPreviousPerformRequestsWithTarget:":
      return Value(
        text: "cancelPerformRequests(\(try convert(arguments[0], to: .id).text))", type: .void)
    case "cancelPreviousPerformRequestsWithTarget:selector:object:":
      return Value(
        text: "cancelPerformRequests(\(try convert(arguments[0], to: .id).text), "
          + "\(try convert(arguments[1], to: .selector).text))",
        type: .void)
    case "initialize", "load": return Value(text: "()", type: .void)
    default: return nil
    }
  }

  private func universalOfParent(
    _ name: String, _ selector: String, _ arguments: [Value], _ type: CType
  ) throws(Refusal) -> Value? {
    switch selector {
    case "dealloc", "release", "finalize": return Value(text: "()", type: .void)
    case "retain", "autorelease", "self": return Value(text: "self", type: type)
    case "isEqual:":
      return Value(text: "(self === \(try convert(arguments[0], to: .id).text))", type: .bool)
    case "class": return Value(text: "(Swift.type(of: self) as AnyClass)", type: .metatype)
    case "respondsToSelector:":
      return Value(
        text: "hasMethod(self, \(try convert(arguments[0], to: .selector).text))",
        type: .bool)
    case "description", "debugDescription":
      return try convert(
        Value(text: "descriptionOfClassOf(self)", type: .string, isOptional: true), to: type)
    case "setValue:forKey:":
      return Value(
        text: "setValueForKey(self, \(try convert(arguments[0], to: .id).text), "
          + "\(try convert(arguments[1], to: .string).text))", type: .void)
    case "valueForKey:":
      return try convert(
        Value(
          text: "valueForKey(self, \(try convert(arguments[0], to: .string).text))", type: .id,
          isOptional: true), to: type)
    default: return nil
    }
  }
}
