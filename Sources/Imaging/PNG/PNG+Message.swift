import CPNG

extension PNG {
  /// Calls a function that leaves libpng's words in a buffer, and returns them beside its status.
  static func withMessage(
    _ body: (UnsafeMutablePointer<CChar>) -> CPNGStatus
  ) -> (CPNGStatus, String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNGMessageCapacity)) { buffer in
      buffer.initialize(repeating: 0)
      guard let words = buffer.baseAddress else { return (.failed, "") }
      let status = body(words)
      return (status, String(cString: words))
    }
  }
}
