/// A connection to a server, which fails as on a device that is offline: films have no network.
open class NSURLConnection: NSObject {
  private let request: NSURLRequest?
  private let delegate: AnyObject?
  private var isStarted = false
  private var isCancelled = false

  /// Creates a connection and asks.
  public required init(initWithRequest request: NSURLRequest!, delegate: AnyObject!) {
    self.request = request
    self.delegate = delegate
    super.init()
    start()
  }

  /// Creates a connection.
  public required init(
    initWithRequest request: NSURLRequest!, delegate: AnyObject!, startImmediately: Bool
  ) {
    self.request = request
    self.delegate = delegate
    super.init()
    if startImmediately { start() }
  }

  /// Returns a connection that asks.
  open class func connectionWithRequest(
    _ request: NSURLRequest!, delegate: AnyObject!
  ) -> Self! { Self(initWithRequest: request, delegate: delegate) }

  /// Calls a block, after the present event, with the error that there is no network.
  public class func sendAsynchronousRequest(
    _ request: NSURLRequest!, queue: AnyObject!,
    completionHandler: ((NSURLResponse?, NSData?, NSError?) -> Void)!
  ) {
    say(request)
    DispatchQueue.main.enqueue { completionHandler?(nil, nil, offlineError(-1009, request?.url)) }
  }

  /// Returns nil, with the error that there is no network.
  public class func sendSynchronousRequest(
    _ request: NSURLRequest!, returningResponse: UnsafeMutablePointer<NSURLResponse?>?,
    error: UnsafeMutablePointer<NSError?>?
  ) -> NSData! {
    say(request)
    error?.pointee = offlineError(-1009, request?.url)
    return nil
  }

  /// Returns whether a request could be sent: true, as Apple's.
  public class func canHandleRequest(_ request: NSURLRequest!) -> Bool { true }

  private class func say(_ request: NSURLRequest?) {
    logOnce("\(request?.url?.description ?? "A server") is not asked: films have no network.")
  }

  /// Starts the request, which fails after the present event, since there is no network.
  open func start() {
    guard !isStarted else { return }
    isStarted = true
    Self.say(request)
    DispatchQueue.main.enqueue { [self] in
      guard !isCancelled else { return }
      (delegate as? any NSURLConnectionDelegate)?
        .connection(self, didFailWithError: offlineError(-1009, request?.url))
    }
  }

  /// Ends the connection without calling its delegate.
  open func cancel() { isCancelled = true }
  /// Returns the request.
  open func currentRequest() -> NSURLRequest! { request }
  /// Returns the request.
  open func originalRequest() -> NSURLRequest! { request }
}

/// The methods that a connection calls on its delegate.
public protocol NSURLConnectionDelegate: AnyObject {
  /// Called when a connection has failed.
  func connection(_ connection: NSURLConnection!, didFailWithError error: NSError!)
}

extension NSURLConnectionDelegate {
  /// Does nothing.
  public func connection(_ connection: NSURLConnection!, didFailWithError error: NSError!) {}
}
