package import SystemPackage

/// An operation on the file system that this module performs.
package enum FileOperation: Sendable {
  case status, list, open, write, flush, close, link, rename, renameNew, exchange, keepOwner,
    remove, makeDirectory, lock

  /// A function that is called before every operation of the current task, with its kind and path.
  ///
  /// If it returns an error number, the operation is not performed and fails with that. Tests use
  /// it to let each operation fail in turn.
  @TaskLocal package static var interceptor: (@Sendable (FileOperation, FilePath) -> Errno?)?

  /// Announces an operation.
  ///
  /// - Throws: What the interceptor returns.
  static func announce(_ operation: FileOperation, _ path: FilePath) throws(Errno) {
    if let error = interceptor?(operation, path) { throw error }
  }
}
