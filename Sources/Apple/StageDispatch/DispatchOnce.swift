// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Whether a block has been called by `dispatch_once`: 0 before, -1 after.
public typealias dispatch_once_t = Int

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Calls a block if it was not called before with the same predicate.
///
/// - Parameters:
///   - predicate: The variable that keeps whether the block was called.
///   - block: The block, which is called at once.
public func dispatch_once(_ predicate: inout dispatch_once_t, _ block: () -> Void) {
  guard predicate == 0 else { return }
  predicate = -1
  block()
}
