internal import PictureKit

/// The words of documents for the layout of text.
enum TextWords {
  /// Returns an alignment; a word that is not known is that of the language.
  static func alignment(_ word: String) -> TextAlignment {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  /// Returns how lines are broken; nil for a word that is not known.
  static func lineBreakMode(_ word: String) -> ParagraphStyle.LineBreakMode? {
    switch word {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }
}
