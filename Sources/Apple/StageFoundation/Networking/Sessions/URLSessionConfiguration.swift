public import Foundation
public import FoundationNetworking

/// How a session loads, in place of Foundation's; only its protocols have an effect.
open class URLSessionConfiguration: NSObject {
  /// The identifier of a session in the background; nil for others.
  open private(set) var identifier: String?
  /// The classes that are asked before the network; none by default.
  open var protocolClasses: [AnyClass]?
  /// Fields of the header of every request; none by default.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The seconds after which a request without an answer fails; 60 by default.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds after which a resource that is not complete fails; seven days by default.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// How caches are used; it changes nothing.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// The cache, which is not used; nil by default.
  open var urlCache: URLCache?
  /// The cookies, which are not used; nil by default.
  open var httpCookieStorage: HTTPCookieStorage?
  /// When cookies are taken; it changes nothing.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// Whether requests have cookies; it changes nothing.
  open var httpShouldSetCookies = true
  /// Whether requests follow each other without answers; it changes nothing.
  open var httpShouldUsePipelining = false
  /// The number of connections to a host; it changes nothing.
  open var httpMaximumConnectionsPerHost = 6
  /// The passwords, which are not used; nil by default.
  open var urlCredentialStorage: URLCredentialStorage?
  /// Whether the network of a phone is used; it changes nothing.
  open var allowsCellularAccess = true
  /// Whether a network that costs is used; it changes nothing.
  open var allowsExpensiveNetworkAccess = true
  /// Whether a network is used that is to be spared; it changes nothing.
  open var allowsConstrainedNetworkAccess = true
  /// Whether tasks wait for a network instead of failing; false by default.
  open var waitsForConnectivity = false
  /// Whether the system decides when tasks begin; it changes nothing.
  open var isDiscretionary = false
  /// Whether the application is started for tasks in the background; it changes nothing.
  open var sessionSendsLaunchEvents = true
  /// Whether connections stay open in the background; it changes nothing.
  open var shouldUseExtendedBackgroundIdleMode = false
  /// The container of the group of applications; it changes nothing.
  open var sharedContainerIdentifier: String?
  /// The settings of a proxy; they change nothing.
  open var connectionProxyDictionary: [AnyHashable: Any]?

  /// The configuration of sessions that keep what they load.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// The configuration of sessions that keep nothing, which is the same.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// Returns the configuration of sessions in the background, whose tasks run as others do.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }
}
