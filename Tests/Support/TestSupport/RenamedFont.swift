import Foundation

/// Writes a copy of Noto Sans by the family name Test Sans, which is not installed.
///
/// The names in the file have the same number of letters; its checksums, which no reader checks,
/// are those of the original.
///
/// - Parameters:
///   - path: The path of the file.
///   - word: The word in place of Noto, of four letters; Test by default. A font that one test adds
///     may be there for others.
/// - Throws: An error of reading or writing.
public func writeRenamedFont(to path: String, word: String = "Test") throws {
  let original = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
  var data = try Data(contentsOf: URL(fileURLWithPath: original))
  for encoding in [String.Encoding.utf16BigEndian, .ascii] {
    for (old, new) in [("Noto Sans", "\(word) Sans"), ("NotoSans", "\(word)Sans")] {
      guard let old = old.data(using: encoding), let new = new.data(using: encoding) else {
        continue
      }
      var position = data.startIndex
      while let found = data.range(of: old, in: position..<data.endIndex) {
        data.replaceSubrange(found, with: new)
        position = found.upperBound
      }
    }
  }
  try data.write(to: URL(fileURLWithPath: path))
}
