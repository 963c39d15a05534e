import Glibc
package import SystemPackage

/// Returns the path of a program that is built beside the tests.
package func builtProgram(_ name: String) throws -> FilePath {
  guard let tests = realpath("/proc/self/exe", nil) else { throw Errno(rawValue: errno) }
  defer { free(tests) }
  return FilePath(platformString: tests).removingLastComponent().appending(name)
}
