// How values lie in memory.
extension ProgramIndex {
  /// Returns the size and the alignment of values of a type; nil if C's values lie otherwise.
  func layout(_ type: CType) -> (size: Int, alignment: Int)? {
    switch type {
    case .bool: return (1, 1)
    case .integer(let integer): return (integer.size, integer.size)
    case .float: return (4, 4)
    case .double: return (8, 8)
    case .pointer: return (8, 8)
    case .enumeration(let name) where !isSwiftEnumeration(name): return layout(integer(of: name))
    case .array(let element, let count?):
      guard let one = layout(element) else { return nil }
      return (one.size * count, one.alignment)
    case .structure(let name):
      guard let own = structures[name] else { return Self.knownSizes[name].map { ($0, 8) } }
      var size = 0
      var alignment = 1
      for field in own.fields {
        guard let one = layout(field.type) else { return nil }
        let start = own.isUnion ? 0 : Self.rounded(size, to: one.alignment)
        size = max(size, start + one.size)
        alignment = max(alignment, one.alignment)
      }
      return (Self.rounded(size, to: alignment), alignment)
    default: return nil
    }
  }

  private static func rounded(_ size: Int, to alignment: Int) -> Int {
    (size + alignment - 1) / alignment * alignment
  }

  /// Whether the Swift value of a type has the bytes that C's has.
  func isPlainMemory(_ type: CType) -> Bool {
    switch type {
    case .array: return false
    case .structure(let name):
      guard let own = structures[name] else { return Self.knownSizes[name] != nil }
      return !own.isUnion && own.fields.allSatisfy { isPlainMemory($0.type) }
    default: return layout(type) != nil
    }
  }

  private static let knownSizes = [
    "CGPoint": 16, "CGSize": 16, "CGVector": 16, "CGRect": 32, "CGAffineTransform": 48,
  ]
}
