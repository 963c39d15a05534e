internal import Foundation

extension InterfaceDocument {
  /// Reads a document from the bytes of a file, also one of Xcode 3 or 4.
  ///
  /// - Parameters:
  ///   - bytes: The XML in UTF-8, up to ``InterfaceDocumentLimits/maximumFileSize`` bytes.
  ///   - name: The name of the file in errors.
  ///   - texts: The texts in a language, which replace those of the document, by their keys in a
  ///     table of strings: `abc-12-xyz.text` is that of the object with the id `abc-12-xyz`.
  /// - Throws: An ``InterfaceDocumentError`` if the bytes are not a document for iOS, or an id, a
  ///   reference or a value in them is not allowed. What the model does not know is not an error;
  ///   see ``uninterpreted``.
  public init(
    _ bytes: [UInt8], name: String, texts: [String: String] = [:]
  ) throws(InterfaceDocumentError) {
    var root = try XMLTreeParser.parse(XMLSource(bytes: bytes, file: name))
    if ArchiveConversion.isArchive(root) { root = ArchiveConversion(root).document }
    DocumentTexts(texts).set(in: root)
    self = try DocumentReader(root, file: name).read()
  }

  /// Reads a document from a file.
  ///
  /// - Parameters:
  ///   - path: The path of a `.storyboard` or `.xib`.
  ///   - texts: The texts in a language, as for ``init(_:name:texts:)``.
  /// - Throws: An ``InterfaceDocumentError`` if the file cannot be read, and as
  ///   ``init(_:name:texts:)``.
  public init(
    contentsOfFile path: String, texts: [String: String] = [:]
  ) throws(InterfaceDocumentError) {
    self = try InterfaceDocument(try InterfaceDocument.bytes(of: path), name: path, texts: texts)
  }

  /// Reads the bytes of a regular file, up to one more than are allowed.
  private static func bytes(of path: String) throws(InterfaceDocumentError) -> [UInt8] {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    if exists, isDirectory.boolValue {
      throw InterfaceDocumentError(
        path.hasSuffix(".storyboardc") || path.hasSuffix(".nib") ? .compiled : .unreadable,
        file: path, line: nil,
        "this is a directory; a storyboard or a xib, a file, is allowed")
    }
    do {
      let url = URL(fileURLWithPath: path)
      let type = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)[.type]
      guard type as? FileAttributeType == .typeRegular else {
        throw InterfaceDocumentError(
          .unreadable, file: path, line: nil,
          "this is not a regular file; only regular files are allowed")
      }
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let limit = InterfaceDocumentLimits.maximumFileSize + 1
      return Array(try handle.read(upToCount: limit) ?? Data())
    } catch let error as InterfaceDocumentError {
      throw error
    } catch {
      throw InterfaceDocumentError(
        .unreadable, file: path, line: nil,
        "the system cannot read the file (\((error as NSError).localizedDescription))")
    }
  }
}
