import Foundation

extension Element {
  /// Returns the number in an attribute.
  ///
  /// - Throws: `SVGError` where it is anything but a number without a unit.
  func number(_ attribute: String) throws(SVGError) -> Double {
    let numbers = try numbers(attribute)
    guard numbers.count == 1 else {
      throw invalid(attribute, "one number is allowed")
    }
    return numbers[0]
  }

  /// Returns the numbers in an attribute, separated by white space or commas.
  func numbers(_ attribute: String) throws(SVGError) -> [Double] {
    try numbers(in: attributes[attribute] ?? "", of: attribute)
  }

  /// Returns the points in an attribute.
  func points(_ attribute: String) throws(SVGError) -> [SwiftPoint] {
    let numbers = try numbers(attribute)
    guard numbers.count.isMultiple(of: 2), !numbers.isEmpty else {
      throw invalid(attribute, "pairs of x and y are allowed")
    }
    return stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  /// Returns the numbers in a part of an attribute.
  func numbers(in text: some StringProtocol, of attribute: String) throws(SVGError) -> [Double] {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      // `Double` parses "nan", "inf" and hexadecimal digits too.
      guard word.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(word),
        number.isFinite
      else {
        throw invalid(
          attribute, "\"\(word)\" is not a number; numbers are separated by spaces or commas")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the components, 0...1, of the color in an attribute.
  func color(_ attribute: String) throws(SVGError) -> (red: Double, green: Double, blue: Double) {
    let value = attributes[attribute] ?? ""
    guard let match = value.wholeMatch(of: /rgb\(([0-9.]+)%, *([0-9.]+)%, *([0-9.]+)%\)/),
      let red = Double(match.1), let green = Double(match.2), let blue = Double(match.3),
      max(red, green, blue) <= 100
    else {
      throw invalid(attribute, "rgb(r%, g%, b%) with 0 to 100 is allowed")
    }
    return (red / 100, green / 100, blue / 100)
  }

  /// Returns an opacity or offset, 0...1; 1 where the attribute is missing.
  func fraction(_ attribute: String) throws(SVGError) -> Double {
    guard attributes[attribute] != nil else { return 1 }
    let number = try number(attribute)
    guard 0...1 ~= number else { throw invalid(attribute, "0 to 1 is allowed") }
    return number
  }

  /// Returns the id in an attribute of the form `url(#id)`, nil for other forms.
  func reference(_ attribute: String) -> String? {
    guard let value = attributes[attribute], value.hasPrefix("url(#"), value.hasSuffix(")") else {
      return nil
    }
    return String(value.dropFirst(5).dropLast())
  }

  /// Returns an error that quotes the value of an attribute.
  func invalid(_ attribute: String, _ allowed: String) -> SVGError {
    error("\(attribute) of <\(name)> is \"\(attributes[attribute] ?? "")\"; \(allowed)")
  }
}
