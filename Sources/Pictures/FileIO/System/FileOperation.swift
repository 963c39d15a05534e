package import SystemPackage

/// An operation on the file system that this module performs.
package enum FileOperation: Sendable {
  case status, list, open, write, flush, close, link, rename, renameNew, exchange, keepOwner,
    remove, makeDirectory, lock

  /// A function that is called before every operation, with its kind and path.
  package struct Interceptor: Sendable {
    fileprivate let error: @Sendable (FileOperation, FilePath) -> Errno?

    /// Creates an interceptor of a function.
    ///
    /// - Parameter error: Returns the error with which an operation fails without being performed;
    ///   nil to perform it.
    package init(_ error: @escaping @Sendable (FileOperation, FilePath) -> Errno?) {
      self.error = error
    }
  }

  /// The interceptor of the current task.
  ///
  /// Tests use it to make each operation fail in turn.
  @TaskLocal package static var interceptor: Interceptor?

  /// Announces an operation.
  ///
  /// - Throws: What the interceptor returns.
  static func announce(_ operation: FileOperation, _ path: FilePath) throws(Errno) {
    if let error = interceptor?.error(operation, path) { throw error }
  }
}
