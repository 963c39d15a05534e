internal import Foundation
internal import FoundationNetworking
internal import StageContext
internal import StageKit

/// Loads the request of a task: by a protocol of the program, an answer of a script, or a file.
final class URLLoading: NSObject, URLProtocolClient {
  private weak var task: URLSessionTask?
  private let session: URLSession
  private var isCancelled = false
  private var loader: URLProtocol?
  /// How often a protocol has given another request.
  private var redirections = 0
  private static let maxRedirections = 20

  init(_ task: URLSessionTask) {
    self.task = task
    session = task.session
    super.init()
  }

  /// Begins at the present time of the stage, after the present function.
  func begin() {
    // The task exists until it is complete, also if the program does not keep it.
    guard let task, let request = task.currentRequest else { return }
    guard let url = request.url else { return fail(task, .badURL, after: 0) }
    if let type = protocolClass(for: request) {
      let loader = type.init(
        request: type.canonicalRequest(for: request), cachedResponse: nil, client: self)
      self.loader = loader
      return perform(after: 0) {
        withExtendedLifetime(task) { loader.startLoading() }
      }
    }
    if let answer = ApplicationContext.shared.networkAnswers.answer(to: url) {
      return perform(after: answer.delay) { [self] in
        let response = HTTPURLResponse(
          url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
          headerFields: answer.headers)
        guard let response else { return session.finish(task, with: URLError(.badServerResponse)) }
        give(response, answer.body, to: task)
      }
    }
    if url.isFileURL || url.scheme == "data" {
      return perform(after: 0) { [self] in read(url, for: task) }
    }
    guard ["http", "https", "ftp", "ws", "wss"].contains(url.scheme?.lowercased()) else {
      return fail(task, .unsupportedURL, after: 0)
    }
    ApplicationContext.logOffline(url)
    if session.configuration.waitsForConnectivity {
      session.report(task) { $0.urlSession($1, taskIsWaitingForConnectivity: task) }
      fail(task, .timedOut, after: session.configuration.timeoutIntervalForResource)
    } else {
      fail(task, .notConnectedToInternet, after: NetworkAnswers.delay)
    }
  }

  /// Stops what has not been reported.
  func cancel() {
    isCancelled = true
    loader?.stopLoading()
    loader = nil
  }

  private func protocolClass(for request: URLRequest) -> URLProtocol.Type? {
    let own = (session.configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
    let all = own + (session.isShared ? URLProtocol.registeredClasses : [])
    guard let task else { return nil }
    return all.first {
      task === task && ($0.canInit(with: task) || $0.canInit(with: request))
    }
  }

  private func perform(after delay: Double, _ body: @escaping () -> Void) {
    let context = ApplicationContext.shared
    guard delay.isFinite else { return }
    context.stage.perform(at: context.time + max(delay, 0)) { [self] in
      if !isCancelled { body() }
    }
  }

  private func fail(_ task: URLSessionTask, _ code: URLError.Code, after delay: Double) {
    perform(after: delay) { [self] in
      session.finish(task, with: URLError.failure(code, at: task.currentRequest?.url))
    }
  }

  private func read(_ url: URL, for task: URLSessionTask) {
    guard let data = url.inlineContents ?? (try? NSData(contentsOf: url, options: []) as Data)
    else {
      return session.finish(task, with: URLError.failure(.fileDoesNotExist, at: url))
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    give(response, data, to: task)
  }

  private func give(_ response: URLResponse, _ data: Data, to task: URLSessionTask) {
    session.take(response, of: task) { [self] in
      if !data.isEmpty { session.take(data, of: task) }
      session.finish(task, with: nil)
    }
  }

  // MARK: Protocols of the program

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    guard let task, !isCancelled else { return }
    session.take(response, of: task) {}
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    guard let task, !isCancelled else { return }
    session.take(data, of: task)
  }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    guard let task, !isCancelled else { return }
    session.finish(task, with: nil)
  }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    guard let task, !isCancelled else { return }
    session.finish(task, with: error)
  }

  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    guard let task, !isCancelled else { return }
    redirections += 1
    guard redirections <= Self.maxRedirections else {
      return fail(task, .httpTooManyRedirects, after: 0)
    }
    task.currentRequest = request
    loader = nil
    begin()
  }

  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
  ) {
    guard let task, !isCancelled else { return }
    give(cachedResponse.response, cachedResponse.data, to: task)
  }
}
