/// A class that the program declares, with its extensions and categories.
final class ClassRecord {
  let name: String
  var superclass: String?
  var protocols: [String] = []
  var variables: [VariableRecord] = []
  var properties: [PropertyRecord] = []
  /// The methods by their keys, `-init` or `+new`; the implementation takes the place of the
  /// declaration.
  var methods: [String: MethodRecord] = [:]
  /// The keys in the order of the declarations.
  var methodOrder: [String] = []
  /// The methods that headers declare, by their keys.
  var interface: [String: MethodInterface] = [:]
  /// The name of `NS_SWIFT_NAME`.
  var swiftName: String?
  /// The unit with the implementation; nil if there is none.
  var unit: Int?
  /// The unit whose headers declare the class first.
  var declaringUnit = 0
  /// The implementations of the class and its categories.
  var implementations: [Implementation] = []
  var place = Place()
  /// Whether the class is one of the tables', to which the program adds categories.
  let isForeign: Bool

  struct Implementation {
    let unit: Int
    let category: String?
    let node: Node
  }

  init(name: String, isForeign: Bool) { (self.name, self.isForeign) = (name, isForeign) }

  func add(_ method: MethodRecord) {
    if let known = methods[method.key] {
      guard method.body != nil || known.body == nil else { return }
    } else {
      methodOrder.append(method.key)
    }
    methods[method.key] = method
  }

  func property(_ name: String) -> PropertyRecord? { properties.first { $0.name == name } }

  func variable(_ name: String) -> VariableRecord? { variables.first { $0.name == name } }
}

/// A protocol that the program declares.
final class ProtocolRecord {
  let name: String
  var protocols: [String] = []
  var properties: [PropertyRecord] = []
  var methods: [String: MethodRecord] = [:]
  var methodOrder: [String] = []
  /// The methods as headers declare them, by their keys.
  var interface: [String: MethodInterface] = [:]
  let unit: Int
  let place: Place

  init(name: String, unit: Int, place: Place) {
    (self.name, self.unit, self.place) = (name, unit, place)
  }
}

/// An instance variable, or a field of a structure.
struct VariableRecord {
  let name: String
  let type: CType
  let isWeak: Bool
  let isOutlet: Bool
  let place: Place
}

/// A property that the program declares.
struct PropertyRecord {
  let name: String
  var type: CType
  let getter: String
  /// The selector of the setter, whether or not the property is read-only.
  let setter: String
  var isReadOnly: Bool
  let isWeak: Bool
  let isCopied: Bool
  let isClassProperty: Bool
  var isOutlet: Bool
  let place: Place
  /// The instance variable that holds the value; nil of a property without one.
  var variable: String?
  var isDynamic = false
  /// The type as clang prints it.
  var typeText = ""
  /// Whether a header declares it.
  var isInHeader = false
  /// The name of `NS_SWIFT_NAME`.
  var swiftName: String?
}

/// A method that the program declares or implements.
struct MethodRecord {
  let selector: String
  let isClassMethod: Bool
  let result: CType
  let returnsInstance: Bool
  let parameters: [ParameterRecord]
  let isVariadic: Bool
  let isAction: Bool
  let place: Place
  let unit: Int
  /// The statements; nil of a declaration.
  var body: Node?

  var key: String { (isClassMethod ? "+" : "-") + selector }

  /// Whether the method makes objects as `init` and `initWithFrame:` do.
  var isInitializer: Bool {
    guard !isClassMethod, selector.hasPrefix("init"), result.isObject else { return false }
    guard let next = selector.dropFirst(4).unicodeScalars.first else { return true }
    return !(97...122).contains(next.value)
  }
}

/// A method `+load`, which is called when the program starts.
struct LoadRecord {
  let className: String
  let isInCategory: Bool
  let method: MethodRecord
  /// The name of the function in Swift, since a class and its categories have one each.
  let name: String
}

struct ParameterRecord {
  let name: String
  let type: CType
  let id: UInt
}

/// A function of C, with or without its statements.
struct FunctionRecord {
  let name: String
  let type: FunctionType
  let parameters: [ParameterRecord]
  let isStatic: Bool
  let unit: Int
  let place: Place
  let body: Node?
}

/// A variable of a file.
struct GlobalRecord {
  let name: String
  let type: CType
  let isStatic: Bool
  let unit: Int
  let node: Node
}

/// A structure that the program declares.
struct StructureRecord {
  /// The name in Swift.
  let name: String
  let fields: [VariableRecord]
  /// Whether the fields share their memory.
  let isUnion: Bool
  let unit: Int
  let place: Place
}

extension StructureRecord {
  /// The name of a field, also of one that has none of its own in C.
  static func fieldName(_ name: String) -> String { name.isEmpty ? "unnamed" : name }
}

/// An enumeration that the program declares: a name for its integer.
struct EnumerationRecord {
  let name: String
  let type: CType
  let constants: [(name: String, value: Int64)]
  /// Whether it is one of `NS_ENUM` or `NS_OPTIONS`, with a type of its own.
  var isTyped = false
  /// Whether it is one of `NS_OPTIONS`.
  var isOptions = false
  /// The names of `NS_SWIFT_NAME` of constants.
  var swiftNames: [String: String] = [:]
  let unit: Int
  let place: Place
}
