import CPNG

extension PNG {
  /// Calls a function with a buffer for libpng's error message, and returns its status and the
  /// message.
  static func withMessage(
    _ body: (UnsafeMutablePointer<CChar>) -> CPNGStatus
  ) -> (CPNGStatus, String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(CPNGMessageCapacity)) { buffer in
      buffer.initialize(repeating: 0)
      guard let message = buffer.baseAddress else { return (.failed, "") }
      let status = body(message)
      return (status, String(cString: message))
    }
  }
}
