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

// The kinds of locks have another type on Linux than `pthread_mutexattr_settype` takes.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A lock that a thread may take once.
public let PTHREAD_MUTEX_NORMAL: Int32 = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A lock that a thread may take again.
public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A lock that a thread may take once, with an error for the second time.
public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The default kind, ``PTHREAD_MUTEX_NORMAL``.
public let PTHREAD_MUTEX_DEFAULT: Int32 = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`, for example for an endless `repeatCount`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest finite `Float`.
public let HUGE = Float.greatestFiniteMagnitude
