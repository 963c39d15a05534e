/// The argument of methods that copy objects, `NSZone`: it has no values.
public struct CopyZone: Hashable, Sendable {
  private init() {}
}
