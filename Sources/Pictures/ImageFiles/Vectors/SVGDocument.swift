internal import CSVG
internal import Geometry

/// A document that librsvg has parsed.
final class SVGDocument {
  private let document: OpaquePointer

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - message: Receives librsvg's reason if it is damaged.
  init?(_ bytes: [UInt8], message: inout String) {
    var text = [CChar](repeating: 0, count: Int(CSVGMessageCapacity))
    let document = bytes.withUnsafeBufferPointer {
      csvg_document_create($0.baseAddress, $0.count, &text)
    }
    guard let document else {
      message = Self.string(text)
      return nil
    }
    self.document = document
  }

  deinit { csvg_document_destroy(document) }

  /// The size of `width` and `height`, or of the viewBox; nil if there is neither.
  var size: Size? {
    var size = Size(0, 0)
    return csvg_document_size(document, &size.width, &size.height) ? size : nil
  }

  /// The size of the viewBox; nil if there is none.
  var viewBoxSize: Size? {
    var size = Size(0, 0)
    return csvg_document_view_box(document, &size.width, &size.height) ? size : nil
  }

  /// Draws the document on few pixels; returns why it cannot be drawn, or nil.
  func problem(at size: Size) -> String? {
    var text = [CChar](repeating: 0, count: Int(CSVGMessageCapacity))
    let isDrawn = csvg_document_check(document, size.width, size.height, &text)
    return isDrawn ? nil : Self.string(text)
  }

  private static func string(_ text: [CChar]) -> String {
    let bytes = text.prefix { $0 != 0 && $0 != CChar(UInt8(ascii: "\n")) }
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
