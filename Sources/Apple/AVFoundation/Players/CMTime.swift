/// A time of films and sounds: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: Int64
  /// The number of parts in a second; 0 for a time that is none.
  public var timescale: Int32
  /// Whether the time lasts for ever.
  private var isInfinite = false

  /// Creates a time that is none.
  public init() { (value, timescale) = (0, 0) }
  /// Creates a time of parts.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates a time of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite else {
      self = seconds == .infinity ? .positiveInfinity : .invalid
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    (value, timescale) = (Int64(exactly: parts) ?? 0, preferredTimescale)
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime()
  /// A time that is not known, as that of a film that goes on.
  public static let indefinite = CMTime()
  /// A time after all others.
  public static let positiveInfinity: CMTime = {
    var time = CMTime(value: 0, timescale: 1)
    time.isInfinite = true
    return time
  }()

  /// The seconds; not a number for a time that is none.
  public var seconds: Double {
    isInfinite ? .infinity : timescale == 0 ? .nan : Double(value) / Double(timescale)
  }
  /// Whether the time is one.
  public var isValid: Bool { timescale != 0 }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && !isInfinite }
  /// Whether the time is not known.
  public var isIndefinite: Bool { !isValid }

  /// Returns whether a time is before another one.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  /// Returns whether two times are the same.
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isValid == right.isValid && (!left.isValid || left.seconds == right.seconds)
  }
  /// Hashes the seconds.
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : 0) }
  /// Returns the sum of two times.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
  /// Returns the difference of two times.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(
      seconds: left.seconds - right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of parts of a second, under its old name.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of seconds, under its old name.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The beginning, under its old name.
public let kCMTimeZero = CMTime.zero
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time that is none, under its old name.
public let kCMTimeInvalid = CMTime.invalid

/// A range of times.
public struct CMTimeRange: Hashable, Sendable {
  /// The beginning.
  public var start: CMTime
  /// The length.
  public var duration: CMTime
  /// Creates a range.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// The end.
  public var end: CMTime { start + duration }
}
