// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What is asked of servers, in place of Foundation's; films have no network, so that every task
/// ends with the error of a device that is offline.
open class NSURLSession: NSObject {
  private let settings: NSURLSessionConfiguration
  private let receiver: AnyObject?
  private var taskCount: UInt = 0
  private static nonisolated(unsafe) let shared = NSURLSession(
    settings: NSURLSessionConfiguration(), delegate: nil)

  init(settings: NSURLSessionConfiguration, delegate: AnyObject?) {
    self.settings = settings
    receiver = delegate
    super.init()
  }

  /// Returns the session of the application.
  public class func sharedSession() -> NSURLSession! { shared }
  /// Returns a session.
  public class func sessionWithConfiguration(
    _ configuration: NSURLSessionConfiguration!
  ) -> NSURLSession! {
    NSURLSession(settings: configuration ?? NSURLSessionConfiguration(), delegate: nil)
  }
  /// Returns a session that calls a delegate when its tasks end; the queue is always the main one.
  public class func sessionWithConfiguration(
    _ configuration: NSURLSessionConfiguration!, delegate: AnyObject!, delegateQueue: AnyObject!
  ) -> NSURLSession! {
    NSURLSession(settings: configuration ?? NSURLSessionConfiguration(), delegate: delegate)
  }

  /// Returns the settings.
  open func configuration() -> NSURLSessionConfiguration! { settings }
  /// Returns the delegate; nil for none.
  open func delegate() -> AnyObject! { receiver }
  /// Calls the delegate's method for a session without more tasks, after the present event.
  open func invalidateAndCancel() { finishTasksAndInvalidate() }
  /// Calls the delegate's method for a session without more tasks, after the present event.
  open func finishTasksAndInvalidate() {
    DispatchQueue.main.enqueue { [self] in
      (receiver as? any NSURLSessionDelegate)?.URLSession(self, didBecomeInvalidWithError: nil)
    }
  }

  private func add<Task: NSURLSessionTask>(
    _ task: Task, _ completion: ((AnyObject?, NSURLResponse?, NSError?) -> Void)?
  ) -> Task {
    taskCount += 1
    (task.number, task.session, task.completion) = (taskCount, self, completion)
    return task
  }

  // MARK: Tasks

  /// Returns a task that asks for the bytes of an address.
  open func dataTaskWithURL(_ url: NSURL!) -> NSURLSessionDataTask! {
    dataTaskWithRequest(NSURLRequest.requestWithURL(url))
  }
  /// Returns a task that asks for bytes.
  open func dataTaskWithRequest(_ request: NSURLRequest!) -> NSURLSessionDataTask! {
    add(NSURLSessionDataTask(request), nil)
  }
  /// Returns a task that asks for the bytes of an address.
  open func dataTaskWithURL(
    _ url: NSURL!, completionHandler: ((NSData?, NSURLResponse?, NSError?) -> Void)!
  ) -> NSURLSessionDataTask! {
    dataTaskWithRequest(NSURLRequest.requestWithURL(url), completionHandler: completionHandler)
  }
  /// Returns a task that asks for bytes.
  open func dataTaskWithRequest(
    _ request: NSURLRequest!, completionHandler: ((NSData?, NSURLResponse?, NSError?) -> Void)!
  ) -> NSURLSessionDataTask! {
    add(NSURLSessionDataTask(request)) { completionHandler?($0 as? NSData, $1, $2) }
  }
  /// Returns a task that asks for a file.
  open func downloadTaskWithURL(_ url: NSURL!) -> NSURLSessionDownloadTask! {
    downloadTaskWithRequest(NSURLRequest.requestWithURL(url))
  }
  /// Returns a task that asks for a file.
  open func downloadTaskWithRequest(_ request: NSURLRequest!) -> NSURLSessionDownloadTask! {
    add(NSURLSessionDownloadTask(request), nil)
  }
  /// Returns a task that asks for a file.
  open func downloadTaskWithURL(
    _ url: NSURL!, completionHandler: ((NSURL?, NSURLResponse?, NSError?) -> Void)!
  ) -> NSURLSessionDownloadTask! {
    downloadTaskWithRequest(NSURLRequest.requestWithURL(url), completionHandler: completionHandler)
  }
  /// Returns a task that asks for a file.
  open func downloadTaskWithRequest(
    _ request: NSURLRequest!, completionHandler: ((NSURL?, NSURLResponse?, NSError?) -> Void)!
  ) -> NSURLSessionDownloadTask! {
    add(NSURLSessionDownloadTask(request)) { completionHandler?($0 as? NSURL, $1, $2) }
  }
  /// Returns a task that sends bytes.
  open func uploadTaskWithRequest(
    _ request: NSURLRequest!, fromData data: NSData!,
    completionHandler: ((NSData?, NSURLResponse?, NSError?) -> Void)!
  ) -> NSURLSessionDataTask! { dataTaskWithRequest(request, completionHandler: completionHandler) }
}

/// The settings of a session, which change nothing: there is no network.
open class NSURLSessionConfiguration: NSObject, ObjectCopying {
  /// Returns the settings themselves.
  open func copyWithZone(_ zone: UnsafeMutableRawPointer!) -> AnyObject! { self }
  /// Returns new settings.
  public class func defaultSessionConfiguration() -> NSURLSessionConfiguration! { .init() }
  /// Returns new settings.
  public class func ephemeralSessionConfiguration() -> NSURLSessionConfiguration! { .init() }
  /// Returns new settings.
  public class func backgroundSessionConfigurationWithIdentifier(
    _ identifier: NSString!
  ) -> NSURLSessionConfiguration! { .init() }
  /// The seconds until a request is given up.
  open var timeoutIntervalForRequest = 60.0
  /// The seconds until all of a resource is there.
  open var timeoutIntervalForResource = 604_800.0
  /// Fields of all requests.
  open var HTTPAdditionalHeaders: NSDictionary!
  /// How stored answers are used.
  open var requestCachePolicy: UInt = 0
  /// Whether the mobile network is used.
  open var allowsCellularAccess = true
  /// The number of connections to a server.
  open var HTTPMaximumConnectionsPerHost = 4
  /// The stored answers, of which there are none.
  open var URLCache: AnyObject!
}
