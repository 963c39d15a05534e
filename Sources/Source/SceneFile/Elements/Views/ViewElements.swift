internal import FileIO
internal import Geometry
internal import PictureKit
internal import SceneViews
internal import StageKit

/// The parts of an entry that all views have: name, subviews and properties.
struct ViewParts {
  private let kind: ViewKind
  private let name: String?
  private let settings: Settings<View>
  private let subviews: [Entry]
  private let isRepeated: Bool
  /// Whether places are from the lower edge of the superview.
  private let isUpward: Bool
  private let place: ScenePlace

  /// Reads the keys, and declares the name.
  ///
  /// - Parameters:
  ///   - fields: The keys.
  ///   - kind: The class of the view.
  ///   - properties: The properties that can be set; those of the class unless given.
  /// - Throws: A ``SceneError`` about a value that is not allowed, or a name that is taken.
  init(
    _ fields: Fields, _ kind: ViewKind, properties: [Property<View>]? = nil
  ) throws(SceneError) {
    self.kind = kind
    let nameValue = try fields.optional(
      "name", .newName, "The name, for behaviors, animations and plots.")
    name = fields.item == nil ? nil : nameValue?.evaluate(.empty)
    settings = try fields.settings(properties ?? kind.properties)
    isRepeated = (fields.item?.source.loopDepth ?? 0) > 0
    place = fields.place
    if let name, let item = fields.item {
      do throws(ExpressionError) {
        try item.source.names.add(
          name,
          NameTable.Views(
            kind: kind, isArray: isRepeated, isSubview: item.source.superviewDepth > 0,
            line: place.line))
      } catch {
        throw item.error("\(error.sentence).")
      }
    }
    isUpward = fields.names.isUpward
    fields.item?.source.superviewDepth += 1
    defer { fields.item?.source.superviewDepth -= 1 }
    subviews = try fields.entries("subviews", .views, "Views inside, from back to front.")
  }

  /// Adds a view, and its subviews.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - scope: The values of names.
  ///   - finish: Called after the properties are set.
  func add(_ view: View, in scope: Scope, finish: (View) -> Void = { _ in }) {
    let performance = scope.performance
    settings.prepare(in: scope)(view)
    finish(view)
    let index = name.flatMap { performance.views[$0]?.count } ?? 0
    if let name { view.name = isRepeated ? "\(name)\(index)" : name }
    performance.superview.addSubview(view)
    performance.add(view, named: name, at: place)
    performance.withSuperview(view) {
      for subview in subviews { subview.perform(in: scope) }
    }
  }

  /// Writes the Swift that makes a view, and its subviews.
  ///
  /// `setUp` writes statements before the properties, and `finish` after them, for the variable of
  /// the view.
  func write(
    creation: String, to writer: inout SwiftWriter,
    setUp: (String, inout SwiftWriter) -> Void = { _, _ in },
    finish: (String, inout SwiftWriter) -> Void = { _, _ in }
  ) {
    let isArray = name != nil && isRepeated
    let variable =
      if let name, !isArray { name.swiftIdentifier } else { writer.name("view") }
    writer.line("let \(variable) = \(creation)")
    setUp(variable, &writer)
    // Places from the lower edge need the superview.
    if isUpward { writer.line("\(writer.superview).addSubview(\(variable))") }
    settings.write(of: variable, to: &writer)
    finish(variable, &writer)
    if let name {
      let text =
        isRepeated ? "\"\(name)\\(\(name.swiftIdentifier).count)\"" : name.swiftLiteral
      writer.line("\(variable).name = \(text)")
    }
    if !isUpward { writer.line("\(writer.superview).addSubview(\(variable))") }
    if isArray, let name { writer.line("\(name.swiftIdentifier).append(\(variable))") }
    writer.withSuperview(variable) { writer in
      for subview in subviews { subview.write(to: &writer) }
    }
  }

  /// The name of an array that a `for` fills, and the class of its views.
  var array: (name: String, kind: ViewKind)? {
    guard let name, isRepeated else { return nil }
    return (name, kind)
  }

  /// The arrays of the view and its subviews.
  var arrays: [(name: String, kind: ViewKind)] {
    (array.map { [$0] } ?? [])
      + subviews.flatMap { ($0.element as? any ViewElement)?.parts.arrays ?? [] }
  }
}

/// An entry that makes a view.
protocol ViewElement: PerformingElement {
  var parts: ViewParts { get }
}

extension ElementKinds {
  /// The kinds of views.
  static var views: ElementKinds {
    ElementKinds(
      name: "view-entry",
      types: [
        PlainViewElement.self, LabelElement.self, ImageElement.self, ShapeElement.self,
        LinkElement.self, TrailElement.self, ArrowElement.self, CodeElement.self,
        FigureElement.self, FormulaElement.self,
      ])
  }
}

/// A plain view: `UIView`.
struct PlainViewElement: ViewElement {
  static let kind = "view"
  static let summary = "A rectangle with a background and subviews: UIView."

  let parts: ViewParts
  private let gradient: GradientElement?

  init(_ fields: Fields) throws(SceneError) {
    gradient = try fields.element(
      "gradient", GradientElement.self, "A gradient instead of a background.")
    parts = try ViewParts(fields, .view)
  }

  func perform(in scope: Scope) {
    if let gradient {
      parts.add(gradient.view(in: scope), in: scope)
    } else {
      parts.add(View(), in: scope)
    }
  }

