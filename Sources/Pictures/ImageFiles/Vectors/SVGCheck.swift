private import Dispatch
internal import Geometry
private import Glibc
private import Synchronization

/// The first parsing and drawing of a document, on a thread of its own.
///
/// librsvg cannot be interrupted: a document that takes too long is left to its thread, which ends
/// with the process. The thread has a large stack, for librsvg's recursion.
final class SVGCheck: Sendable {
  /// What a check found.
  enum Result: Sendable {
    case valid(Size)
    case damaged(String)
    case sizeless
    case invalidSize(Size)
    case tooSlow
  }

  private let bytes: [UInt8]
  private let usesViewBox: Bool
  private let result = Mutex(Result.tooSlow)
  private let isDone = DispatchSemaphore(value: 0)

  private init(_ bytes: [UInt8], usesViewBox: Bool) {
    self.bytes = bytes
    self.usesViewBox = usesViewBox
  }

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - usesViewBox: Whether the size is that of the viewBox if there is one.
  ///   - timeLimit: The longest time to wait.
  /// - Returns: The size, or what is wrong.
  static func run(_ bytes: [UInt8], usesViewBox: Bool, timeLimit: Duration) -> Result {
    let check = SVGCheck(bytes, usesViewBox: usesViewBox)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 64 << 20)
    var thread = pthread_t()
    let retained = Unmanaged.passRetained(check)
    let code = pthread_create(&thread, &attributes, threadBody, retained.toOpaque())
    guard code == 0 else {
      retained.release()
      return .damaged(String(cString: strerror(code)))
    }
    let milliseconds = Int(timeLimit / .milliseconds(1))
    _ = check.isDone.wait(timeout: .now() + .milliseconds(milliseconds))
    return check.result.withLock { $0 }
  }

  fileprivate func run() {
    let found = examine()
    result.withLock { $0 = found }
    isDone.signal()
  }

  private func examine() -> Result {
    var message = ""
    guard let document = SVGDocument(bytes, message: &message) else { return .damaged(message) }
    guard let size = usesViewBox ? document.viewBoxSize ?? document.size : document.size else {
      return .sizeless
    }
    let sides = 0...SVG.maximumSide
    guard sides.contains(size.width), sides.contains(size.height), size.width > 0, size.height > 0
    else { return .invalidSize(size) }
    return document.problem(at: size).map { .damaged($0) } ?? .valid(size)
  }
}

/// The function of the thread.
private func threadBody(_ check: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let check { Unmanaged<SVGCheck>.fromOpaque(check).takeRetainedValue().run() }
  return nil
}
