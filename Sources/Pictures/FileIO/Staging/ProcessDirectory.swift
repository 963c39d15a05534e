package import SystemPackage

/// Creates a hidden directory for the files of this process, which only its user can read.
///
/// The process removes it before it ends. Those of processes that were killed are removed first:
/// the name says which process made it.
///
/// - Parameter directory: The directory in which it is created.
/// - Returns: Its path.
/// - Throws: `Errno` if it cannot be created.
package func makeProcessDirectory(in directory: FilePath) throws(Errno) -> FilePath {
  removeLeftoversOnce(in: directory)
  let path = StagingName().path(in: directory)
  guard try makeDirectory(path, permissions: .ownerReadWriteExecute) else { throw .fileExists }
  return path
}
