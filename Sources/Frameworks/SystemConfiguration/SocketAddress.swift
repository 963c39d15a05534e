public import UIKit

extension sockaddr_in {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The length in bytes, which Linux does not store: it always is that of the structure.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  /// Creates an address of the fields that it has on iOS.
  ///
  /// - Parameters:
  ///   - sin_len: The length in bytes, which Linux does not store.
  ///   - sin_family: The family of addresses.
  ///   - sin_port: The port, in the order of the network.
  ///   - sin_addr: The address.
  ///   - sin_zero: Bytes without a meaning.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}
