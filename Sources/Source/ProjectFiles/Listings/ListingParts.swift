/// The classes and declarations of several listings.
struct ListingParts {
  /// A class of the listings.
  private struct Implementation {
    let name: String
    let category: String?
    /// From `@implementation` to the instance variables; empty if no listing has that.
    var head: [ListingToken] = []
    /// The methods and what stands between them; a method by its selector.
    var members: [(selector: String?, method: ListingMethod?, tokens: [ListingToken])] = []
    /// The place where it begins.
    var place: ListingToken?
  }

  /// The class of Xcode's template.
  private static let templateClass = "ViewController"

  private let paths: [String]
  private var declarations: [[ListingToken]] = []
  private var interfaces: [ListingInterface] = []
  private var implementations: [Implementation] = []
  /// Methods and statements before any class, with their files.
  private var pending: [ListingItem] = []
  private var current: String?
  private(set) var notes: [String] = []

  init(paths: [String]) { self.paths = paths }

  /// The names of the classes that are declared.
  var classNames: Set<String> { Set(interfaces.filter(\.isClass).map(\.name)) }

  // MARK: Adding

  /// Adds what a listing has.
  mutating func add(_ items: [ListingItem], of file: Int) {
    var isInside = false
    var category: String?
    var statements: [ListingToken] = []
    for item in items {
      switch item {
      case .fileName(let name):
        if classNames.contains(name) { current = name }
      case .interface(let interface):
        add(interface)
        if interface.kind != "@protocol" { current = interface.name }
      case .implementation(let name, let found, let head):
        current = name
        category = found
        isInside = true
        let index = self.implementation(name, category)
        if implementations[index].head.isEmpty || head.contains(where: { $0.text == "{" }) {
          implementations[index].head = head
        }
      case .end:
        isInside = false
        category = nil
      case .method(let method):
        guard let current else {
          pending.append(item)
          continue
        }
        add(method, to: current, isInside ? category : nil)
      case .declaration(let tokens):
        if isInside, let current, tokens.first?.kind != .directive {
          let index = implementation(current, category)
          implementations[index].members.append((nil, nil, tokens))
        } else {
          declarations.append(tokens)
        }
      case .statement(let tokens): statements += tokens
      }
    }
    if !statements.isEmpty { addViewDidLoad(statements) }
  }

  private mutating func add(_ interface: ListingInterface) {
    guard
      let index = interfaces.firstIndex(where: {
        $0.name == interface.name && $0.kind == interface.kind
      })
    else {
      interfaces.append(interface)
      return
    }
    var interface = interface
    interface.members = ListingStatement.merged(interface.members, into: interfaces[index].members)
    interfaces[index] = interface
  }

  private mutating func implementation(_ name: String, _ category: String?) -> Int {
    if let index = implementations.firstIndex(where: {
      $0.name == name && $0.category == category
    }) {
      return index
    }
    implementations.append(Implementation(name: name, category: category))
    return implementations.count - 1
  }

  private mutating func add(_ method: ListingMethod, to name: String, _ category: String? = nil) {
    let index = implementation(name, category)
    if implementations[index].place == nil { implementations[index].place = method.head.first }
    guard
      let place = implementations[index].members.firstIndex(where: {
        $0.selector == method.selector
      })
    else {
      implementations[index].members.append((method.selector, method, method.tokens))
      return
    }
    var method = method
    let earlier = implementations[index].members[place].method?.statements ?? []
    method.statements = ListingStatement.merged(method.statements, into: earlier)
    implementations[index].members[place] = (method.selector, method, method.tokens)
  }

  /// Adds statements outside of methods as those of `viewDidLoad`.
  private mutating func addViewDidLoad(_ statements: [ListingToken]) {
    guard let first = statements.first else { return }
    func word(_ text: String) -> [ListingToken] {
      SourceToken.tokens(of: text).map {
        ListingToken(
          file: first.file,
          token: SourceToken(
            kind: $0.kind, text: $0.text, line: first.token.line, column: $0.column))
      }
    }
    note(first, "Statements outside of a method are those of viewDidLoad.")
    let method = ListingMethod(
      selector: "-viewDidLoad", head: word("- (void)viewDidLoad { [super viewDidLoad];"),
      statements: ListingStatement.statements(in: statements[...]), end: word("}"))
    guard let current else {
      pending.append(.method(method))
      return
    }
    let index = implementation(current, nil)
    // Statements of several listings follow each other.
    if let place = implementations[index].members.firstIndex(where: {
      $0.selector == method.selector
    }), var earlier = implementations[index].members[place].method {
      earlier.statements += method.statements
      implementations[index].members[place] = (method.selector, earlier, earlier.tokens)
      return
    }
    add(method, to: current)
  }

