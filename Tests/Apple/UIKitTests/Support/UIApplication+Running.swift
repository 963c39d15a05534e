import UIKit

extension UIApplication {
  /// Runs a function that can fail.
  func running(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    run {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
