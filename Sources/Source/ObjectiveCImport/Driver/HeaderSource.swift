internal import SystemPackage

/// Where the headers of the frameworks come from.
enum HeaderSource: Sendable {
  /// A folder of the caller's.
  case folder(ClangHeaders)
  /// A directory of the cache, in which they are written unless they are there.
  case cache(FilePath, clang: FilePath)

  /// Returns the headers for files that count references in a way.
  ///
  /// - Parameters:
  ///   - counting: Who counts references.
  ///   - isDamaged: Whether clang could not read what is there, so that it is written anew.
  /// - Returns: The headers.
  /// - Throws: An ``ObjectiveCError`` if they cannot be written.
  func headers(
    counting: ReferenceCounting, isDamaged: Bool = false
  ) async throws(ObjectiveCError) -> ClangHeaders {
    switch self {
    case .folder(let headers): return headers
    case .cache(let directory, let clang):
      do {
        let folder = try await HeaderFolder(
          in: directory, clang: clang, arguments: ClangHeaders.arguments(counting: counting),
          isDamaged: isDamaged)
        return ClangHeaders(frameworks: folder.frameworks, precompiled: folder.precompiled)
      } catch {
        throw ObjectiveCError(.other(error.description))
      }
    }
  }

  /// Whether headers that clang cannot read can be written anew.
  var isCache: Bool { if case .cache = self { true } else { false } }
}
