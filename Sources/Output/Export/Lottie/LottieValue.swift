internal import FileIO
internal import Geometry

/// A value of JSON.
indirect enum LottieValue {
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([LottieValue])
  case object([String: LottieValue])

  /// Returns a list of numbers.
  static func numbers(_ numbers: [Double]) -> LottieValue { .list(numbers.map { .number($0) }) }

  /// Returns a property that does not change.
  static func still(_ value: LottieValue) -> LottieValue { ["a": 0, "k": value] }

  /// The value as JSON.
  ///
  /// Keys are in alphabetical order, so that equal values have equal bytes, except for `ty`:
  /// rlottie skips what is before the type of a shape, and no encoder of Foundation keeps an order.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .number(let number):
      precondition(number.isFinite, "an animation has a number that is not finite")
      bytes += number.shortestDescription.utf8
    case .text(let text): bytes += text.jsonString.utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .list(let list):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in list.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      let names = object.keys.sorted { ($0 == "ty" ? "" : $0) < ($1 == "ty" ? "" : $1) }
      for (index, name) in names.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += name.jsonString.utf8
        bytes.append(UInt8(ascii: ":"))
        object[name]?.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension LottieValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral
{
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(arrayLiteral elements: LottieValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, LottieValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension [Key] {
  /// Returns the keys as a property.
  ///
  /// - Parameter value: The value of a key.
  /// - Returns: The property; one that does not change for one key.
  func property(_ value: ([Double]) -> LottieValue) -> LottieValue {
    guard count > 1 else { return .still(value(first?.values ?? [])) }
    let frames: [LottieValue] = enumerated().map { index, key in
      var frame: [String: LottieValue] = [
        "t": .number(Double(key.frame)),
        // Shapes and single numbers are in a list, too.
        "s": value(key.values).inList,
      ]
      if index + 1 < count {
        if self[index + 1].isStep {
          frame["h"] = 1
        } else {
          // A straight line from one key to the next.
          frame["o"] = ["x": 0, "y": 0]
          frame["i"] = ["x": 1, "y": 1]
        }
      }
      return .object(frame)
    }
    return ["a": 1, "k": .list(frames)]
  }
}

extension LottieValue {
  fileprivate var inList: LottieValue {
    if case .list = self { self } else { .list([self]) }
  }
}
