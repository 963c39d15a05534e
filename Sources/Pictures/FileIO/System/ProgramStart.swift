package import SystemPackage

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#else
private import Darwin
#endif

/// Checks that this process has what starting a program takes: some more open files and threads.
///
/// What starts a program calls this first: without a pipe or a thread of its own the library that
/// does it ends the process, or waits forever.
///
/// - Throws: `Errno`: `tooManyOpenFiles` and the like, `resourceTemporarilyUnavailable` for
///   threads.
package func checkCanStartProgram() throws(Errno) {
  var files: [FileDescriptor] = []
  defer { for file in files { try? file.close() } }
  for _ in 0..<16 {
    files.append(try open("/dev/null", .readOnly))
  }
  guard availableThreads(upTo: 4) == 4 else { throw .resourceTemporarilyUnavailable }
}

/// Creates threads that exist at the same time, and ends them.
///
/// - Parameter count: The number of threads.
/// - Returns: How many could be created.
package func availableThreads(upTo count: Int) -> Int {
  var gate = pthread_mutex_t()
  pthread_mutex_init(&gate, nil)
  pthread_mutex_lock(&gate)
  defer { pthread_mutex_destroy(&gate) }
  return withUnsafeMutablePointer(to: &gate) { gate in
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let result = pthread_create(
        &thread, nil,
        { gate in
          if let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) {
            pthread_mutex_lock(gate)
            pthread_mutex_unlock(gate)
          }
          return nil
        }, gate)
      guard result == 0 else { break }
      threads.append(thread)
    }
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    return threads.count
  }
}
