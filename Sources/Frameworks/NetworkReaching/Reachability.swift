@_exported public import UIKit

/// Why it is not known whether there is a network: never thrown here.
public enum ReachabilityError: Error {
  case failedToCreateWithAddress(Int32)
  case failedToCreateWithHostname(String, Int32)
  case unableToSetCallback(Int32)
  case unableToSetDispatchQueue(Int32)
  case unableToGetFlags(Int32)
}

extension Notification.Name {
  /// The notification of another connection.
  public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

/// Whether there is a network, in the words of the library Reachability: there is none.
///
/// Initializers are those of its fifth version, which throw.
public final class Reachability {
  /// What connects a device.
  public enum Connection: CustomStringConvertible {
    case unavailable, wifi, cellular

    /// No connection, by its former name.
    public static var none: Connection { .unavailable }

    /// The connection in words.
    public var description: String {
      switch self {
      case .cellular: "Cellular"
      case .wifi: "WiFi"
      case .unavailable: "No Connection"
      }
    }
  }

  /// Called when there is a network.
  public typealias NetworkReachable = (Reachability) -> Void
  /// Called when there is none.
  public typealias NetworkUnreachable = (Reachability) -> Void

  /// Called when there is a network: never.
  public var whenReachable: NetworkReachable?
  /// Called when there is none: after the notifier has begun.
  public var whenUnreachable: NetworkUnreachable?
  /// Whether mobile networks count.
  public var allowsCellularConnection = true
  /// What is notified of changes.
  public var notificationCenter = NotificationCenter.default
  /// Whether changes are reported.
  public private(set) var notifierRunning = false

  /// Creates an observer of all networks.
  public init(
    queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil,
    notificationQueue: DispatchQueue? = .main
  ) throws {}

  /// Creates an observer of a host.
  public init(
    hostname: String, queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil,
    notificationQueue: DispatchQueue? = .main
  ) throws {}

  /// What connects the device: nothing.
  public var connection: Connection { .unavailable }
  /// Whether there is a network.
  public var isReachable: Bool { false }

  /// Reports that there is no network, after the present event.
  public func startNotifier() throws {
    guard !notifierRunning else { return }
    notifierRunning = true
    DispatchQueue.main.async { [weak self] in
      guard let self, notifierRunning else { return }
      whenUnreachable?(self)
      notificationCenter.post(name: .reachabilityChanged, object: self)
    }
  }

  /// Ends the reports.
  public func stopNotifier() { notifierRunning = false }
}
