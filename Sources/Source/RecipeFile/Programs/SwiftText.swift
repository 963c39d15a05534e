/// The words of a Swift file, for questions that need no parser.
struct SwiftText {
  private let words: [Substring]

  init(_ source: [UInt8]) {
    words = String(decoding: source, as: UTF8.self).split {
      !($0.isLetter || $0.isNumber || $0 == "_")
    }
  }

  /// Returns whether the file seems to declare a type of a name.
  func declares(_ name: String) -> Bool {
    zip(words, words.dropFirst()).contains { keyword, word in
      word == name
        && ["actor", "class", "enum", "protocol", "struct", "typealias"].contains(keyword)
    }
  }
}
