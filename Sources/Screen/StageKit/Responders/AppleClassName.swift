internal import Geometry
internal import Layers

/// The name of a class as a program for iOS knows it.
package enum AppleClassName {
  private static let prefixes = [
    "StageKit": "UI", "Controls": "UI", "Scrolling": "UI", "Bars": "UI", "Dynamics": "UI",
    "Layers": "CA",
  ]
  private static let modules: Set = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "StageFoundation", "StageDispatch",
  ]

  /// The names that are not those here with the letters of a module before them.
  private static let names: [String: String] = {
    let layouts = """
      Dimension Size Spacing EdgeSpacing Anchor Item Group GroupCustomItem SupplementaryItem
      BoundarySupplementaryItem DecorationItem Section
      """.split(whereSeparator: \.isWhitespace).map { "CollectionLayout\($0)" }
    let anchors = ["Constraint", "Dimension", "XAxisAnchor", "YAxisAnchor"].map { "Layout\($0)" }
    var names = [
      "PictureKit.Drawing": "UIImage", "Scrolling.TextContainer": "NSTextContainer",
      "StageKit.UndoManager": "NSUndoManager",
    ]
    for name in layouts { names["Scrolling.\(name)"] = "NS\(name)" }
    for name in anchors { names["StageKit.\(name)"] = "NS\(name)" }
    return names
  }()
  /// The modules whose classes have other names for a program.
  package static var renamedModules: [String] { ["PictureKit"] + prefixes.keys.sorted() }

  /// Returns the name of a class, with its module if it is one of a program.
  package static func of(_ type: Any.Type) -> String { of(name: String(reflecting: type)) }

  /// Returns the name of a class of a module, such as `StageKit.View`.
  package static func of(name: String) -> String {
    if let known = names[name] { return known }
    guard let dot = name.firstIndex(of: ".") else { return name }
    let (module, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    if let prefix = prefixes[module] { return prefix + rest }
    return modules.contains(module) ? rest : name
  }

  /// Returns the name of a class without its module.
  package static func short(_ type: Any.Type) -> String {
    let name = of(type)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Returns the name of an object's class and a number in place of its address, which is the same
  /// in every run.
  package static func text(of object: AnyObject, number: Int) -> String {
    "\(of(type(of: object))): 0x\(String(0x6000_0000_0000 + number * 16, radix: 16))"
  }
}

extension Responder {
  /// The class, and what is seen of a view, as UIKit writes them.
  var ownDescription: String {
    let name = AppleClassName.text(of: self, number: hash)
    guard let view = self as? View else { return "<\(name)>" }
    var parts = [name, "frame = \(text(view.frame))"]
    if let text = (view as? Label)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(text(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(AppleClassName.text(of: view.layer, number: hash))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private func text(_ rect: Rect) -> String {
    let values = [rect.minX, rect.minY, rect.width, rect.height].map(text)
    return "(\(values[0]) \(values[1]); \(values[2]) \(values[3]))"
  }

  private func text(_ value: Double) -> String {
    let rounded = (value * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
