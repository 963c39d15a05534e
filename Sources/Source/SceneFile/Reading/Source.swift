internal import Geometry
internal import YAMLReading

/// A file that is being read, and the names that it has declared so far.
final class Source {
  /// A node of the file.
  struct Item {
    let node: YAMLNode
    let source: Source
  }

  /// The path, for errors.
  let path: String
  var names = NameTable()
  var lists: [String: SceneList] = [:]
  /// The number of points of a meter, for numbers with a unit.
  var pointsPerMeter = Measure.defaultPointsPerMeter
  /// How many views are around the views that are being read or changed, without the canvas.
  var superviewDepth = 0
  /// How many of the entries around the present one have a `for`.
  var loopDepth = 0
  /// The number of nodes that were read, with those of aliases again.
  private(set) var readCount = 0
  /// What is allowed but probably a mistake, as sentences with file, line and column.
  private(set) var warnings: [String] = []
  /// The largest number of nodes that are read.
  private static let maxReadCount = 100_000

  init(path: String) { self.path = path }

  /// Adds a warning, unless it is there already, as of a node of an alias.
  fileprivate func warn(_ sentence: String) {
    if !warnings.contains(sentence) { warnings.append(sentence) }
  }

  /// Counts a node.
  ///
  /// - Throws: A ``SceneError`` if there are too many, which aliases of aliases can add up to.
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
  /// The start of the node, for warnings.
  var scenePlace: ScenePlace { ScenePlace(position: position(), line: node.line) }

  /// Warns of what is allowed but probably a mistake, at the start of the node.
  func warn(_ sentence: String) { source.warn("\(position()): \(sentence)") }

  /// Returns an error at the start of the node, or some characters after it.
  func error(_ sentence: String, offset: Int = 0) -> SceneError {
    SceneError("\(position(offset)): \(sentence)")
  }

  /// Returns file, line and column.
  func position(_ offset: Int = 0) -> String {
    let column = node.column + (offset > 0 ? offset + (node.isQuoted ? 1 : 0) : 0)
    return "\(source.path):\(node.line):\(column)"
  }

  /// What the node is, for errors: `a list`, `'red'`.
  var found: String { node.found }

  /// The text of a scalar; nil for others.
  var text: String? { node.text }

  /// The elements of a list; nil for others.
  var elements: [Source.Item]? {
    node.elements?.map { Source.Item(node: $0, source: source) }
  }

  /// The entries of a mapping; nil for others.
  var entries: [(key: Source.Item, value: Source.Item)]? {
    node.entries?.map {
      (Source.Item(node: $0.key, source: source), Source.Item(node: $0.value, source: source))
    }
  }
}
