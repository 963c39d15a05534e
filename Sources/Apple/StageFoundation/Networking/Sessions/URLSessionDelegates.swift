public import Foundation
public import FoundationNetworking

/// What a session reports of itself, in place of Foundation's protocol.
public protocol URLSessionDelegate: NSObjectProtocol {
  /// Called when the session is invalid.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Never called: nothing is asked for a password.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Never called: there are no sessions in the background.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}
  /// Does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// What a session reports of its tasks, in place of Foundation's protocol.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Called at the end of a task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  /// Called when a protocol has another request in place of the present one.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void)
  /// Never called: nothing is asked for a password.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called when the bytes of a request are sent.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  /// Called when a task waits for a network.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
  /// Follows the other request.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(request) }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {}
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
  /// Does nothing.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

/// What a session reports of tasks whose bytes it keeps, in place of Foundation's protocol.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Called with the response; the function decides whether the task goes on.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  /// Called with bytes.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  /// Lets the task go on.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// What a session reports of tasks whose bytes are files, in place of Foundation's protocol.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Called with the file, which is removed afterwards.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Called when bytes are written.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
  /// Never called: no task goes on where it was stopped.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64)
}

extension URLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {}
}
