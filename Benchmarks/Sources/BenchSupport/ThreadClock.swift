private import Glibc

/// The CPU time of the calling thread, which excludes the time of other processes.
package enum ThreadClock {
  /// Returns the CPU time of a closure, in milliseconds.
  package static func milliseconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
