internal import StageContext
internal import StageKit

/// What is known of the process: the same in every run, in place of Foundation's.
open class NSProcessInfo: NSObject {
  private static nonisolated(unsafe) let shared = NSProcessInfo()

  /// Returns the process.
  open class func processInfo() -> NSProcessInfo! { shared }
  /// The time of the stage, in seconds.
  open var systemUptime: Double { ApplicationContext.current?.stage.time ?? 0 }
  /// The name of the program.
  open var processName: NSString! { NSString(text: "zoetrope") }
  /// The environment: empty.
  open var environment: NSDictionary! { NSDictionary() }
  /// The arguments: the name of the program.
  open var arguments: NSArray! { bridgeToObject(["zoetrope"]) }
  /// The number of processors in use: 1.
  open var activeProcessorCount: UInt { 1 }
  /// The number of processors: 1.
  open var processorCount: UInt { 1 }
  /// The version of the system as a text.
  open var operatingSystemVersionString: NSString! { NSString(text: "Version 17.0") }
  /// A text that differs for each call.
  open var globallyUniqueString: NSString! { NSUUID().UUIDString }
}
