internal import CSVG
internal import Geometry
internal import PictureKit
private import Synchronization

/// The parsed documents of vector images, each used by one thread at a time.
///
/// They are drawn here on pages that keep shapes alone; ``SVGProcesses`` draws pixels.
final class SVGDocumentPool: Sendable {
  /// A document that no thread uses.
  private struct Entry: @unchecked Sendable {
    let image: VectorImage
    let document: OpaquePointer
  }

  /// The documents in the order of their last use.
  private let entries = Mutex<[Entry]>([])
  private static let capacity = 64

  deinit {
    entries.withLock { for entry in $0 { csvg_document_destroy(entry.document) } }
  }

  /// Draws an image from (0, 0) to its size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - cairo: A Cairo context.
  /// - Returns: Why the image cannot be drawn; nil if it has been drawn.
  func draw(_ image: VectorImage, on cairo: OpaquePointer) -> String? {
    var message = [CChar](repeating: 0, count: Int(CSVGMessageCapacity))
    var document = unusedDocument(of: image)
    if document == nil {
      document = image.document.withUnsafeBufferPointer {
        csvg_document_create($0.baseAddress, $0.count, &message)
      }
    }
    guard let document else { return Self.text(message) }
    let isDrawn = csvg_document_draw(
      document, UnsafeMutableRawPointer(cairo), image.size.width, image.size.height, &message)
    guard isDrawn else {
      csvg_document_destroy(document)
      return Self.text(message)
    }
    keep(Entry(image: image, document: document))
    return nil
  }

  private func unusedDocument(of image: VectorImage) -> OpaquePointer? {
    let entry = entries.withLock { entries in
      entries.firstIndex { $0.image == image }.map { entries.remove(at: $0) }
    }
    return entry?.document
  }

  private func keep(_ entry: Entry) {
    let oldest = entries.withLock { entries in
      entries.append(entry)
      return entries.count > Self.capacity ? entries.removeFirst() : nil
    }
    if let oldest { csvg_document_destroy(oldest.document) }
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