  func write(to writer: inout SwiftWriter) {
    guard let gradient else { return parts.write(creation: "View()", to: &writer) }
    parts.write(
      creation: "GradientView()", to: &writer, setUp: { gradient.write(of: $0, to: &$1) })
  }
}

/// A text: `UILabel`.
struct LabelElement: ViewElement {
  static let kind = "label"
  static let summary = "A text: UILabel. Without frame and size it is as large as the text."

  let parts: ViewParts
  private let hasSize: Bool
  /// Whether the text shows quantities that change.
  private let isLive: Bool

  init(_ fields: Fields) throws(SceneError) {
    let entries = fields.item?.entries ?? []
    let keys = entries.compactMap(\.key.text)
    let hasSize = keys.contains("frame") || keys.contains("size")
    self.hasSize = hasSize
    // What cannot be read is an error when the properties are read.
    isLive =
      entries.first { $0.key.text == "text" }.flatMap { entry in
        try? ValueType<String>.liveText.read(entry.value).isLive
      } ?? false
    parts = try ViewParts(
      fields, .label,
      properties: ViewKind.label.properties.map {
        $0.name == "text" ? .liveText(sizeToFit: !hasSize) : $0
      })
  }

  func perform(in scope: Scope) {
    parts.add(isLive ? LiveLabel() : Label(), in: scope) { label in
      if !hasSize { label.bounds.size = label.sizeThatFits(.zero) }
    }
  }

  func write(to writer: inout SwiftWriter) {
    parts.write(
      creation: isLive ? "LiveLabel()" : "Label()", to: &writer,
      finish: { label, writer in
        if !hasSize { writer.line("\(label).bounds.size = \(label).sizeThatFits(.zero)") }
      })
  }
}

/// A shape: a `UIView` with a `CAShapeLayer`.
struct ShapeElement: ViewElement {
  static let kind = "shape"
  static let summary = """
    An ellipse, rectangle, polygon or line, drawn by a CAShapeLayer, which collides as such: one of \
    ellipse, rectangle, polygon and line is needed.
    """

  private enum Outline {
    case ellipse(Value<Size>)
    case rectangle(Value<Size>, cornerRadius: Value<Double>?)
    case polygon(Value<[Point]>)
    case line(Value<[Point]>)
  }

  let parts: ViewParts
  private let outline: Outline
  private let center: Value<Point>?
  /// Whether the origin is from the lower edge of the superview.
  private let isUpward: Bool

  init(_ fields: Fields) throws(SceneError) {
    let ellipse = try fields.optional("ellipse", .size, "The size of an ellipse, in points.")
    let rectangle = try fields.optional("rectangle", .size, "The size of a rectangle, in points.")
    let radius = try fields.optional(
      "corners", .distance, "The radius of the corners of a rectangle, in points; 0 by default.")
    let polygon = try fields.optional(
      "polygon", .list(of: .displacement, 3...1000, "points"),
      "The corners of a polygon, in points from origin.")
    let line = try fields.optional(
      "line", .list(of: .displacement, 2...1000, "points"), "The points of a line, from origin.")
    center = try fields.optional(
      "origin", .localPoint,
      "The origin of the points of a polygon or line, in the superview; [0, 0] by default.")
    let outlines: [Outline] = [
      ellipse.map { .ellipse($0) }, rectangle.map { .rectangle($0, cornerRadius: radius) },
      polygon.map { .polygon($0) }, line.map { .line($0) },
    ].compactMap { $0 }
    try fields.check(.exactlyOne(of: ["ellipse", "rectangle", "polygon", "line"])) {
      "a shape needs one of ellipse, rectangle, polygon and line, not \($0)."
    }
    outline = outlines.first ?? .ellipse(.described)
    isUpward = fields.names.isUpward
    parts = try ViewParts(fields, .shape)
  }

  func perform(in scope: Scope) {
    var center = center?.evaluate(scope) ?? .zero
    if isUpward { center.y = scope.performance.superview.bounds.height - center.y }
    let view =
      switch outline {
      case .ellipse(let size): ShapeView(ellipse: size.evaluate(scope), center: center)
      case .rectangle(let size, let radius):
        ShapeView(
          rectangle: size.evaluate(scope), cornerRadius: radius?.evaluate(scope) ?? 0,
          center: center)
      case .polygon(let points): ShapeView(polygon: points.evaluate(scope), center: center)
      case .line(let points): ShapeView(line: points.evaluate(scope), center: center)
      }
    parts.add(view, in: scope)
  }

  func write(to writer: inout SwiftWriter) {
    var center = self.center?.swift ?? ".zero"
    if isUpward {
      let elements = self.center?.elements ?? ["0", "0"]
      let height = "\(writer.superview).bounds.height"
      center = "Point(\(elements[0]), \(height) - \(elements[1].inParentheses))"
    }
    let creation =
      switch outline {
      case .ellipse(let size): "ShapeView(ellipse: \(size.swift), center: \(center))"
      case .rectangle(let size, let radius):
        """
        ShapeView(rectangle: \(size.swift), \
        \(radius.map { "cornerRadius: \($0.swift), " } ?? "")center: \(center))
        """
      case .polygon(let points): "ShapeView(polygon: \(points.swift), center: \(center))"
      case .line(let points): "ShapeView(line: \(points.swift), center: \(center))"
      }
    parts.write(creation: creation, to: &writer)
  }
}
