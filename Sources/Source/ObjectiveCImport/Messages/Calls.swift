// Calls of functions and blocks.
extension Body {
  func call(_ node: Node) throws(Refusal) -> Value {
    guard let callee = node.parts.first else { throw Refusal("a call of nothing") }
    let arguments = Array(node.parts.dropFirst())
    let type = program.type(node)
    let peeled = callee.peeled
    if peeled.kind == .DeclRefExpr, let declaration = peeled.node(.referencedDecl),
      declaration.kind == .FunctionDecl
    {
      return try call(declaration.name, arguments, type)
    }
    return try callBlock(value(callee), arguments, type)
  }

  private func callBlock(
    _ target: Value, _ arguments: [Node], _ type: CType
  ) throws(Refusal) -> Value {
    let function: FunctionType
    switch target.type {
    case .block(let type), .pointer(.function(let type)), .function(let type): function = type
    default: throw Refusal("a call of a \(describe(target.type)) is not supported")
    }
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      let value =
        index < function.parameters.count
        ? try value(argument, as: function.parameters[index]) : try value(argument)
      texts.append(value.text)
    }
    let mark = target.isOptional ? "?" : ""
    let callee = target.text.hasPrefix("{") ? "(\(target.text))" : target.operand
    let text = "\(callee)\(mark)(\(texts.joined(separator: ", ")))"
    if function.result == .void { return Value(text: text, type: .void) }
    if function.result.isNullable {
      return try convert(Value(text: text, type: function.result, isOptional: true), to: type)
    }
    return try convert(unwrapped(text, function.result, isOptional: target.isOptional), to: type)
  }

  private func call(_ name: String, _ arguments: [Node], _ type: CType) throws(Refusal) -> Value {
    if let own = unit.function(name) {
      var texts: [String] = []
      for (index, argument) in arguments.enumerated() {
        guard index < own.type.parameters.count else {
          texts.append(try variadic(value(argument)))
          continue
        }
        texts.append(try value(argument, as: own.type.parameters[index]).text)
      }
      guard own.body != nil else { throw Refusal("\(name) is declared and not defined") }
      let text = "\(unit.functionText(name))(\(texts.joined(separator: ", ")))"
      return Value(text: text, type: own.type.result, isOptional: own.type.result.isNullable)
    }
    if let result = try known(name, arguments, type) { return result }
    guard let function = program.tables.function(name) else {
      throw Refusal("the function \(name) is not available")
    }
    guard let swift = function.swift else {
      throw Refusal(
        Self.exchanging.contains(name)
          ? "\(name) is not supported: the methods of a class stay as they are (no swizzling)"
          : "the function \(name) is not available")
    }
    var values: [Value] = []
    for (index, argument) in arguments.enumerated() {
      // Functions of several types have what clang has chosen.
      if name.hasPrefix("__") {
        values.append(try explicit(value(argument, as: program.type(argument))))
        continue
      }
      guard index < function.parameters.count else {
        values.append(try value(argument))
        continue
      }
      let wanted = program.parse(function.parameters[index].type)
      values.append(wanted.isKnown ? try value(argument, as: wanted) : try value(argument))
    }
    switch swift {
    case .function(let function):
      let list = try list(values, function.parameters)
      return try unbridged("\(function.name)(\(list))", from: function.result, to: type)
    case .initializer(let function):
      guard let base = (try? program.plain(type)) else { throw Refusal("\(name) is not supported") }
      let list = try list(values, function.parameters)
      return Value(text: "\(base)(\(list))", type: type, isOptional: function.isFailable)
    case .variable(let variable):
      return try unbridged(variable.name, from: variable.type, to: type)
    case .expression(let template):
      return try expand(template, nil, values, type)
    }
  }

  /// The functions with which a program exchanges methods.
  private static let exchanging: Set<String> = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
    "class_getMethodImplementation", "class_replaceMethod", "method_exchangeImplementations",
    "method_getImplementation", "method_getTypeEncoding", "method_setImplementation",
  ]

  /// Returns a call of a function that the translator knows itself.
  private func known(
    _ name: String, _ arguments: [Node], _ type: CType
  ) throws(Refusal) -> Value? {
    switch name {
    case "__builtin_expect", "__builtin_object_size":
      return try arguments.first.map { argument throws(Refusal) in try value(argument, as: type) }
    case "__builtin_unreachable", "__builtin_trap": return Value(text: "fatalError()", type: .void)
    case "__builtin_inf", "__builtin_inff", "__builtin_huge_val", "__builtin_huge_valf":
      return .literal(Double.infinity, type)
    case "__builtin_nan", "__builtin_nanf": return .literal(Double.nan, type)
    case "__builtin_va_start":
      guard let list = arguments.first else { return nil }
      return Value(
        text: "\(try value(list).text) = ArgumentList(\(Self.rest))", type: .void, isAtom: false)
    case "__builtin_va_copy":
      guard arguments.count == 2 else { return nil }
      let source = try value(arguments[1])
      return Value(
        text: "\(try value(arguments[0]).text) = \(source.receiver)copy()", type: .void,
        isAtom: false)
    case "__builtin_va_end": return Value(text: "()", type: .void)
    case "CFBridgingRelease", "CFBridgingRetain", "CFRetain", "CFAutorelease", "NSMakeCollectable":
      // The object itself, not the pointer that the function takes.
      guard let argument = arguments.first else { return nil }
      let value = try value(argument.withoutConversions)
      guard value.type.isObject || isBoxed(value.type) else { return nil }
      return try convert(value, to: .id)
    case "NSSelectorFromString":
      if let literal = arguments.first?.peeled, literal.kind == .ObjCStringLiteral,
        let text = literal.parts.first?.text(.value)
      {
        let name = String(decoding: EscapedText.bytes(ofLiteral: text), as: UTF8.self)
        return Value(text: unit.selector(name), type: .selector)
      }
      return nil
    case "NSClassFromString":
      guard let name = arguments.first else { return nil }
      return Value(
        text: "\(unit.classLookup())(\(try value(name, as: .string).text))", type: .metatype,
        isOptional: true)
    default: return nil
    }
  }

  /// Returns a value whose text says its type.
  private func explicit(_ value: Value) throws(Refusal) -> Value {
    guard value.integer != nil || value.floating != nil else { return value }
    return Value(text: "\(try program.plain(value.type))(\(value.text))", type: value.type)
  }
}
