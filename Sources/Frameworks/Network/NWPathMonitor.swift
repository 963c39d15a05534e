internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

/// A network of the device.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of networks.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The kind.
  public let type: InterfaceType
  /// The name.
  public let name: String
}

/// Which networks there are: none.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a network.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// Why there is no network.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  /// Whether there is a network: there is none.
  public var status: Status { .unsatisfied }
  /// Why there is no network: a film has none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The networks: none.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether the network costs: there is none.
  public var isExpensive: Bool { false }
  /// Whether data is to be saved: there is no network.
  public var isConstrained: Bool { false }
  /// Whether there are addresses of version 4: there are none.
  public var supportsIPv4: Bool { false }
  /// Whether there are addresses of version 6: there are none.
  public var supportsIPv6: Bool { false }
  /// Whether names of computers are found: none is.
  public var supportsDNS: Bool { false }

  /// Returns whether a kind of network is used: none is.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells which networks there are: none, as on a device in flight mode.
public final class NWPathMonitor {
  /// Called when the monitor starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// Called when the monitor is cancelled.
  public var cancelHandler: (() -> Void)?
  /// The queue on which the functions are called.
  public private(set) var queue: DispatchQueue?
  /// The networks: none.
  public let currentPath = NWPath()

  /// Creates a monitor of all networks.
  public init() {}
  /// Creates a monitor of networks of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Creates a monitor of networks of other kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Calls the function with the networks.
  public func start(queue: DispatchQueue) {
    ApplicationContext.logUnavailable("A network", "no network is there")
    self.queue = queue
    queue.async { [self] in
      if self.queue != nil { pathUpdateHandler?(currentPath) }
    }
  }

  /// Ends the calls.
  public func cancel() {
    guard queue != nil else { return }
    queue = nil
    cancelHandler?()
  }
}
