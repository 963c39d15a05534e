public import Foundation
public import FoundationNetworking
internal import StageContext

/// What a protocol reports to the session that loads by it.
public protocol URLProtocolClient: NSObjectProtocol {
  /// Takes a response.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// Takes bytes.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// Takes the end of the bytes.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// Takes an error.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// Takes another request in place of the present one.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// Takes a response of a cache.
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
}

/// What loads requests of a kind, in place of Foundation's: the program's subclasses answer.
open class URLProtocol: NSObject {
  /// The request.
  public let request: URLRequest
  /// The task; nil without one.
  public let task: URLSessionTask?
  /// The response of a cache; nil without one.
  public let cachedResponse: CachedURLResponse?
  /// What takes the answer.
  public let client: (any URLProtocolClient)?

  /// Creates a protocol of a request.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    self.request = request
    self.cachedResponse = cachedResponse
    self.client = client
    task = nil
    super.init()
  }

  /// Returns whether a class loads a request; false by default.
  open class func canInit(with request: URLRequest) -> Bool { false }
  /// Returns whether a class loads a task; by default whether it loads its request.
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }
  /// Returns the form of a request by which caches find it; by default itself.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  /// Returns whether two requests are one for caches; by default whether they are equal.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

  /// Begins to load; a subclass reports to ``client``.
  open func startLoading() {}
  /// Ends to load.
  open func stopLoading() {}

  /// The classes of the application that are asked before the network, the last first.
  private final class Registry {
    var classes: [URLProtocol.Type] = []
    var properties: [URLRequest: [String: Any]] = [:]
  }

  private static var registry: Registry {
    ApplicationContext.shared.service { _ in Registry() }
  }

  static var registeredClasses: [URLProtocol.Type] { registry.classes.reversed() }

  /// Lets a class load requests of the shared session.
  @discardableResult
  open class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    registry.classes.append(type)
    return true
  }

  /// Ends what ``registerClass(_:)`` began.
  open class func unregisterClass(_ protocolClass: AnyClass) {
    if let index = registry.classes.lastIndex(where: { $0 == protocolClass }) {
      registry.classes.remove(at: index)
    }
  }

  /// Returns a value that was stored for a request; nil if there is none.
  open class func property(forKey key: String, in request: URLRequest) -> Any? {
    registry.properties[request]?[key]
  }
  /// Stores a value for a request.
  open class func setProperty(_ value: Any, forKey key: String, in request: URLRequest) {
    registry.properties[request, default: [:]][key] = value
  }
  /// Removes a value that was stored for a request.
  open class func removeProperty(forKey key: String, in request: URLRequest) {
    registry.properties[request]?[key] = nil
  }
}
