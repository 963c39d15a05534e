internal import Geometry

/// A value of a recipe's parameter.
public enum ParameterValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A switch.
  case toggle(Bool)
  /// A case of an enumeration, by its raw value.
  case choice(String)
}

extension ParameterValue: CustomStringConvertible {
  /// The value as the command reads it: `0.2`, `5`, `true`, `items`.
  public var description: String {
    switch self {
    case .number(let number): number.shortestDescription
    case .integer(let number): "\(number)"
    case .toggle(let isOn): "\(isOn)"
    case .choice(let name): name
    }
  }
}

extension ParameterValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringLiteral
{
  /// Creates a number.
  public init(floatLiteral number: Double) { self = .number(number) }

  /// Creates a whole number, which is also a value of a parameter that is a number.
  public init(integerLiteral number: Int) { self = .integer(number) }

  /// Creates the value of a switch.
  public init(booleanLiteral isOn: Bool) { self = .toggle(isOn) }

  /// Creates a choice.
  public init(stringLiteral name: String) { self = .choice(name) }
}

extension ParameterValue: Encodable {
  /// Encodes the number, the truth value or the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .integer(let number): try container.encode(number)
    case .toggle(let isOn): try container.encode(isOn)
    case .choice(let name): try container.encode(name)
    }
  }
}
