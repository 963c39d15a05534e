/// A node of clang's syntax tree.
final class Node {
  /// The value of an attribute that is neither a place nor one of the properties below.
  enum Attribute {
    case text(String)
    case flag(Bool)
    case node(Node)
    case nodes([Node])
  }

  var id: UInt = 0
  var kind = NodeKind.other
  /// The kind's name if the translator does not know it.
  var kindName = ""
  var name = ""
  /// The type as written, and what it stands for if that is something else.
  var type = ""
  var desugaredType = ""
  /// The number of the file in the tree's list, and the line and column there.
  var place = Place()
  /// The parts; one that is missing has the kind `other` and no identity.
  var parts: [Node] = []
  private var attributes: [(key: NodeKey, value: Attribute)] = []

  func add(_ key: NodeKey, _ value: Attribute) { attributes.append((key, value)) }

  private subscript(key: NodeKey) -> Attribute? { attributes.first { $0.key == key }?.value }

  /// Returns the text of an attribute; nil if there is none.
  func text(_ key: NodeKey) -> String? {
    if case .text(let text) = self[key] { text } else { nil }
  }

  /// Returns whether an attribute is there and true.
  func flag(_ key: NodeKey) -> Bool {
    if case .flag(let flag) = self[key] { flag } else { false }
  }

  func node(_ key: NodeKey) -> Node? {
    if case .node(let node) = self[key] { node } else { nil }
  }

  func nodes(_ key: NodeKey) -> [Node] {
    if case .nodes(let nodes) = self[key] { nodes } else { [] }
  }

  /// Whether this stands for a part that is missing.
  var isMissing: Bool { kind == .other && id == 0 && kindName.isEmpty }

  /// The kind's name in clang.
  var clangName: String { kind == .other ? kindName : kind.rawValue }

  func parts(_ kind: NodeKind) -> [Node] { parts.filter { $0.kind == kind } }

  func has(_ kind: NodeKind) -> Bool { parts.contains { $0.kind == kind } }

  /// Calls a function with this node and all below it, until it returns false for a node.
  func visit(_ body: (Node) -> Bool) {
    guard body(self) else { return }
    for part in parts { part.visit(body) }
  }
}

/// A place in a file of the user.
struct Place: Hashable {
  /// The number of the file that the user knows; 0 if there is none.
  var file = 0
  var line = 0
  var column = 0
}