  /// Gives what has no class yet to the first that is declared, or to that of Xcode's template.
  mutating func finish() {
    let items = pending
    pending = []
    guard !items.isEmpty else { return }
    if let name = interfaces.first(where: { $0.isClass })?.name {
      current = name
    } else {
      current = Self.templateClass
      if case .method(let method) = items[0], let first = method.head.first {
        note(
          first,
          "No class is declared; the method is one of \(Self.templateClass), as in Xcode's template."
        )
      }
      interfaces.append(Self.template(file: 0))
    }
    for item in items {
      if case .method(let method) = item, let current { add(method, to: current) }
    }
  }

  private static func template(file: Int) -> ListingInterface {
    let tokens = SourceToken.tokens(of: "@interface \(templateClass) : UIViewController")
    return ListingInterface(
      name: templateClass, kind: "@interface", superclass: "UIViewController",
      head: tokens.map { ListingToken(file: file, token: $0) }, members: [], hasEnd: true)
  }

  private mutating func note(_ token: ListingToken, _ sentence: String) {
    notes.append("\(paths[token.file]):\(token.token.line): note: \(sentence)")
  }

  // MARK: Writing

  /// The text of all listings.
  var text: String {
    var text = ListingText(paths: paths)
    text.append(line: "#import <UIKit/UIKit.h>")
    let names = interfaces.filter(\.isClass).map(\.name)
    if !names.isEmpty { text.append(line: "@class \(names.joined(separator: ", "));") }
    let protocols = interfaces.filter { $0.kind == "@protocol" }.map(\.name)
    if !protocols.isEmpty { text.append(line: "@protocol \(protocols.joined(separator: ", "));") }
    let own = declarations.filter { !isOwnImport($0) }
    for tokens in own where !Self.isFunction(tokens) { text.append(tokens) }
    for interface in sortedInterfaces {
      text.append(interface.head)
      text.append(interface.members.filter { !$0.isEllipsis }.flatMap(\.tokens))
      text.append(line: "@end")
    }
    for tokens in own where Self.isFunction(tokens) { text.append(tokens) }
    for implementation in allImplementations {
      if implementation.head.isEmpty {
        let category = implementation.category.map { " (\($0))" } ?? ""
        if let place = implementation.place?.token, let file = implementation.place?.file {
          text.append(line: ListingText.directive(line: place.line, of: paths[file]))
        }
        text.append(line: "@implementation \(implementation.name)\(category)")
      } else {
        text.append(implementation.head)
      }
      for member in implementation.members { text.append(member.tokens.filter { !$0.isEllipsis }) }
      text.append(line: "@end")
    }
    return text.text
  }

  /// The implementations, with an empty one of each class that has none.
  private var allImplementations: [Implementation] {
    let present = Set(implementations.filter { $0.category == nil }.map(\.name))
    return implementations
      + interfaces.filter { $0.isClass && !present.contains($0.name) }.map {
        Implementation(name: $0.name, category: nil, place: $0.head.first)
      }
  }

  /// The interfaces, each class after its superclass, class extensions and categories last.
  private var sortedInterfaces: [ListingInterface] {
    var sorted = interfaces.filter { $0.kind == "@protocol" }
    var rest = interfaces.filter(\.isClass)
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      let index =
        rest.firstIndex { $0.superclass.map { !waiting.contains($0) } ?? true } ?? rest.startIndex
      sorted.append(rest.remove(at: index))
    }
    return sorted + interfaces.filter { !$0.isClass && $0.kind != "@protocol" }
  }

  /// Whether tokens are a function with its body, which may use all classes.
  private static func isFunction(_ tokens: [ListingToken]) -> Bool {
    tokens.last?.text == "}"
      && !tokens.contains { ["typedef", "struct", "enum", "union", "="].contains($0.text) }
  }

  /// Whether tokens import the header of a class that a listing declares.
  private func isOwnImport(_ tokens: [ListingToken]) -> Bool {
    guard let line = ImportLine.imports(in: tokens.map(\.token)).first else { return false }
    let name = line.name.split(separator: "/").last ?? ""
    return name.hasSuffix(".h") && classNames.contains(String(name.dropLast(2)))
  }

  /// What listings lack at their ends, as notes.
  mutating func noteMissingEnds() {
    for interface in interfaces where !interface.hasEnd {
      guard let first = interface.head.first else { continue }
      let isExtension = interface.kind.hasPrefix("(")
      note(
        first,
        "The missing @end of \(interface.name) \(isExtension ? "and its @implementation are" : "is") added."
      )
    }
  }
}
