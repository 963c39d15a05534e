// The initializers that a class has by its superclass.
extension ClassTranslator {
  /// The class's own initializers that call one of the superclass.
  private var designated: [MethodRecord] {
    record.methodOrder.compactMap { record.methods[$0] }.filter {
      $0.isInitializer && $0.body.map { !MethodTranslator.callsSelf($0) } == true
    }
  }

  /// Initializers that Swift does not inherit where a class has designated ones of its own, but
  /// Objective-C does.
  var inheritedInitializers: String {
    guard !designated.isEmpty else { return "" }
    var text = ""
    let mark = unit.lineMark(record.place)
    func has(_ selector: String) -> Bool { record.methods["-" + selector]?.body != nil }
    let root = program.tableClass(of: record.name) ?? "NSObject"
    if program.tables.isClass(root, subclassOf: "UIViewController") {
      for initializer in Self.controllerInitializers
      where !has(initializer.selector) && initializer.roots.contains(root) {
        text += "\(mark)override \(initializer.text)\n"
      }
      if !has("initWithCoder:") {
        text += "\(mark)required init?(coder: NSCoder) { super.init(coder: coder) }\n"
      }
    } else if program.tables.isClass(root, subclassOf: "UIView") {
      let takesFrame = !["UITableViewCell", "UICollectionView", "UITableViewHeaderFooterView"]
        .contains(root)
      if !has("initWithFrame:"), takesFrame, root != "UITableView" {
        text += "\(mark)override init(frame: CGRect) { super.init(frame: frame) }\n"
      }
      for initializer in Self.viewInitializers
      where !has(initializer.selector) && initializer.roots.contains(root) {
        text += "\(mark)override \(initializer.text)\n"
      }
      if !has("initWithCoder:") {
        text += "\(mark)required init?(coder: NSCoder) { super.init(coder: coder) }\n"
      }
    } else if !has("init"), Self.plainRoots.contains(root) {
      text += "\(mark)override init() { super.init() }\n"
    }
    return text
  }

  /// A designated initializer of classes of UIKit, which calls that of the superclass.
  private struct DesignatedInitializer {
    let selector: String
    /// The classes of UIKit that have it.
    let roots: Set<String>
    let text: String
  }

  /// The designated initializers of views that have others than that with a frame.
  private static let viewInitializers = [
    DesignatedInitializer(
      selector: "initWithFrame:style:", roots: ["UITableView"],
      text: "init(frame: CGRect, style: UITableView.Style) "
        + "{ super.init(frame: frame, style: style) }"),
    DesignatedInitializer(
      selector: "initWithFrame:collectionViewLayout:", roots: ["UICollectionView"],
      text: "init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) "
        + "{ super.init(frame: frame, collectionViewLayout: layout) }"),
    DesignatedInitializer(
      selector: "initWithStyle:reuseIdentifier:", roots: ["UITableViewCell"],
      text: "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
        + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }"),
  ]

  /// The designated initializers of the controllers with them.
  private static let controllerInitializers = [
    DesignatedInitializer(
      selector: "initWithStyle:", roots: ["UITableViewController"],
      text: "init(style: UITableView.Style) { super.init(style: style) }"),
    DesignatedInitializer(
      selector: "initWithCollectionViewLayout:", roots: ["UICollectionViewController"],
      text: "init(collectionViewLayout layout: UICollectionViewLayout) "
        + "{ super.init(collectionViewLayout: layout) }"),
    DesignatedInitializer(
      selector: "initWithRootViewController:", roots: ["UINavigationController"],
      text: "init(rootViewController: UIViewController) "
        + "{ super.init(rootViewController: rootViewController) }"),
    DesignatedInitializer(
      selector: "initWithNibName:bundle:",
      roots: [
        "UICollectionViewController", "UINavigationController", "UITabBarController",
        "UITableViewController", "UIViewController",
      ],
      text: "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) "
        + "{ super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }"),
  ]

  /// Classes whose initializer without arguments makes objects of subclasses.
  private static let plainRoots: Set = ["NSObject", "UIDynamicBehavior"]

