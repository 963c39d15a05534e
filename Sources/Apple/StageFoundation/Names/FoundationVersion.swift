// The version of Foundation, with which source for several versions of iOS finds out on which it
// runs.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of Foundation: that of iOS 17.
public let NSFoundationVersionNumber = 2_000.0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of Foundation in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
