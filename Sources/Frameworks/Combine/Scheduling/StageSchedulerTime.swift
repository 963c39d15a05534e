public import OpenCombine
internal import StageContext
public import StageFoundation
internal import StageKit

/// A time of queues and run loops as publishers see it: one of the stage.
public struct StageSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The seconds since the beginning of the film.
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// Creates the time of a date.
  public init(_ date: Date) {
    seconds = date.timeIntervalSince(ApplicationContext.startOfTime)
  }

  /// The date of the time.
  public var date: Date { ApplicationContext.startOfTime.addingTimeInterval(seconds) }

  /// Returns the time from this one to another.
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  /// Returns the time after an interval.
  public func advanced(by stride: Stride) -> Self { Self(seconds: seconds + stride.timeInterval) }

  /// An interval, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, SignedNumeric,
    Comparable, Hashable, Codable, Sendable
  {
    /// The seconds.
    public var timeInterval: TimeInterval
    /// The seconds, by the name of numbers.
    public var magnitude: TimeInterval { timeInterval }

    /// Creates an interval of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Creates an interval of seconds.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    /// Creates an interval of seconds.
    public init(integerLiteral value: TimeInterval) { timeInterval = value }
    /// Creates an interval of seconds.
    public init?<Source: BinaryInteger>(exactly source: Source) {
      timeInterval = TimeInterval(source)
    }
    /// Creates an interval of Dispatch.
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let count): timeInterval = Double(count)
      case .milliseconds(let count): timeInterval = Double(count) / 1e3
      case .microseconds(let count): timeInterval = Double(count) / 1e6
      case .nanoseconds(let count): timeInterval = Double(count) / 1e9
      case .never: timeInterval = .infinity
      @unknown default: timeInterval = 0
      }
    }

    /// Returns an interval of seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Returns an interval of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns an interval of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Returns an interval of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Returns whether an interval is shorter than another one.
    public static func < (left: Self, right: Self) -> Bool {
      left.timeInterval < right.timeInterval
    }
    /// Returns the sum of two intervals.
    public static func + (left: Self, right: Self) -> Self {
      Self(left.timeInterval + right.timeInterval)
    }
    /// Returns the difference of two intervals.
    public static func - (left: Self, right: Self) -> Self {
      Self(left.timeInterval - right.timeInterval)
    }
    /// Returns the product of two intervals' seconds.
    public static func * (left: Self, right: Self) -> Self {
      Self(left.timeInterval * right.timeInterval)
    }
    /// Multiplies an interval.
    public static func *= (left: inout Self, right: Self) { left = left * right }
    /// Adds to an interval.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Subtracts from an interval.
    public static func -= (left: inout Self, right: Self) { left = left - right }
  }
}
