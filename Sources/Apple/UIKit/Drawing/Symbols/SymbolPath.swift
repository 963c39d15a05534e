internal import Geometry

/// Reads the paths of the table of symbols.
enum SymbolPath {
  /// Returns the path of a text with the commands M, L, C and Z and absolute coordinates.
  static func path(_ text: Substring) -> Path {
    var path = Path()
    var reader = Reader(bytes: text.utf8[...])
    while let command = reader.bytes.popFirst() {
      switch command {
      case UInt8(ascii: "M"): path.move(to: reader.point())
      case UInt8(ascii: "L"): path.addLine(to: reader.point())
      case UInt8(ascii: "C"):
        let (first, second) = (reader.point(), reader.point())
        path.addCurve(to: reader.point(), controlPoint1: first, controlPoint2: second)
      case UInt8(ascii: "Z"): path.close()
      default: preconditionFailure("a path of a symbol has an unknown command")
      }
    }
    return path
  }

  private struct Reader {
    var bytes: Substring.UTF8View.SubSequence

    /// Reads two numbers, each with a comma after it unless a command follows.
    mutating func point() -> Point {
      let x = number()
      return Point(x, number())
    }

    /// Reads a number with at most two decimal places, which is exact in hundredths.
    private mutating func number() -> Double {
      var (hundredths, places, isNegative) = (0, 0, false)
      var isFraction = false
      while let byte = bytes.first {
        if byte == UInt8(ascii: "-") {
          isNegative = true
        } else if byte == UInt8(ascii: ".") {
          isFraction = true
        } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
          hundredths = hundredths * 10 + Int(byte - UInt8(ascii: "0"))
          if isFraction { places += 1 }
        } else {
          break
        }
        bytes.removeFirst()
      }
      if bytes.first == UInt8(ascii: ",") { bytes.removeFirst() }
      while places < 2 {
        hundredths *= 10
        places += 1
      }
      return (isNegative ? -1 : 1) * Double(hundredths) / 100
    }
  }
}
