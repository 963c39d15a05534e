// How Objective-C writes types as text: `@encode(CGPoint)` is "{CGPoint=dd}".
extension ProgramIndex {
  /// Returns the text of a type; "?" stands for one without any.
  func encoding(_ type: CType) -> String {
    switch type {
    case .void: "v"
    case .bool: "B"
    case .integer(let integer): integer.encoding
    case .float: "f"
    case .double: "d"
    case .enumeration(let name): encoding(integer(of: name))
    case .structure(let name): encoding(ofStructure: name)
    case .object: "@"
    case .metatype: "#"
    case .selector: ":"
    case .block: "@?"
    case .function: "?"
    case .pointer(.integer(.char)): "*"
    case .pointer(.structure(let name)): "^{\(name)}"
    case .pointer(let type): "^\(encoding(type))"
    case .array(let element, let count): "[\(count ?? 0)\(encoding(element))]"
    case .handle(let name): "^{\(name)=}"
    case .unknown: "?"
    }
  }

  private func encoding(ofStructure name: String) -> String {
    if let known = Self.knownEncodings[name] { return known }
    guard let own = structures[name] else { return "{\(name)=}" }
    let fields = own.fields.map { encoding($0.type) }.joined()
    return own.isUnion ? "(\(name)=\(fields))" : "{\(name)=\(fields)}"
  }

  private static let knownEncodings = [
    "CGPoint": "{CGPoint=dd}", "CGSize": "{CGSize=dd}", "CGVector": "{CGVector=dd}",
    "CGRect": "{CGRect={CGPoint=dd}{CGSize=dd}}", "UIEdgeInsets": "{UIEdgeInsets=dddd}",
    "UIOffset": "{UIOffset=dd}", "NSRange": "{_NSRange=QQ}", "_NSRange": "{_NSRange=QQ}",
    "CGAffineTransform": "{CGAffineTransform=dddddd}",
    "CATransform3D": "{CATransform3D=dddddddddddddddd}",
  ]
}

extension IntegerType {
  /// The letter of the type.
  fileprivate var encoding: String {
    switch self {
    case .char: "c"
    case .unsignedChar: "C"
    case .short: "s"
    case .unsignedShort: "S"
    case .int: "i"
    case .unsignedInt: "I"
    case .long, .longLong: "q"
    case .unsignedLong, .unsignedLongLong: "Q"
    }
  }
}
