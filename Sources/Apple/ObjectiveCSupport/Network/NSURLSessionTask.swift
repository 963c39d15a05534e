// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A task of a session, which ends with the error of a device that is offline.
open class NSURLSessionTask: NSObject {
  private let request: NSURLRequest?
  var number: UInt = 0
  weak var session: NSURLSession?
  var completion: ((AnyObject?, NSURLResponse?, NSError?) -> Void)?
  private var isStarted = false
  private var isDone = false
  private var failure: NSError?

  init(_ request: NSURLRequest?) {
    self.request = request
    super.init()
  }

  /// Asks; the answer, that there is no network, comes after the present event.
  open func resume() {
    guard !isStarted else { return }
    isStarted = true
    logOnce("\(request?.url?.description ?? "A server") is not asked: films have no network.")
    DispatchQueue.main.enqueue { [self] in end(code: -1009) }
  }

  /// Ends the task.
  open func cancel() { DispatchQueue.main.enqueue { [self] in end(code: -999) } }
  /// Does nothing: nothing is asked.
  open func suspend() {}

  private func end(code: Int) {
    guard !isDone else { return }
    isDone = true
    let error = offlineError(code, request?.url)
    failure = error
    completion?(nil, nil, error)
    guard completion == nil, let session else { return }
    (session.delegate() as? any NSURLSessionDelegate)?
      .URLSession(session, task: self, didCompleteWithError: error)
  }

  /// The number of the task in its session.
  open var taskIdentifier: UInt { number }
  /// What the task does: 0 runs, 1 is suspended, 3 has ended.
  open var state: Int { isDone ? 3 : isStarted ? 0 : 1 }
  /// The request.
  open var originalRequest: NSURLRequest! { request }
  /// The request.
  open var currentRequest: NSURLRequest! { request }
  /// The answer: nil.
  open var response: NSURLResponse! { nil }
  /// Why the task has ended; nil before.
  open var error: NSError! { failure }
  /// The number of bytes that came: 0.
  open var countOfBytesReceived: Int64 { 0 }
  /// The number of bytes that are to come: 0, since that is unknown.
  open var countOfBytesExpectedToReceive: Int64 { 0 }
  /// A text of the program's own.
  open var taskDescription: NSString!
  /// How soon the task is done, from 0 to 1; it changes nothing.
  open var priority: Float = 0.5
}

/// A task that asks for bytes.
open class NSURLSessionDataTask: NSURLSessionTask {}
/// A task that asks for a file.
open class NSURLSessionDownloadTask: NSURLSessionTask {}

/// What a session and its tasks tell their delegate.
public protocol NSURLSessionDelegate: AnyObject {
  /// Called when there are no more tasks.
  func URLSession(_ session: NSURLSession!, didBecomeInvalidWithError error: NSError!)
  /// Called when a task has ended.
  func URLSession(
    _ session: NSURLSession!, task: NSURLSessionTask!, didCompleteWithError error: NSError!)
}

extension NSURLSessionDelegate {
  /// Does nothing.
  public func URLSession(_ session: NSURLSession!, didBecomeInvalidWithError error: NSError!) {}
  /// Does nothing.
  public func URLSession(
    _ session: NSURLSession!, task: NSURLSessionTask!, didCompleteWithError error: NSError!
  ) {}
}

/// Returns the error of a request: -1009 of a device that is offline, -999 of one that was ended.
func offlineError(_ code: Int, _ url: NSURL?) -> NSError {
  let sentence =
    code == -1009 ? "The Internet connection appears to be offline." : "cancelled"
  let info = NSMutableDictionary()
  info.setObject(NSString(text: sentence), forKey: NSString(text: "NSLocalizedDescription"))
  if let url { info.setObject(url, forKey: NSString(text: "NSErrorFailingURLKey")) }
  return NSError(initWithDomain: NSString(text: "NSURLErrorDomain"), code: code, userInfo: info)
}
