// The cases are named as clang names its fields.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The attributes of nodes that the translator reads; all others of a dump are passed over.
enum NodeKey: String, CaseIterable {
  case id, kind, loc, range, inner, name, type, qualType, desugaredQualType
  // Locations
  case begin, end, spellingLoc, expansionLoc, file, line, presumedFile, presumedLine, col, offset
  // Declarations
  case instance, interface, `super`, protocols, returnType, variadic, isImplicit
  case readonly, copy, weak, `class`, getter, setter, implKind, ivarDecl
  case storageClass, `init`, tagUsed, completeDefinition
  case fixedUnderlyingType, byref, `var`, nested
  case inline
  // Expressions and statements
  case opcode, isPostfix, castKind, value, selector, receiverKind, classType
  case encodedType, referencedDecl, decl, property, propertyKind, isArrow
  case computeLHSType, subscriptKind, hasElse, argType
  case array_filler, `protocol`, field
  case cleanup_function, declId, targetLabelDeclId
  // Attributes
  case message
}
