public import Foundation

// Names of Apple's C libraries that Foundation on Linux lacks.

/// An integer of the size of a pointer.
public typealias NSInteger = Int
/// An integer without a sign, of the size of a pointer.
public typealias NSUInteger = UInt
/// An array of Core Foundation is one of Foundation.
public typealias CFArray = NSArray
/// A dictionary of Core Foundation is one of Foundation.
public typealias CFDictionary = NSDictionary
/// A string of Core Foundation is one of Foundation.
public typealias CFString = NSString

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`, for example for an endless `repeatCount`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`.
public let HUGE = Float.greatestFiniteMagnitude
