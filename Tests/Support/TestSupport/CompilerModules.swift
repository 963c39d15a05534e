internal import FoundationEssentials
internal import Glibc
public import SystemPackage

/// What the Swift compiler makes of the C modules of the toolchain's libraries: most of a second of
/// its time where they are missing, and the same in every test.
public enum CompilerModules: Sendable {
  /// The directory of the modules of all tests of the process, removed when it exits.
  ///
  /// Tests of commands that compile name it to them as `CLANG_MODULE_CACHE_PATH`.
  public static let directory: FilePath = {
    let name = "zoetrope-test-modules-\(UInt64.random(in: .min ... .max))"
    let path = FilePath(FileManager.default.temporaryDirectory.path).appending(name)
    atexit { try? FileManager.default.removeItem(atPath: CompilerModules.directory.string) }
    return path
  }()
}
