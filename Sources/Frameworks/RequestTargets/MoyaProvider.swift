public import RequestMaking
internal import UIKit

/// Called with the answer to a target, or with an error.
public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void
/// Called with the progress of a request: never before its end.
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

/// How far a request is.
public struct ProgressResponse {
  /// The answer; nil before it has come.
  public let response: Response?
  /// The share that has come, from 0 to 1.
  public var progress: Double { completed ? 1 : 0 }
  /// Whether the request has ended.
  public var completed: Bool { response != nil }
}

/// What can be ended before its time.
public protocol Cancellable {
  /// Whether it was ended.
  var isCancelled: Bool { get }
  /// Ends it.
  func cancel()
}

/// A request that can be ended.
public final class CancellableToken: Cancellable {
  /// Whether it was ended.
  public private(set) var isCancelled = false
  private var end: (() -> Void)?

  init() {}

  /// Ends the request.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    end?()
  }

  func onCancel(_ end: @escaping () -> Void) { self.end = end }
}

/// When a provider answers without asking a network.
public enum StubBehavior {
  /// Never.
  case never
  /// At once.
  case immediate
  /// After some seconds.
  case delayed(seconds: TimeInterval)
}

/// What makes the requests of targets.
public protocol MoyaProviderType: AnyObject {
  /// The targets.
  associatedtype Target: TargetType

  /// Makes the request of a target.
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> any Cancellable
}

/// What makes the requests of targets of a type.
open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  /// Returns where a target is asked.
  public typealias EndpointClosure = (Target) -> Endpoint
  /// Called with a composed request, or with an error.
  public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
  /// Composes the request of an endpoint.
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  /// Returns whether a target is answered without a network.
  public typealias StubClosure = (Target) -> StubBehavior

  /// Where a target is asked.
  public let endpointClosure: EndpointClosure
  /// How the request is composed.
  public let requestClosure: RequestClosure
  /// Whether a target is answered without a network.
  public let stubClosure: StubClosure
  /// The session.
  public let session: Session
  /// What sees requests and answers.
  public let plugins: [any PluginType]
  /// Whether equal requests are made once: kept, and has no effect.
  public let trackInflights: Bool

  /// Creates a provider.
  public init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: DispatchQueue? = nil,
    session: Session = MoyaProvider<Target>.defaultAlamofireSession(),
    plugins: [any PluginType] = [], trackInflights: Bool = false
  ) {
    (self.endpointClosure, self.requestClosure) = (endpointClosure, requestClosure)
    (self.stubClosure, self.session) = (stubClosure, session)
    (self.plugins, self.trackInflights) = (plugins, trackInflights)
  }

  /// Creates a provider with a session, as earlier versions of the library spell it.
  public convenience init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    manager: Session, plugins: [any PluginType] = []
  ) {
    self.init(
      endpointClosure: endpointClosure, requestClosure: requestClosure, stubClosure: stubClosure,
      session: manager, plugins: plugins)
  }

  /// Returns where a target is asked.
  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  /// Makes the request of a target, and calls a function with the answer.
  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = .none, progress: ProgressBlock? = .none,
    completion: @escaping Completion
  ) -> any Cancellable {
    let token = CancellableToken()
    let endpoint = endpoint(target)
    let finish = { [plugins] (result: Result<Response, MoyaError>) in
      for plugin in plugins { plugin.didReceive(result, target: target) }
      let processed = plugins.reduce(result) { $1.process($0, target: target) }
      if let response = try? processed.get() { progress?(ProgressResponse(response: response)) }
      completion(processed)
    }
    requestClosure(endpoint) { result in
      guard !token.isCancelled else { return finish(.failure(Self.cancelled)) }
      switch result {
      case .failure(let error): finish(.failure(error))
      case .success(let request):
        let prepared = self.plugins.reduce(request) { $1.prepare($0, target: target) }
        for plugin in self.plugins {
          plugin.willSend(SentRequest(request: prepared), target: target)
        }
        switch self.stubClosure(target) {
        case .never: self.send(prepared, of: target, token: token, finish)
        case .immediate: finish(Self.sample(endpoint, prepared, token))
        case .delayed(let seconds):
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            finish(Self.sample(endpoint, prepared, token))
          }
        }
      }
    }
    return token
  }

  private func send(
    _ request: URLRequest, of target: Target, token: CancellableToken,
    _ finish: @escaping Completion
  ) {
    let sent = session.request(request)
    token.onCancel { _ = sent.cancel() }
    let codes = target.validationType.statusCodes
    _ = (codes.isEmpty ? sent : sent.validate(statusCode: codes)).response { answer in
      let response = answer.response.map {
        Response(
          statusCode: $0.statusCode, data: answer.data ?? Data(), request: request, response: $0)
      }
      switch (response, answer.error) {
      case (let response?, nil): finish(.success(response))
      case (let response, let error?): finish(.failure(.underlying(error, response)))
      case (nil, nil):
        finish(.failure(.underlying(NSError(domain: NSURLErrorDomain, code: -1), nil)))
      }
    }
  }

  private static var cancelled: MoyaError {
    .underlying(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled), nil)
  }

  private static func sample(
    _ endpoint: Endpoint, _ request: URLRequest, _ token: CancellableToken
  ) -> Result<Response, MoyaError> {
    if token.isCancelled { return .failure(cancelled) }
    switch endpoint.sampleResponseClosure() {
    case .networkResponse(let status, let data):
      return .success(Response(statusCode: status, data: data, request: request))
    case .response(let response, let data):
      return .success(
        Response(
          statusCode: response.statusCode, data: data, request: request, response: response))
    case .networkError(let error): return .failure(.underlying(error, nil))
    }
  }

  // MARK: Defaults

  /// Returns where a target is asked: at its address.
  public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: URL(target: target).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
      task: target.task, httpHeaderFields: target.headers)
  }

  /// Composes the request of an endpoint.
  public final class func defaultRequestMapping(
    for endpoint: Endpoint, closure: RequestResultClosure
  ) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch let error as MoyaError {
      closure(.failure(error))
    } catch {
      closure(.failure(.underlying(error, nil)))
    }
  }

  /// Returns the session of the application.
  public final class func defaultAlamofireSession() -> Session { .default }

  /// Asks the network.
  public final class func neverStub(_ target: Target) -> StubBehavior { .never }
  /// Answers at once what targets give.
  public final class func immediatelyStub(_ target: Target) -> StubBehavior { .immediate }
  /// Answers after some seconds what targets give.
  public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
    { _ in .delayed(seconds: seconds) }
  }
}

private struct SentRequest: RequestType {
  let request: URLRequest?
}
