internal import Geometry
internal import Yams

/// A file that is being read, and the names that it has declared so far.
final class Source {
  /// A node of the file.
  struct Item {
    let node: Node
    let source: Source
  }

  /// The path, for errors.
  let path: String
  var names = NameTable()
  var lists: [String: SceneList] = [:]
  /// How many of the entries around the present one have a `for`.
  var loopDepth = 0
  /// The number of nodes that were read, with those of aliases again.
  private(set) var readCount = 0
  /// The largest number of nodes that are read.
  private static let maxReadCount = 100_000

  init(path: String) { self.path = path }

  /// Counts a node.
  ///
  /// - Throws: A ``SceneError`` if there are too many, as aliases of aliases may stand for.
  func count(_ item: Item) throws(SceneError) {
    readCount += 1
    guard readCount <= Self.maxReadCount else {
      throw item.error("the file has more than \(Self.maxReadCount) values.")
    }
  }
}

/// A place in a scene file.
struct ScenePlace: Hashable {
  /// File, line and column.
  let position: String
  /// The line, from 1.
  let line: Int
}

extension Source.Item {
  /// Line and column of the beginning, from 1.
  var place: (line: Int, column: Int) { node.mark.map { ($0.line, $0.column) } ?? (1, 1) }

  /// The beginning of the node, for warnings.
  var scenePlace: ScenePlace { ScenePlace(position: position(), line: place.line) }

  /// Returns an error at the beginning of the node, or some characters after it.
  func error(_ sentence: String, offset: Int = 0) -> SceneError {
    SceneError("\(position(offset)): \(sentence)")
  }

  /// Returns file, line and column.
  func position(_ offset: Int = 0) -> String {
    var quote = 0
    if case .scalar(let scalar) = node, [.singleQuoted, .doubleQuoted].contains(scalar.style) {
      quote = 1
    }
    let column = place.column + (offset > 0 ? offset + quote : 0)
    return "\(source.path):\(place.line):\(column)"
  }

  /// What the node is, for errors: `a list`, `'red'`.
  var found: String {
    switch node {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let scalar):
      scalar.string.count > 60
        ? "'\(scalar.string.prefix(60))…'"
        : scalar.string.isEmpty ? "nothing" : "'\(scalar.string)'"
    case .alias: "an alias"
    }
  }

  /// The text of a scalar; nil for others.
  var text: String? { if case .scalar(let scalar) = node { scalar.string } else { nil } }

  /// The elements of a list; nil for others.
  var elements: [Source.Item]? {
    guard case .sequence(let sequence) = node else { return nil }
    return sequence.map { Source.Item(node: $0, source: source) }
  }

  /// The entries of a mapping; nil for others.
  var entries: [(key: Source.Item, value: Source.Item)]? {
    guard case .mapping(let mapping) = node else { return nil }
    return mapping.map {
      (Source.Item(node: $0.key, source: source), Source.Item(node: $0.value, source: source))
    }
  }
}
