/// The translation of the statements of a method, a function or a block.
final class Body {
  /// A local variable or parameter.
  struct Local {
    let name: String
    let type: CType
    /// Whether blocks share the variable instead of copying it.
    var isShared = false
    var isWeak = false
    /// Whether it is a constant in Swift, which blocks need not copy.
    var isConstant = false
    /// Whether the Swift type is an optional.
    var isOptional = true
  }

  enum Kind {
    case function
    case method
    case classMethod
    /// The initializers that it can call make it convenient or designated.
    case initializer
  }

  let unit: UnitTranslator
  var program: ProgramIndex { unit.program }
  let owner: ClassRecord?
  let kind: Kind
  /// What the function, or the block that is being translated, returns.
  var result: CType
  /// How a returned value becomes one of the signature; nil if nothing is to be done.
  var swiftResult: String?
  var locals: [UInt: Local] = [:]
  /// Values of opaque nodes that stand in a temporary.
  var opaqueValues: [UInt: Value] = [:]
  /// The place of the statement that is translated.
  var place: Place
  /// Whether `self` was made by an initializer of the superclass.
  var isInitialized = false
  /// Whether an initializer takes another object in place of its own.
  var replacesSelf = false
  /// Whether `self` is the object that another one takes the place of.
  var isReplaced: Bool { isInitializing && replacesSelf && !isInitialized }
  /// Whether an initializer may return nil.
  var isFailable = false
  /// How many blocks and other functions of their own are around the statement.
  var closureDepth = 0
  /// Whether the statement is one of an initializer, and not of a block there.
  var isInitializing: Bool { kind == .initializer && closureDepth == 0 }
  /// Parts of a statement that were evaluated before it.
  var evaluated: [ObjectIdentifier: Value] = [:]
  /// How many `@try` are around the statement.
  var tryDepth = 0
  /// The call of the superclass's initializer in an initializer that is not translated.
  var plainCall = "super.init()"
  /// The error that the innermost `@catch` handles.
  var caughtError: String?
  /// Conditions that what a call takes is not nil, where a call with nil does nothing.
  var presences: [String]?
  /// The variables whose address is kept, which stand in memory of their own.
  var addressed: Set<UInt> = []
  /// What goes to a label, by the label's identity.
  var labels: [String: String] = [:]
  /// The variables that are declared before the statements of their scope, which `goto` may leave.
  var hoisted: Set<UInt> = []
  /// Their declarations.
  var hoistedText = ""
  private var counter = 0

  init(
    unit: UnitTranslator, owner: ClassRecord?, kind: Kind, result: CType, place: Place
  ) {
    (self.unit, self.owner, self.kind, self.result, self.place) = (unit, owner, kind, result, place)
  }

  /// Returns a name that no other variable has.
  func fresh(_ name: String) -> String {
    counter += 1
    return "\(name)_\(counter)"
  }

  /// Returns a name for a declaration of the file.
  func freshGlobal(_ name: String) -> String { unit.fresh(name) }
}