  /// The arguments with which an object of the class is made without values; nil if it needs some.
  var plainCreation: String? {
    if record.methods["-init"] != nil { return "()" }
    let root = program.tableClass(of: record.name) ?? "NSObject"
    if program.tables.type(root)?.swift == nil { return nil }
    if designated.isEmpty { return "()" }
    if program.tables.isClass(root, subclassOf: "UIView") {
      return record.methods["-initWithFrame:"] != nil || !["UITableViewCell"].contains(root)
        ? "(frame: .zero)" : nil
    }
    // The plain initializer of a table's controller calls the program's own with a style.
    if root == "UITableViewController" { return "()" }
    if program.tables.isClass(root, subclassOf: "UIViewController") {
      return "(nibName: nil, bundle: nil)"
    }
    return Self.plainRoots.contains(root) ? "()" : nil
  }

  /// Returns the arguments with which an initializer that is not translated calls another one: not
  /// itself, which would not end; nil if no other is known.
  func creation(besides method: MethodRecord) -> String? {
    let creation = plainCreation ?? "()"
    let ofItself = ["init": "()", "initWithFrame:": "(frame: .zero)"]
    guard ofItself[method.selector] == creation else { return creation }
    for other in designated where other.key != method.key {
      if let arguments = zeroArguments(of: other) { return arguments }
    }
    let root = program.tableClass(of: record.name) ?? "NSObject"
    return program.tables.isClass(root, subclassOf: "UIView") && method.selector == "init"
      ? "(frame: .zero)" : nil
  }

  /// Returns the arguments with which an initializer is called without values; nil if they are not
  /// known.
  private func zeroArguments(of method: MethodRecord) -> String? {
    switch method.selector {
    case "initWithFrame:": return "(frame: .zero)"
    case "initWithNibName:bundle:": return "(nibName: nil, bundle: nil)"
    default: break
    }
    guard program.form(method.key, in: record).swiftMember == nil, !method.isVariadic else {
      return nil
    }
    let labels = SelectorParts.initializerLabels(method.selector)
    let mark = unit.isFailable(method, record) ? "!" : ""
    guard !method.parameters.isEmpty else {
      return "(\(labels.first.map { "\($0): ()" } ?? ""))\(mark)"
    }
    let body = Body(unit: unit, owner: nil, kind: .function, result: .void, place: Place())
    var arguments: [String] = []
    for (label, parameter) in zip(labels, method.parameters) {
      guard let zero = try? body.zero(parameter.type).text else { return nil }
      arguments.append(label == "_" ? zero : "\(label): \(zero)")
    }
    return "(\(arguments.joined(separator: ", ")))\(mark)"
  }

  // MARK: Categories

  /// Returns the members that a category adds.
  func category(_ implementation: ClassRecord.Implementation) -> String {
    let name = program.className(record.name) ?? record.name
    guard program.className(record.name) != nil else {
      unit.report(
        "a category of \(record.name), which is not available, is left out.",
        at: implementation.node.place)
      return ""
    }
    var members = ""
    var overridden: Set<String> = []
    for part in implementation.node.parts where part.kind == .ObjCMethodDecl {
      let key = (part.flag(.instance) ? "-" : "+") + part.name
      guard let method = record.methods[key], let body = method.body,
        part.parts.contains(where: { $0 === body })
      else { continue }
      if let property = record.properties.first(where: {
        $0.getter == part.name || $0.setter == part.name
      }) {
        guard record.isForeign, overridden.insert(property.name).inserted else { continue }
        members += properties([property])
        continue
      }
      if !record.isForeign, program.form(key, in: record).member != nil || overrides(method) {
        continue
      }
      members += MethodTranslator(owner: self, method: method, body: body).text(
        overridden: &overridden)
    }
    guard !members.isEmpty else { return "" }
    let adopted = adoptions(of: implementation)
    let text =
      "\(unit.lineMark(implementation.node.place))extension \(name)\(adopted) {\n\(members)}\n\n"
    return text
      + (record.isForeign
        ? factories { method in
          implementation.node.parts.contains {
            $0.kind == .ObjCMethodDecl && $0.name == method.selector
          }
        } : "")
  }

  /// Returns the protocols that a class of the frameworks adopts where a category has their methods.
  private func adoptions(of implementation: ClassRecord.Implementation) -> String {
    let selectors = implementation.node.parts.filter { $0.kind == .ObjCMethodDecl }.map(\.name)
    let names = program.adoptedHere(record).filter { name in
      guard let adopted = program.tables.protocol(name) else { return false }
      let members = program.tables.members(of: adopted).map(\.selector)
      return !Set(members).isDisjoint(with: selectors)
        && program.conforming.insert("\(record.name) \(name)").inserted
    }
    let swift = names.compactMap(program.protocolName)
    return swift.isEmpty ? "" : ": \(swift.joined(separator: ", "))"
  }
}
