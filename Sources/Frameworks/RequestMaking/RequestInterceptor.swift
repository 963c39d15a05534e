public import UIKit

/// What a program does about a request that failed.
public enum RetryResult {
  case retry
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

/// What changes requests before they are made.
public protocol RequestAdapter {
  /// Changes a request, and calls a function with the changed one.
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}

/// What repeats requests that failed: none is repeated, since all would fail again.
public protocol RequestRetrier {
  /// Never called.
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

/// What changes requests, and repeats those that failed.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
  /// Calls the function with the request as it is.
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }

  /// Never called.
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}

/// What hears of requests: nothing is reported.
public protocol EventMonitor {}

/// What knows whether there is a network: there is none.
open class NetworkReachabilityManager {
  /// How a network is reached.
  public enum NetworkReachabilityStatus: Equatable {
    /// The kind of a network.
    public enum ConnectionType { case ethernetOrWiFi, cellular }
    case unknown, notReachable
    case reachable(ConnectionType)
  }

  /// The manager of the application.
  public static var `default`: NetworkReachabilityManager? { NetworkReachabilityManager() }

  /// Creates a manager.
  public init?() {}
  /// Creates a manager of a host.
  public init?(host: String) {}

  /// Whether there is a network: there is none.
  open var isReachable: Bool { false }
  /// Whether there is a mobile network: there is none.
  open var isReachableOnCellular: Bool { false }
  /// Whether there is a network without a cable, or with one: there is none.
  open var isReachableOnEthernetOrWiFi: Bool { false }
  /// How a network is reached: it is not.
  open var status: NetworkReachabilityStatus { .notReachable }

  /// Calls a function with the status, later.
  ///
  /// - Parameters:
  ///   - queue: The queue, which is the main one.
  ///   - listener: The function.
  /// - Returns: true.
  @discardableResult
  open func startListening(
    onQueue queue: DispatchQueue = .main,
    onUpdatePerforming listener: @escaping (NetworkReachabilityStatus) -> Void
  ) -> Bool {
    DispatchQueue.main.async { listener(.notReachable) }
    return true
  }

  /// Does nothing: the status does not change.
  open func stopListening() {}
}
