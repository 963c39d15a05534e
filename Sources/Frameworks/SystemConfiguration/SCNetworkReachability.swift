internal import FrameworkSupport
internal import StageContext
@_exported public import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where memory comes from, which is not chosen.
public let kCFAllocatorDefault: AnyObject? = nil

/// Whether an address can be reached: none can, as on a device in flight mode.
public final class SCNetworkReachability: Hashable {
  init() {}

  /// Returns whether two are the same.
  public static func == (left: SCNetworkReachability, right: SCNetworkReachability) -> Bool {
    left === right
  }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How an address can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt32
  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// After a connection that lasts a while.
  public static let transientConnection = Self(rawValue: 1)
  /// At all.
  public static let reachable = Self(rawValue: 2)
  /// After a connection is made.
  public static let connectionRequired = Self(rawValue: 4)
  /// After a connection that data makes.
  public static let connectionOnTraffic = Self(rawValue: 8)
  /// After the user has done something.
  public static let interventionRequired = Self(rawValue: 16)
  /// After a connection that the program makes.
  public static let connectionOnDemand = Self(rawValue: 32)
  /// As an address of the device.
  public static let isLocalAddress = Self(rawValue: 65536)
  /// Directly.
  public static let isDirect = Self(rawValue: 131_072)
  /// By a mobile network.
  public static let isWWAN = Self(rawValue: 262_144)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``SCNetworkReachabilityFlags/reachable``, as a number.
public let kSCNetworkFlagsReachable = 2

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of ``SCNetworkReachabilityFlags/connectionRequired``, as a number.
public let kSCNetworkFlagsConnectionRequired = 4

/// What goes with calls of a function.
public struct SCNetworkReachabilityContext {
  /// The version.
  public var version: Int
  /// What is passed to the function.
  public var info: UnsafeMutableRawPointer?

  /// Creates a context; what it retains is not asked.
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: Any?, release: Any?,
    copyDescription: Any?
  ) { (self.version, self.info) = (version, info) }
}

/// A function that is called when an address can be reached or no longer can.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what tells whether an address can be reached.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what tells whether a computer can be reached.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets how an address can be reached: not at all.
///
/// - Returns: Whether that is known, as it is.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  ApplicationContext.logUnavailable("A network", "no address can be reached")
  flags.pointee = []
  return true
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a function, which is never called: nothing changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets the queue of the function, which is never called.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
