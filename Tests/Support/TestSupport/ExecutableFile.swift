private import Glibc
package import SystemPackage

/// Writes a script that can be executed when the function returns.
///
/// A process that another thread starts meanwhile has the file open for writing until it runs its
/// own program, and a file that is open for writing cannot be executed: `ETXTBSY`. So this waits
/// until no process has.
package func putExecutable(_ text: String, into path: FilePath) throws {
  try put(text.utf8, into: path)
  guard chmod(path.string, 0o755) == 0 else { throw Errno(rawValue: errno) }
  let file = try FileDescriptor.open(path, .readOnly)
  defer { try? file.close() }
  // F_SETLEASE, which needs a macro of GNU's: nobody gets a lease for reading while the file is
  // open for writing.
  while fcntl(file.rawValue, 1024, F_RDLCK) != 0, errno == EAGAIN { sched_yield() }
}
