internal import SwiftSyntax

/// Adds code that registers the classes of a file, with their outlets and actions.
///
/// Storyboards and xibs make classes, set outlets and send actions by name. The code stands in an
/// extension in the same file, so that private members can be used. It needs from `UIKit`:
///
/// ```swift
/// func _decode(_ coder: NSCoder, into object: AnyObject)
/// final class _InterfaceClass<Object: AnyObject> {
///   init(_ type: Object.Type, name: String)
///   func make(_ make: @escaping (NSCoder) -> Object?)
///   func plain(_ make: @escaping () -> Object)
///   func segue(_ make: (String?, UIViewController, UIViewController) -> UIStoryboardSegue)
///   func outlet<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void)
///   func collection<Value>(_ name: String, _ set: @escaping (Object, [Value]) -> Void)
///   func attribute<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void)
///   func property<Value>(_ name: String, _ keyPath: KeyPath<Object, Value>)
///   func action(_ name: String, _ perform: @escaping (Object) -> Void)
///   func action<S>(_ name: String, _ perform: @escaping (Object, S) -> Void)
///   func action<S, E>(_ name: String, _ perform: @escaping (Object, S, E) -> Void)
///   func segueAction<S>(
///     _ name: String, _ make: @escaping (Object, NSCoder, S, String?) -> UIViewController?)
///   func register()
/// }
/// ```
///
/// `register()` adds to what is registered for the class already, since extensions in other files
/// register their actions themselves. The name of an action is its selector in Objective-C.
struct InterfaceRegistration {
  let output: FileOutput
  let project: ProjectIndex
  /// Lines that are not added.
  var refusedCode: Set<String> = []

  private var file: ParsedFile { output.file }

  /// Adds the code; returns the name of the function to call, or nil if there is nothing to
  /// register.
  func add() -> String? {
    var calls: [String] = []
    for type in project.types(in: file) where isRegistered(type) {
      let members = InterfaceMembers(type: type, file: file, project: project)
      let isDeclaredHere = type.file.index == file.index
      guard isDeclaredHere || !members.statements.isEmpty else { continue }
      let function = "_zoetropeRegister_\(type.name)_\(file.index)"
      var lines = [
        (
          members.line,
          "extension \(type.name) { fileprivate static func \(function)() { "
            + "let entry = _InterfaceClass(\(type.name).self, name: \"\(members.objectiveCName)\")"
        )
      ]
      if isDeclaredHere {
        if project.rootClass(of: type) == "UIStoryboardSegue" {
          lines.append(
            (
              members.line,
              "entry.segue { \(type.name)(identifier: $0, source: $1, destination: $2) }"
            ))
        } else if project.isMadeFromCoder(type) {
          lines.append((members.line, "entry.make { \(type.name)(coder: $0) }"))
        } else if project.isMadeFromNothing(type) {
          let arguments = project.plainArguments(of: type)
          lines.append(
            (
              members.line,
              "entry.make { let object = \(type.name)\(arguments); _decode($0, into: object); "
                + "return object }"
            ))
        }
      }
      if isDeclaredHere, let arguments = project.plainCreation(of: type) {
        lines.append((members.line, "entry.plain { \(type.name)\(arguments) }"))
      }
      lines += members.statements
      lines.append((members.line, "entry.register() } }"))
      // Without its first line nothing of a class can be added.
      guard let head = lines.first, !refusedCode.contains(head.1) else { continue }
      lines.removeAll { refusedCode.contains($0.1) }
      output.trailer += lines.map { (line: $0.0, text: $0.1) }
      calls.append("\(type.name).\(function)()")
    }
    calls += ManagedClassRegistration(
      output: output, project: project, refusedCode: refusedCode
    ).add()
    guard !calls.isEmpty else { return nil }
    let name = "_zoetropeRegister_\(file.index)"
    output.trailer.append((1, "func \(name)() { \(calls.joined(separator: "; ")) }"))
    return name
  }

  /// Storyboards name classes at the top level that are not generic.
  private func isRegistered(_ type: TypeRecord) -> Bool {
    guard type.kind == .class, type.isTopLevel, !type.isGeneric, !type.declaration.isConditional,
      let root = project.rootClass(of: type)
    else { return false }
    return root == "NSObject" || root == "UIStoryboardSegue"
      || InterfaceClasses.haveCoderInitializer(root)
      || InterfaceClasses.isViewController(root)
  }
}
