/// A text and the edits that are made to it.
struct EditedText {
  private let bytes: [UInt8]
  private var edits: [Edit] = []
  private var known: Set<Edit> = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Adds an edit.
  ///
  /// The same edit twice is made once. Of overlapping replacements the first added is made, unless
  /// the second contains it: see ``rendered(_:)``.
  mutating func add(_ edit: Edit) {
    if known.insert(edit).inserted { edits.append(edit) }
  }

  /// Returns the bytes of a range, without edits.
  func original(_ range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The whole text with all edits made.
  var rendered: String { rendered(0..<bytes.count) }

  /// Returns a range of the text with the edits inside it made.
  ///
  /// Insertions at one offset keep the order in which they were added. A replacement that overlaps
  /// an earlier one in the text, or lies inside it, is not made.
  func rendered(_ range: Range<Int>) -> String {
    let inside = edits.indices.filter {
      let edit = edits[$0].range
      return range.lowerBound <= edit.lowerBound && edit.upperBound <= range.upperBound
    }
    // At one offset insertions come first, then the longest replacement.
    let ordered = inside.sorted { first, second in
      let a = edits[first].range
      let b = edits[second].range
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.count != b.count { return a.count > b.count }
      return first < second
    }
    var result: [UInt8] = []
    var offset = range.lowerBound
    for index in ordered {
      let edit = edits[index]
      guard edit.range.lowerBound >= offset else { continue }
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    result += bytes[offset..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
