/// Which words of a line are words of an earlier one.
package struct WordMatching: Equatable {
  /// Characters that are in both lines.
  package struct Kept: Equatable {
    /// The characters in the earlier line.
    package var old: Range<Int>
    /// The characters in the new line.
    package var new: Range<Int>
  }

  /// The characters that are in both lines, from left to right.
  package private(set) var kept: [Kept] = []
  /// The characters of the earlier line that are not in the new one.
  package private(set) var removed: [Range<Int>] = []
  /// The characters of the new line that are not in the earlier one.
  package private(set) var added: [Range<Int>] = []

  /// The part of the longer line that is in both, without spaces, 0...1.
  package let similarity: Double

  /// Compares the words, spaces and marks of two lines.
  package init(from old: String, to new: String) {
    let (oldWords, newWords) = (Self.words(of: old), Self.words(of: new))
    let difference = newWords.map(\.text).difference(from: oldWords.map(\.text))
    var (isRemoved, isAdded) = (Set<Int>(), Set<Int>())
    for case .remove(let offset, _, _) in difference.removals { isRemoved.insert(offset) }
    for case .insert(let offset, _, _) in difference.insertions { isAdded.insert(offset) }
    let pairs = zip(
      oldWords.indices.filter { !isRemoved.contains($0) },
      newWords.indices.filter { !isAdded.contains($0) })
    var keptLength = 0
    for (origin, word) in pairs {
      let (old, new) = (oldWords[origin], newWords[word])
      if !new.text.allSatisfy(\.isWhitespace) { keptLength += new.range.count }
      if let last = kept.last, last.old.upperBound == old.range.lowerBound,
        last.new.upperBound == new.range.lowerBound
      {
        kept[kept.count - 1].old = last.old.lowerBound..<old.range.upperBound
        kept[kept.count - 1].new = last.new.lowerBound..<new.range.upperBound
      } else {
        kept.append(Kept(old: old.range, new: new.range))
      }
    }
    removed = Self.joined(isRemoved.sorted().map { oldWords[$0].range })
    added = Self.joined(isAdded.sorted().map { newWords[$0].range })
    let length = max(
      old.count { !$0.isWhitespace }, new.count { !$0.isWhitespace })
    similarity = length == 0 ? 0 : Double(keptLength) / Double(length)
  }

  /// Returns the names and numbers, the spaces, and the single other characters of a text.
  private static func words(of text: String) -> [(text: Substring, range: Range<Int>)] {
    var words: [(text: Substring, range: Range<Int>)] = []
    var rest = text[...]
    var start = 0
    while let first = rest.first {
      let word =
        if isPartOfName(first) {
          rest.prefix(while: isPartOfName)
        } else if first.isWhitespace {
          rest.prefix(while: \.isWhitespace)
        } else {
          rest.prefix(1)
        }
      words.append((word, start..<start + word.count))
      start += word.count
      rest = rest.dropFirst(word.count)
    }
    return words
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Joins ranges that touch.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
  }
}
