extension Node {
  /// The node without parentheses, conversions that change no value, and marks of clang's own.
  var peeled: Node {
    switch kind {
    case .ParenExpr, .ExprWithCleanups, .ConstantExpr, .MaterializeTemporaryExpr, .OpaqueValueExpr,
      .ObjCIndirectCopyRestoreExpr:
      return parts.first?.peeled ?? self
    case .ImplicitCastExpr:
      switch text(.castKind) {
      case "LValueToRValue", "NoOp", "BitCast", "ARCProduceObject", "ARCConsumeObject",
        "ARCReclaimReturnedObject", "ARCExtendBlockObject", "FunctionToPointerDecay",
        "CPointerToObjCPointerCast", "BlockPointerToObjCPointerCast", "BuiltinFnToFnPtr":
        return parts.first?.peeled ?? self
      default: return self
      }
    default: return self
    }
  }

  /// The node without parentheses and conversions of any kind that clang has added.
  var withoutConversions: Node {
    let node = peeled
    return node.kind == .ImplicitCastExpr ? node.parts.first?.withoutConversions ?? node : node
  }

  /// Whether the expression is nil or another null pointer.
  var isNullPointer: Bool {
    let node = peeled
    switch node.kind {
    case .ImplicitCastExpr, .CStyleCastExpr:
      return node.text(.castKind) == "NullToPointer" || node.parts.first?.isNullPointer == true
    case .GNUNullExpr: return true
    default: return false
    }
  }

  /// Whether the expression is `self` as it is.
  var isSelf: Bool {
    let node = peeled
    return node.kind == .DeclRefExpr && node.node(.referencedDecl)?.name == "self"
  }
}
