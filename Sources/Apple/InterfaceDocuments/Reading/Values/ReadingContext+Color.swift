internal import Foundation
internal import Geometry

extension ReadingContext {
  /// Reads a `color` element.
  ///
  /// - Throws: An ``InterfaceDocumentError`` for a color with neither a name nor components.
  func color(_ node: XMLNode) throws(InterfaceDocumentError) -> InterfaceColor {
    node.markRead()
    let components = try components(node)
    let oldName = node.take("cocoaTouchSystemColor")
    if let name = node.take("systemColor") ?? node.take("xcode11CocoaTouchSystemColor") ?? oldName {
      return .system(name, fallback: components)
    }
    if let name = colorName(node) {
      guard node.attributes["colorSpace"] == "catalog" else { return .named(name) }
      for attribute in ["colorSpace", "catalog"] { node.markRead(attribute) }
      return .system(name, fallback: components)
    }
    guard let components else {
      throw error(
        .invalidValue, node,
        "<color> has neither a name nor components: red, green, blue; white; or cyan, magenta, "
          + "yellow, black")
    }
    return .components(components)
  }

  /// Reads the name of a color: an attribute, or an element where it has a line break.
  ///
  /// - Returns: The name without white space at its ends; nil without one.
  func colorName(_ node: XMLNode) -> String? {
    if let name = node.take("name") { return name }
    guard let child = node.children.first(where: { $0.attributes["key"] == "name" }) else {
      return nil
    }
    child.markRead()
    child.markRead("key")
    return child.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Reads the components of a color, or returns nil without any.
  func components(_ node: XMLNode) throws(InterfaceDocumentError) -> Color? {
    let names: [String]
    if node.attributes["white"] != nil {
      names = ["white"]
    } else if node.attributes["red"] != nil {
      names = ["red", "green", "blue"]
    } else if node.attributes["cyan"] != nil {
      names = ["cyan", "magenta", "yellow", "black"]
    } else {
      return nil
    }
    var values: [Double] = []
    for name in names { values.append(try attributes.requiredNumber(name, of: node)) }
    let alpha = try attributes.number("alpha", of: node) ?? 1
    let space = colorSpace(node)
    switch values.count {
    case 1: return space.color(red: values[0], green: values[0], blue: values[0], alpha: alpha)
    case 3: return space.color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    default:
      let rgb = values[..<3].map { (1 - $0) * (1 - values[3]) }
      return space.color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }
  }

  /// Reads the color space; one that is not known stays uninterpreted, and sRGB is taken.
  private func colorSpace(_ node: XMLNode) -> ColorSpace {
    guard let name = node.attributes["colorSpace"] else { return .standard }
    let attribute = name == "custom" ? "customColorSpace" : "colorSpace"
    guard let space = ColorSpace(node.attributes[attribute] ?? "") else { return .standard }
    node.markRead("colorSpace")
    node.markRead("customColorSpace")
    return space
  }
}
