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
/// A number of Core Foundation is one of Foundation.
public typealias CFNumber = NSNumber
/// A truth value of Core Foundation is a number of Foundation.
public typealias CFBoolean = NSNumber
/// An object of Core Foundation is any.
public typealias CFTypeRef = AnyObject

/// The number that stands for true.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The number that stands for false.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`, for example for an endless `repeatCount`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`.
public let HUGE = Float.greatestFiniteMagnitude
