import AppleNames
import InterfaceDocuments

/// What a type of the modules is in Apple's frameworks.
struct AppleType: Equatable {
  enum Kind: Equatable {
    case `class`
    /// A class of Apple's that is a value here.
    case value
    case `protocol`
    /// A structure of C.
    case structure
    case enumeration(raw: String)
    case options(raw: String)
    /// Another name of a type of C, whose values are named constants: `NSString *`, `CGFloat`.
    case named(raw: String)
    /// A reference of Core Graphics: `CGColorRef`.
    case reference
  }

  /// The name in Swift: `UIView.AnimationCurve`.
  let swift: String
  /// The name in Objective-C: `UIViewAnimationCurve`.
  let objectiveC: String
  let kind: Kind
}

/// The names of Apple's frameworks for the types of the modules.
struct AppleTypeNames {
  private let modules: Modules
  /// Names of Objective-C by those of Swift, of the table of types.
  private let objectiveC: [String: String]

  /// What the names of Apple's frameworks begin with.
  private static let prefixes = ["UI", "CG", "CA", "NS", "CI", "CM", "AV", "AudioServices"]
  /// Names that do not follow from today's in Swift.
  private static let exceptions = [
    "CAGradientLayer.Kind": "CAGradientLayerType",
    "CAKeyframeAnimation.RotationMode": "CAAnimationRotationMode",
    "CATextLayer.TruncationMode": "CATextLayerTruncationMode",
    "UICollectionViewUpdateItem.Action": "UICollectionUpdateAction",
    "UIInterpolatingMotionEffect.EffectType": "UIInterpolatingMotionEffectType",
    "UITableView.SeparatorStyle": "UITableViewCellSeparatorStyle",
  ]
  /// Generic classes, whose parameters Objective-C can do without.
  static let generic: Set = ["NSLayoutAnchor"]
  private static let structures: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CATransform3D",
    "UIEdgeInsets", "UIOffset", "UIFloatRange", "NSDirectionalEdgeInsets", "CMAcceleration",
    "CMRotationRate", "CMQuaternion", "CMRotationMatrix",

  ]
  private static let values: Set = [
    "CAMediaTimingFunction", "UIImage", "UIFont", "UIColor", "UITraitCollection",
    "UICollectionViewUpdateItem", "UIRegion",
  ]
  private static let references: Set = [
    "CGColor", "CGPath", "CGImage", "CGContext", "CGGradient", "CGColorSpace", "CGPattern",
  ]
  /// Types of the modules that the tables of Foundation and of C's functions declare.
  static let foundation: Set = [
    "NSObject", "NSCoder", "NSValue", "NSAttributedString", "NSMutableAttributedString",
    "NSCopying", "NSCoding", "NSSecureCoding", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "NSKeyValueChangeKey", "NSKeyValueObservingOptions", "NSKeyValueChange",
    "NSKeyValueObservation", "NSObjectProtocol", "NSPredicate", "NSCompoundPredicate",
    "NSCompoundPredicate.LogicalType", "NSSortDescriptor", "CGBitmapInfo", "CGImageAlphaInfo",
    "CGInterpolationQuality",
  ]

  /// The names of types of C that are other names of `NSString *`.
  private(set) var textNames: Set<String> = []

  init(_ modules: Modules) {
    self.modules = modules
    var names: [String: String] = [:]
    for line in AppleNames.types.lines {
      // A name with a prefix of Apple's is the same in both languages.
      let name = line.today.name
      guard name.contains(".") || !Self.prefixes.contains(where: name.hasPrefix),
        let selector = line.selector?.text, names[name] == nil
      else { continue }
      names[name] = selector
    }
    objectiveC = names.merging(Self.exceptions) { _, exception in exception }
    for id in modules.symbols.keys {
      for type in types(id) where type.kind == .named(raw: "NSString *") {
        textNames.insert(type.objectiveC)
      }
    }
  }

  /// Returns what a type is; nil if it has no name of Apple's.
  ///
  /// - Parameters:
  ///   - id: The identifier of the type or of another name of it.
  ///   - framework: The letters of the framework whose name of the type is meant: a color is
  ///     `CGColor` for layers and `UIColor` for views.
  /// - Returns: The type.
  func type(_ id: String, in framework: String = "UI") -> AppleType? {
    let id = modules.resolved(id)
    return swiftNames(id, in: framework).first.flatMap { type(id, named: $0) }
  }

  /// Returns what a type is by each of its names of Apple's.
  func types(_ id: String) -> [AppleType] {
    swiftNames(modules.resolved(id), in: "UI").compactMap { type(modules.resolved(id), named: $0) }
  }

  private func type(_ id: String, named swift: String) -> AppleType? {
    guard let symbol = modules.symbols[id] else { return nil }
    let name = objectiveC[swift] ?? swift.split(separator: ".").joined()
    guard let kind = kind(of: symbol, swift: swift) else { return nil }
    return AppleType(swift: swift, objectiveC: name, kind: kind)
  }

  private func kind(of symbol: Symbol, swift: String) -> AppleType.Kind? {
    if Self.references.contains(swift) { return .reference }
    switch symbol.kind {
    case "swift.class": return .class
    case "swift.protocol": return .protocol
    case "swift.enum", "swift.struct":
      if Self.structures.contains(swift) { return .structure }
      if AppleClasses.named(swift)?.isHere == true || swift.hasPrefix("NS") && isObject(symbol) {
        return .value
      }
      if Self.values.contains(swift) { return .value }
      let raw = rawType(symbol)
      let isOptions = (modules.protocols[symbol.id] ?? []).contains("s:s9OptionSetP")
      if isOptions { return .options(raw: raw ?? "NSUInteger") }
      // What are texts by Core Animation's name are numbers by Core Graphics'.
      let isNumberInC = symbol.kind == "swift.enum" && swift.hasPrefix("CG")
      if isNumberInC, raw == "NSString *" { return .enumeration(raw: "NSInteger") }
      if raw == "NSString *" || raw == "CGFloat" || raw == "float" {
        return .named(raw: raw ?? "")
      }
      if isNamedByText(swift) { return .named(raw: "NSString *") }
      if symbol.kind == "swift.enum" {
        return hasPayload(symbol) ? nil : .enumeration(raw: raw ?? "NSInteger")
      }
      return raw.map { .named(raw: $0) }
    default: return nil
    }
  }

  private func isObject(_ symbol: Symbol) -> Bool {
    ["ParagraphStyle", "AttributedText", "TextShadow"].contains(symbol.name)
  }

  /// Whether the constants of a type are strings in Objective-C: those of Core Animation.
  private func isNamedByText(_ swift: String) -> Bool {
    ConstantName.isNamedByText(swift)
      || AppleNames.constants.lines.contains { line in
        line.selector?.text.hasPrefix("kCA") == true && line.today.name.hasPrefix("\(swift).")
      }
  }

  private func hasPayload(_ symbol: Symbol) -> Bool {
    (modules.members[symbol.id] ?? []).contains {
      $0.kind == "swift.enum.case" && $0.declaration.contains("(")
    }
  }

  /// Returns the type of raw values in C.
  private func rawType(_ symbol: Symbol) -> String? {
    let initializer = (modules.members[symbol.id] ?? []).first { $0.name == "init(rawValue:)" }
    guard let parameter = initializer?.parameters.first else { return nil }
    switch parameter.declarationFragments.last?.spelling {
    case "String": return "NSString *"
    case "Double", "CGFloat": return "CGFloat"
    case "Float": return "float"
    case "Int": return "NSInteger"
    case "UInt": return "NSUInteger"
    case "Int32": return "int32_t"
    case "UInt32": return "uint32_t"
    case "UInt64": return "uint64_t"
    default: return nil
    }
  }

  /// Returns Apple's names in Swift, those of aliases and the type's own, the fitting one first.
  private func swiftNames(_ id: String, in framework: String) -> [String] {
    var candidates = (modules.aliases[id] ?? []).compactMap { qualified($0) }
    if let own = qualified(id) { candidates.append(own) }
    for other in modules.aliases[id] ?? [] {
      candidates += (modules.aliases[other] ?? []).compactMap { qualified($0) }
    }
    let order = [framework] + (framework == "UI" ? ["NS", "CG", "CA"] : ["CG", "CA", "UI"])
    func rank(_ name: String) -> Int {
      let place = order.firstIndex { name.hasPrefix($0) } ?? order.count
      return place * 2 + (objectiveC[name] == nil ? 1 : 0)
    }
    return Set(candidates).filter { name in Self.prefixes.contains(where: name.hasPrefix) }
      .sorted { (rank($0), $0.count, $0) < (rank($1), $1.count, $1) }
  }

  private func qualified(_ id: String) -> String? {
    guard let symbol = modules.symbols[id] else { return nil }
    guard symbol.path.count > 1 else { return symbol.name }
    guard let parent = modules.parents[id], let name = swiftNames(parent, in: "UI").first else {
      return nil
    }
    return "\(name).\(symbol.name)"
  }
}
