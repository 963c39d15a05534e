internal import Geometry
internal import StageKit

/// The changes of views in an animation: each names views, and their new properties.
struct ChangeElement: SceneElement {
  static let kind = "change"
  static let summary = "New values of properties of a view, or of several."

  private let views: ViewReference?
  private let settings: Settings<View>

  init(_ fields: Fields) throws(SceneError) {
    views = try fields.requiredValue(
      "view", .viewName, "The name of a view, or the names of several."
    ) { (item) throws(SceneError) in try item.viewReference() }
    let kinds: [ViewKind] = fields.item == nil ? [.view, .label, .image, .shape, .code] : []
    var seen: Set<String> = []
    let properties =
      views?.kind.properties ?? kinds.flatMap(\.properties).filter { seen.insert($0.name).inserted }
    let depth = views?.isSubview == true ? 1 : 0
    fields.item?.source.superviewDepth += depth
    defer { fields.item?.source.superviewDepth -= depth }
    settings = try fields.settings(properties)
    fields.describe(minCount: 2)
    if let item = fields.item, settings.isEmpty {
      try fields.finish(Self.kind)
      throw item.error("a change needs a property and its new value.")
    }
  }

  /// Evaluates the values, and returns what makes the changes.
  func prepare(in scope: Scope) -> () -> Void {
    let targets = views?.views(scope) ?? []
    let change = settings.prepare(in: scope)
    return {
      for target in targets { change(target) }
    }
  }

  func write(to writer: inout SwiftWriter) {
    guard let views else { return }
    guard views.isArray else { return settings.write(of: views.swift, to: &writer) }
    let view = writer.name("view")
    writer.block("for \(view) in \(views.swift)") { settings.write(of: view, to: &$0) }
  }
}

extension [ChangeElement] {
  /// Evaluates the values, and returns what makes the changes.
  func prepare(in scope: Scope) -> () -> Void {
    let changes = map { $0.prepare(in: scope) }
    return {
      for change in changes { change() }
    }
  }
}

extension Fields {
  /// Reads the key `changes`.
  func changes() throws(SceneError) -> [ChangeElement] {
    try requiredElements("changes", ChangeElement.self, "What changes.")
  }
}
