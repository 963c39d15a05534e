public import UIKit

/// A name in a social network.
open class CNSocialProfile: NSObject {
  /// The address of the page.
  public let urlString: String
  /// The name.
  public let username: String
  /// The number of the user.
  public let userIdentifier: String
  /// The network.
  public let service: String

  /// Creates a name.
  public init(
    urlString: String?, username: String?, userIdentifier: String?, service: String?
  ) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A network.
public let CNSocialProfileServiceFacebook = "Facebook"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A network.
public let CNSocialProfileServiceTwitter = "Twitter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A network.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
