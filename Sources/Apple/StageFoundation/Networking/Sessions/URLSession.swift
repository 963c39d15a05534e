internal import Foundation
internal import FoundationNetworking
internal import Geometry
internal import StageContext
internal import StageKit

/// A session of requests on the clock of the stage, in place of Foundation's.
///
/// There is no network: protocols of the program, answers of a script and files are loaded, and all
/// other requests fail as on a device that is offline.
open class URLSession: NSObject {
  /// What is done about a question for a password.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  /// What is done after a response.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }

  /// How the session loads.
  public let configuration: URLSessionConfiguration
  /// What the session reports to; nil by default.
  open private(set) var delegate: (any URLSessionDelegate)?
  /// The queue of reports.
  public let delegateQueue: OperationQueue
  /// A text for the program.
  open var sessionDescription: String?

  var isShared = false
  private var tasks: [URLSessionTask] = []
  private var taskCount = 0
  private var isInvalid = false

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - configuration: How it loads.
  ///   - delegate: What it reports to, which is retained until the session is invalidated.
  ///   - queue: The queue of reports; nil is the main one.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
    super.init()
  }

  private final class SharedSession {
    let session = URLSession(configuration: .default)
    init() { session.isShared = true }
  }

  /// The session of the application.
  open class var shared: URLSession {
    ApplicationContext.shared.service { _ in SharedSession() }.session
  }

  func add<Task: URLSessionTask>(
    _ type: Task.Type, _ request: URLRequest, _ make: (URLRequest, Int) -> Task
  ) -> Task {
    precondition(!isInvalid, "a task was created in a session that has been invalidated")
    var request = request
    for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
      let name = "\(name.base)"
      if request.value(forHTTPHeaderField: name) == nil {
        request.setValue("\(value)", forHTTPHeaderField: name)
      }
    }
    taskCount += 1
    let task = make(request, taskCount)
    tasks.append(task)
    return task
  }

  // MARK: Ends

  /// Ends the session when its tasks are complete.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    endIfInvalid()
  }

  /// Cancels the tasks and ends the session.
  open func invalidateAndCancel() {
    isInvalid = true
    for task in tasks { task.cancel() }
    endIfInvalid()
  }

  /// Calls a function; there is nothing to be removed.
  open func reset(completionHandler: @escaping () -> Void) {
    delegateQueue.addOperation(completionHandler)
  }
  /// Calls a function; there is nothing to be written.
  open func flush(completionHandler: @escaping () -> Void) {
    delegateQueue.addOperation(completionHandler)
  }

  /// Calls a function with the tasks that are not complete.
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) {
    delegateQueue.addOperation { [self] in
      completionHandler(
        tasks.compactMap { $0 is URLSessionUploadTask ? nil : $0 as? URLSessionDataTask },
        tasks.compactMap { $0 as? URLSessionUploadTask },
        tasks.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  /// Calls a function with the tasks that are not complete.
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    delegateQueue.addOperation { [self] in completionHandler(tasks) }
  }

  /// The tasks that are not complete.
  public var allTasks: [URLSessionTask] { get async { tasks } }

  private func endIfInvalid() {
    guard isInvalid, tasks.isEmpty, let delegate else { return }
    self.delegate = nil
    delegateQueue.addOperation { [self] in
      delegate.urlSession(self, didBecomeInvalidWithError: nil)
    }
  }

  // MARK: Answers

  func report(_ task: URLSessionTask, _ body: (any URLSessionTaskDelegate, URLSession) -> Void) {
    if let delegate = task.delegate ?? delegate as? any URLSessionTaskDelegate {
      body(delegate, self)
    }
  }

  func take(_ response: URLResponse, of task: URLSessionTask, then next: @escaping () -> Void) {
    task.response = response
    guard let dataTask = task as? URLSessionDataTask, task.complete == nil,
      let delegate = (task.delegate ?? delegate) as? any URLSessionDataDelegate
    else { return next() }
    delegate.urlSession(self, dataTask: dataTask, didReceive: response) { disposition in
      if disposition == .cancel { task.cancel() } else { next() }
    }
  }

  func take(_ data: Data, of task: URLSessionTask) {
    guard task.state == .running else { return }
    task.countOfBytesReceived += Int64(data.count)
    let expected = task.countOfBytesExpectedToReceive
    if expected > 0 {
      task.progress.completedUnitCount = min(task.countOfBytesReceived * 100 / expected, 100)
    }
    if task.complete == nil, let dataTask = task as? URLSessionDataTask,
      let delegate = (task.delegate ?? delegate) as? any URLSessionDataDelegate
    {
      return delegate.urlSession(self, dataTask: dataTask, didReceive: data)
    }
    task.received.append(data)
    if task.complete == nil, let download = task as? URLSessionDownloadTask,
      let delegate = (task.delegate ?? delegate) as? any URLSessionDownloadDelegate
    {
      delegate.urlSession(
        self, downloadTask: download, didWriteData: Int64(data.count),
        totalBytesWritten: task.countOfBytesReceived, totalBytesExpectedToWrite: expected)
    }
  }

  func finish(_ task: URLSessionTask, with error: (any Error)?) {
    guard task.state != .completed else { return }
    task.state = .completed
    task.error = error
    task.progress.completedUnitCount = 100
    task.endLoading()
    tasks.removeAll { $0 === task }
    if let body = task.originalRequest?.httpBody, error == nil {
      let count = Int64(body.count)
      task.countOfBytesSent = count
      report(task) {
        $0.urlSession(
          $1, task: task, didSendBodyData: count, totalBytesSent: count,
          totalBytesExpectedToSend: count)
      }
    }
    delegateQueue.addOperation { [self] in
      if let complete = task.complete {
        complete(error == nil ? task.received : nil, task.response, error)
      } else {
        giveFile(of: task)
        report(task) { $0.urlSession($1, task: task, didCompleteWithError: error) }
      }
      endIfInvalid()
    }
  }

  private func giveFile(of task: URLSessionTask) {
    guard task.error == nil, let download = task as? URLSessionDownloadTask,
      let delegate = (task.delegate ?? delegate) as? any URLSessionDownloadDelegate
    else { return }
    withTemporaryFile(task.received) {
      delegate.urlSession(self, downloadTask: download, didFinishDownloadingTo: $0)
    }
  }
}
