internal import FileIO
internal import PictureKit
internal import SystemPackage

/// The code of a listing: a text, or the contents of a file.
struct CodeText {
  /// The code.
  let code: String
  /// The language by the extension of the file; Swift for a text.
  let language: CodeLanguage

  /// The largest number of characters.
  private static let maxLength = 20_000

  /// The code as a Swift literal.
  var swift: String { code.swiftLiteral }

  /// Reads the keys `text` and `file`.
  init(_ fields: Fields) throws(SceneError) {
    try fields.check(.exactlyOne(of: ["text", "file"])) {
      "code needs one of text and file, not \($0)."
    }
    let text = try fields.value(
      "text", .scalar(maxLength: Self.maxLength),
      "The code, as it is, which may have several lines."
    ) { (item) throws(SceneError) in
      guard let text = item.text else { throw item.error("a text is needed, not \(item.found).") }
      return try Self.checked(text, of: item)
    }
    let file = try fields.value("file", .plainText, "The path of a file, from the scene file.") {
      (item) throws(SceneError) in
      guard let path = item.text else { throw item.error("a path is needed, not \(item.found).") }
      return (path: path, code: try Self.contents(of: path, item))
    }
    code = text ?? file?.code ?? ""
    language = file.map { CodeLanguage(fileName: $0.path) } ?? .swift
  }

  private static func contents(
    of path: String, _ item: Source.Item
  ) throws(SceneError) -> String {
    let file = FilePath(item.source.path).removingLastComponent().pushing(FilePath(path))
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try readFile(file, maxSize: 4 * Self.maxLength)
    } catch {
      throw item.error("'\(path)' is no file that can be read: \(error)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw item.error("'\(path)' is not a text in UTF-8.")
    }
    return try checked(text, of: item)
  }

  private static func checked(
    _ text: String, of item: Source.Item
  ) throws(SceneError) -> String {
    let count = text.unicodeScalars.count
    guard count <= maxLength else {
      throw item.error("a listing has \(maxLength) characters at most, not \(count).")
    }
    return text
  }
}
