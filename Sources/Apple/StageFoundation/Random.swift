@_spi(Algorithms) internal import Geometry
internal import StageContext
internal import StageKit

/// Returns a random number of 32 bits, from the seeded numbers of the application.
public func arc4random() -> UInt32 { ApplicationContext.shared.random.next() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a random number below a bound; 0 for the bound 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound == 0 ? 0 : UInt32.random(in: 0..<upperBound, using: &ApplicationContext.shared.random)
}

/// Returns a random number from 0 to below 1.
public func drand48() -> Double {
  Double.random(in: 0..<1, using: &ApplicationContext.shared.random)
}

/// Sets where the random numbers begin; they always begin at the same place.
public func srand48(_ seed: Int) {}

/// The generator of the standard library's name: it has the seeded numbers of the application.
///
/// Outside of an application it has those of the machine.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator; all have the same numbers in turn.
  public init() {}

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    guard let context = ApplicationContext.current else {
      var generator = Swift.SystemRandomNumberGenerator()
      return generator.next()
    }
    return context.random.next()
  }
}

// Each type is extended for itself: an extension of `FixedWidthInteger` would be as good a match as
// that of the standard library, and calls ambiguous.

extension Int {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Int>) -> Int {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Int>) -> Int {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension UInt32 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<UInt32>) -> UInt32 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<UInt32>) -> UInt32 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension UInt8 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<UInt8>) -> UInt8 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<UInt8>) -> UInt8 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Int32 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Int32>) -> Int32 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Int32>) -> Int32 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Int64 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Int64>) -> Int64 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Int64>) -> Int64 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension UInt {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<UInt>) -> UInt {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<UInt>) -> UInt {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension UInt64 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<UInt64>) -> UInt64 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<UInt64>) -> UInt64 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Double {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Double>) -> Double {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Double>) -> Double {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Float {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Float>) -> Float {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Float>) -> Float {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Bool {
  /// Returns a random value, from the seeded numbers of the application.
  public static func random() -> Bool { random(using: &ApplicationContext.shared.random) }
}

extension Array {
  /// Returns a random element, from the seeded numbers of the application; nil if there is none.
  public func randomElement() -> Element? {
    randomElement(using: &ApplicationContext.shared.random)
  }

  /// Returns the elements in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Element] { shuffled(using: &ApplicationContext.shared.random) }

  /// Puts the elements into a random order, from the seeded numbers of the application.
  public mutating func shuffle() { shuffle(using: &ApplicationContext.shared.random) }
}

extension Int16 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Int16>) -> Int16 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Int16>) -> Int16 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension UInt16 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<UInt16>) -> UInt16 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<UInt16>) -> UInt16 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Int8 {
  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: Range<Int8>) -> Int8 {
    random(in: range, using: &ApplicationContext.shared.random)
  }

  /// Returns a random number in a range, from the seeded numbers of the application.
  public static func random(in range: ClosedRange<Int8>) -> Int8 {
    random(in: range, using: &ApplicationContext.shared.random)
  }
}

extension Collection {
  /// Returns a random element, from the seeded numbers of the application; nil if there is none.
  fileprivate var randomOne: Element? { randomElement(using: &ApplicationContext.shared.random) }
}

extension String {
  /// Returns a random character, from the seeded numbers of the application.
  public func randomElement() -> Character? { randomOne }
  /// Returns the characters in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Character] { shuffled(using: &ApplicationContext.shared.random) }
}

extension ArraySlice {
  /// Returns a random element, from the seeded numbers of the application.
  public func randomElement() -> Element? { randomOne }
  /// Returns the elements in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Element] { shuffled(using: &ApplicationContext.shared.random) }
}

extension Set {
  /// Returns a random element, from the seeded numbers of the application.
  public func randomElement() -> Element? { randomOne }
  /// Returns the elements in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Element] { shuffled(using: &ApplicationContext.shared.random) }
}

extension Dictionary {
  /// Returns a random entry, from the seeded numbers of the application.
  public func randomElement() -> Element? { randomOne }
  /// Returns the entries in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Element] { shuffled(using: &ApplicationContext.shared.random) }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  /// Returns a random element, from the seeded numbers of the application.
  public func randomElement() -> Bound? { randomOne }
  /// Returns the elements in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Bound] { shuffled(using: &ApplicationContext.shared.random) }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  /// Returns a random element, from the seeded numbers of the application.
  public func randomElement() -> Bound? { randomOne }
  /// Returns the elements in a random order, from the seeded numbers of the application.
  public func shuffled() -> [Bound] { shuffled(using: &ApplicationContext.shared.random) }
}
