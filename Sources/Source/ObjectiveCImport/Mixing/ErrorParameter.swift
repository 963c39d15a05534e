/// The parameter of type `NSError **` with which a method says why it fails: Swift's importer makes
/// a throwing function of the method.
struct ErrorParameter {
  /// The parameter's place among those of the method.
  let index: Int
  /// The selector without the parameter: `loadCard:error:` has `loadCard:`, and
  /// `saveAndReturnError:` has `save`.
  let selector: String

  /// Finds the parameter of a method; nil of one that does not throw in Swift: one without the
  /// parameter, or whose result does not say whether it has failed.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - result: The type of its result as clang prints it.
  init?(_ method: MethodRecord, result: String) {
    let isTold =
      method.result == .bool
      || method.result.isObject && !result.contains("_Nonnull") && !result.contains("nonnull")
    guard isTold, let index = method.parameters.lastIndex(where: { $0.type.isErrorPointer }),
      // Only blocks follow it.
      method.parameters[(index + 1)...].allSatisfy({
        if case .block = $0.type { true } else { false }
      })
    else { return nil }
    var pieces = method.selector.split(separator: ":", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    guard index < pieces.count else { return nil }
    if index > 0 {
      pieces.remove(at: index)
      selector = pieces.map { "\($0):" }.joined()
    } else {
      guard pieces.count == 1 else { return nil }
      let ending = ["AndReturnError", "WithError"].first {
        pieces[0].hasSuffix($0) && pieces[0] != $0
      }
      selector = String(pieces[0].dropLast(ending?.count ?? 0))
    }
    self.index = index
  }
}

extension CType {
  /// Whether the type is `NSError **`.
  var isErrorPointer: Bool {
    if case .pointer(let pointee) = self { pointee.className == "NSError" } else { false }
  }
}
