internal import CQREncode
internal import Geometry

extension FilterCatalog {
  /// The filters that draw codes, black on white, with one pixel for a module: they are scaled
  /// without blurring.
  static let codes: [FilterDefinition] = [
    FilterDefinition(
      "CIQRCodeGenerator", .generator,
      [.data("inputMessage"), .text("inputCorrectionLevel", "M")]
    ) { arguments in
      guard let message = arguments.data("inputMessage"),
        let modules = qrCode(message, level: arguments.text("inputCorrectionLevel"))
      else { return nil }
      return FilterImage(modules: modules, margin: 1)
    },
    FilterDefinition(
      "CICode128BarcodeGenerator", .generator,
      [
        .data("inputMessage"), .number("inputQuietSpace", 7, 0...20),
        .number("inputBarcodeHeight", 32, 1...500),
      ]
    ) { arguments in
      guard let message = arguments.data("inputMessage"), let bars = code128(message) else {
        return nil
      }
      let quiet = min(max(Int(arguments.number("inputQuietSpace")), 0), 1000)
      let height = min(max(Int(arguments.number("inputBarcodeHeight")), 1), 10_000)
      let row =
        [Bool](repeating: false, count: quiet) + bars + [Bool](repeating: false, count: quiet)
      return FilterImage(modules: [[Bool]](repeating: row, count: height), margin: 0)
    },
  ]

  /// Returns the dark modules of a QR code, in rows from the top; nil if the message is too long.
  private static func qrCode(_ message: [UInt8], level: String) -> [[Bool]]? {
    let levels = ["L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H]
    guard let level = levels[level], !message.isEmpty,
      let code = QRcode_encodeData(Int32(message.count), message, 0, level)
    else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    return (0..<width).map { row in
      (0..<width).map { code.pointee.data[row * width + $0] & 1 == 1 }
    }
  }

  /// Returns the bars of a message in Code 128; nil if it is not ASCII.
  private static func code128(_ message: [UInt8]) -> [Bool]? {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    // Code set C has two digits a symbol, B all printable characters, A the control characters.
    let areDigits = message.allSatisfy { (48...57).contains($0) } && message.count % 2 == 0
    var values: [Int]
    if areDigits {
      values = [105]
      for index in stride(from: 0, to: message.count, by: 2) {
        values.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
      }
    } else {
      var isA = message[0] < 32
      values = [isA ? 103 : 104]
      for byte in message {
        if isA != (byte < 32), byte < 32 || byte >= 96 {
          isA.toggle()
          values.append(isA ? 101 : 100)
        }
        values.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
      }
    }
    let sum = values.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
    values.append(sum % 103)
    var bars: [Bool] = []
    for value in values + [106] {
      for (index, width) in code128Widths[value].enumerated() {
        bars += [Bool](repeating: index % 2 == 0, count: Int(width.wholeNumberValue ?? 0))
      }
    }
    return bars
  }
}

extension FilterImage {
  /// Creates an image of dark modules on white with a white margin.
  fileprivate init(modules: [[Bool]], margin: Int) {
    let (width, height) = (modules[0].count + 2 * margin, modules.count + 2 * margin)
    let extent = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    self.init(extent: extent, isNearest: true) { region, _ in
      PixelTile(region) { x, y in
        let (column, row) = (x - margin, height - 1 - y - margin)
        let isDark =
          modules.indices.contains(row) && modules[row].indices.contains(column)
          && modules[row][column]
        return isDark ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
      }
    }
  }
}

/// The widths of bars and spaces of the symbols 0...106 of ISO/IEC 15417.
private let code128Widths: [[Character]] =
  """
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112
  """.split(whereSeparator: \.isWhitespace).map { Array($0) }
