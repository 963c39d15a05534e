// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The attributes of nodes that the translator reads.
enum NodeKey: String, CaseIterable {
  case id, kind, loc, range, inner, name, type, qualType, desugaredQualType
  // Locations
  case begin, end, spellingLoc, expansionLoc, file, line, presumedFile, presumedLine, col, offset
  // Declarations
  case instance, interface, `super`, protocols, implementation, returnType, variadic, isImplicit
  case readonly, copy, weak, strong, assign, retain, `class`, getter, setter, implKind, ivarDecl
  case propertyDecl, synthesized, storageClass, `init`, tagUsed, completeDefinition
  case fixedUnderlyingType, previousDecl, byref, `var`, invalid, access, isBitfield, nested
  case unsafe_unretained, isInvalid, nullability, parentDeclContextId, inline
  // Expressions and statements
  case opcode, isPostfix, castKind, value, selector, receiverKind, classType, superType
  case referencedDecl, referencedMemberDecl, decl, property, propertyKind, isArrow, isFreeIvar
  case computeLHSType, computeResultType, subscriptKind, hasElse, hasInit, hasVar, argType
  case isMessagingGetter, isMessagingSetter, isSuperReceiver, isClassReceiver, containsErrors
  case array_filler, catchesAll, targetLabelDeclId, declId, `protocol`, encodedType, field
  case isPartOfExplicitCast, callReturnType, bridgeKindName
}
