public import Foundation
public import FoundationNetworking
internal import StageContext
internal import StageKit

/// A request of a session, in place of Foundation's.
open class URLSessionTask: NSObject {
  /// What a task is doing.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  /// The priority of a task in the middle: 0.5.
  public static let defaultPriority: Float = 0.5
  /// A low priority: 0.25.
  public static let lowPriority: Float = 0.25
  /// A high priority: 0.75.
  public static let highPriority: Float = 0.75

  /// The number of the task in its session.
  public let taskIdentifier: Int
  /// The request that the task was created with.
  public let originalRequest: URLRequest?
  /// The request that is loaded.
  open internal(set) var currentRequest: URLRequest?
  /// The response; nil before it has come.
  open internal(set) var response: URLResponse?
  /// The error; nil without one.
  open internal(set) var error: (any Error)?
  /// What the task is doing; `.suspended` before ``resume()``.
  open internal(set) var state = State.suspended
  /// The priority; it changes nothing.
  open var priority = URLSessionTask.defaultPriority
  /// A text for the program.
  open var taskDescription: String?
  /// Reports of this task; nil by default.
  open weak var delegate: (any URLSessionTaskDelegate)?
  /// The earliest date of the beginning; it changes nothing.
  open var earliestBeginDate: Date?
  /// The number of bytes that have come.
  open internal(set) var countOfBytesReceived: Int64 = 0
  /// The number of bytes that will come; -1 if that is not known.
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  /// The number of bytes of the request that are sent.
  open internal(set) var countOfBytesSent: Int64 = 0
  /// The number of bytes of the request.
  open var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  /// How much of the bytes has come.
  public let progress = Progress(totalUnitCount: 100)

  /// The session, which exists until its tasks are complete.
  let session: URLSession
  /// What is called at the end with the bytes; nil for tasks that report to a delegate.
  let complete: ((Data?, URLResponse?, (any Error)?) -> Void)?
  /// The bytes.
  var received = Data()
  private var loading: URLLoading?

  init(
    _ request: URLRequest, of session: URLSession, number: Int,
    complete: ((Data?, URLResponse?, (any Error)?) -> Void)?
  ) {
    taskIdentifier = number
    originalRequest = request
    currentRequest = request
    self.session = session
    self.complete = complete
    super.init()
  }

  /// Begins or goes on.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    guard loading == nil else { return }
    let loading = URLLoading(self)
    self.loading = loading
    loading.begin()
  }

  /// Waits; an answer is given after ``resume()``.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    loading?.cancel()
    loading = nil
  }

  /// Ends the task with an error.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    loading?.cancel()
    session.finish(self, with: URLError.failure(.cancelled, at: currentRequest?.url))
    loading = nil
  }

  /// Ends the loading without a report.
  func endLoading() { loading = nil }
}

/// A task whose bytes are kept in memory, in place of Foundation's.
open class URLSessionDataTask: URLSessionTask {}

/// A task that sends bytes, in place of Foundation's.
open class URLSessionUploadTask: URLSessionDataTask {}

/// A task whose bytes are a file, in place of Foundation's.
open class URLSessionDownloadTask: URLSessionTask {
  /// Ends the task; it cannot go on later, so that the function gets nil.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}
