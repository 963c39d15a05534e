public import Geometry

/// A text with attributes for ranges of its characters, as an object: `NSAttributedString`.
///
/// The text does not change; that of a ``MutableAttributedText`` does. Two texts are equal if their
/// ``contents`` are, which are a value: views, layouts and caches store it, so that a later change
/// of the object does not reach them.
open class AttributedText: Hashable, CustomStringConvertible {
  private let original: TextContents

  /// The characters and their attributes.
  open var contents: TextContents { original }

  /// Creates an empty text.
  public init() { original = TextContents() }

  /// Creates a text with contents.
  public init(_ contents: TextContents) { original = contents }

  /// Creates a text with the same attributes for all characters.
  public convenience init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(TextContents(string: string, attributes: attributes))
  }

  /// The characters.
  open var string: String { contents.string }
  /// The number of UTF-16 units.
  open var length: Int { contents.length }
  /// Whether the text has no characters.
  public var isEmpty: Bool { length == 0 }
  /// The consecutive characters with equal attributes, in order.
  public var runs: [TextContents.Run] { contents.runs }

  /// Returns the attributes of a UTF-16 unit.
  ///
  /// - Parameter location: The index of the unit, below the length.
  /// - Returns: The attributes.
  public func attributes(at location: Int) -> TextAttributes { contents.attributes(at: location) }

  /// Returns the attributes of a UTF-16 unit, and the range in which they are the same.
  ///
  /// - Parameter location: The index of the unit, below the length.
  /// - Returns: The attributes and the range.
  public func run(at location: Int) -> TextContents.Run { contents.run(at: location) }

  /// Returns the characters of a range of UTF-16 units with their attributes.
  ///
  /// Half of a surrogate pair becomes the replacement character.
  public func attributedSubstring(from range: Range<Int>) -> AttributedText {
    AttributedText(contents.attributedSubstring(from: range))
  }

  /// Returns a text with the same contents that does not change.
  open func copy(with zone: CopyZone? = nil) -> Any { AttributedText(contents) }

  /// Returns a text with the same contents that can be changed.
  open func mutableCopy(with zone: CopyZone? = nil) -> Any { MutableAttributedText(contents) }

  /// Each run: its characters, and in braces its attributes by name.
  open var description: String {
    let contents = contents
    return contents.runs.map { run in
      let attributes = run.attributes
      let names = (TextAttributes.Key.allCases + attributes.others.keys).map(\.rawValue).sorted()
      let lines = names.compactMap { name in
        attributes.value(for: TextAttributes.Key(rawValue: name))
          .map { "    \(name) = \"\($0)\";\n" }
      }
      return contents.attributedSubstring(from: run.range).string + "{\n" + lines.joined() + "}"
    }.joined()
  }

  // MARK: Equality

  /// Returns whether an object is a text with the same contents.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? AttributedText).map { $0 === self || $0.contents == contents } ?? false
  }

  /// The hash value of the contents.
  open var hash: Int { contents.hashValue }

  /// Returns whether two texts are equal, by ``isEqual(_:)``.
  public static func == (left: AttributedText, right: AttributedText) -> Bool {
    left.isEqual(right)
  }

  /// Hashes ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

@available(*, unavailable)
extension AttributedText: Sendable {}
