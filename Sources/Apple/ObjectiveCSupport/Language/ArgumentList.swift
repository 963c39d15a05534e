/// The rest of the arguments of a function that takes any number of them: `va_list`.
public final class ArgumentList {
  private var rest: ArraySlice<Any?>

  /// Creates a list of arguments.
  public init(_ arguments: [Any?]) { rest = arguments[...] }

  /// The arguments that were not read yet.
  package var arguments: [Any?] { Array(rest) }

  /// Returns a list that goes on where this one is.
  public func copy() -> ArgumentList { ArgumentList(arguments) }

  /// Returns the next argument as an object; nil after the last one.
  public func nextObject() -> AnyObject? { (rest.popFirst() ?? nil).map { $0 as AnyObject } }

  /// Returns the next argument; zero after the last one, and for one of another kind.
  public func next<Value>() -> Value {
    guard let argument = rest.popFirst() ?? nil else { return zeroValue() }
    if let value = argument as? Value { return value }
    return Self.number(argument, Value.self) as? Value ?? zeroValue()
  }

  /// Returns a number as one of another type, which has the same bits if both are integers.
  private static func number(_ argument: Any, _ type: Any.Type) -> Any? {
    switch (argument, type) {
    case (let value as Bool, let type as any FixedWidthInteger.Type):
      return type.init(value ? 1 : 0)
    case (let value as any BinaryInteger, let type as any FixedWidthInteger.Type):
      return type.init(truncatingIfNeeded: value)
    case (let value as any BinaryInteger, is Bool.Type): return Int(truncatingIfNeeded: value) != 0
    case (let value as Float, is Double.Type): return Double(value)
    case (let value as Double, is Float.Type): return Float(value)
    default: return nil
    }
  }
}

@available(*, unavailable)
extension ArgumentList: Sendable {}
