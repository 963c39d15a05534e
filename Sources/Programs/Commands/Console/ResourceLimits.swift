import ArgumentParser
import FileIO
import Glibc

/// The limits that the system sets to this process.
///
/// Below some of them the runtime ends the process or waits forever, in the middle of work. They
/// are checked before any work, so that a sentence says what is missing.
enum ResourceLimits {
  /// The number of descriptors that a command opens at a time, with those of the runtime.
  private static let minimumDescriptors = 32
  /// The number of threads that the runtime and the watching of ffmpeg need.
  private static var minimumThreads: Int { 6 + sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// Raises soft limits where that is enough, and checks the others.
  ///
  /// - Throws: An `ExitCode` after printing a sentence that names the limit.
  static func check() throws {
    try checkDescriptors()
    try checkThreads()
  }

  private static func limit(_ resource: __rlimit_resource) -> rlimit? {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit : nil
  }

  private static func checkDescriptors() throws {
    guard var limit = limit(RLIMIT_NOFILE), limit.rlim_cur < rlim_t(minimumDescriptors) else {
      return
    }
    let found = limit.rlim_cur
    limit.rlim_cur = min(limit.rlim_max, rlim_t(minimumDescriptors))
    if limit.rlim_cur >= rlim_t(minimumDescriptors),
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    {
      return
    }
    try fail(
      "a process may have \(found) open files here (ulimit -n); \(minimumDescriptors) are needed.")
  }

  /// Creates as many threads at a time as are needed, and ends them.
  private static func checkThreads() throws {
    let isLimited = [RLIMIT_AS, __RLIMIT_NPROC].contains {
      limit($0)?.rlim_cur != rlim_t.max
    }
    guard isLimited else { return }
    let count = availableThreads(upTo: minimumThreads)
    guard count < minimumThreads else { return }
    try fail(
      "the system allows \(count) more threads here (ulimit -u, or -v for their memory); "
        + "\(minimumThreads) are needed.")
  }

  private static func fail(_ sentence: String) throws {
    printError("Error: \(sentence)")
    throw ExitCode.unreadable
  }
}
