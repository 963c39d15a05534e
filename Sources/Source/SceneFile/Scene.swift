internal import Dynamics
internal import FileIO
internal import Geometry
internal import StageKit

/// A scene of a file: what it declares, and its elements in order.
struct Scene: SceneElement {
  static let kind = "scene"
  static let summary = "A scene of views, behaviors and animations."

  /// The largest number of seconds of a film.
  private static let maxDuration = 3600.0
  /// The profiles by their names; a scene is accurate unless it names another.
  private static let profiles: KeyValuePairs<String, Profile> = [
    "modern": .modern, "accurate": .accurate, "iOS7": .iOS7,
  ]

  let title: String?
  let canvas: Size
  let canvasSwift: String
  let duration: Double
  /// The number of points of a meter that the file gives; nil for UIKit's.
  let pointsPerMeter: Double?
  /// Whether y points up from the lower edge.
  let isUpward: Bool
  let keyMoments: [Double]?
  let background: Value<Color>?
  let profile: Value<Profile>
  let declarations: Declarations
  let lists: [String: SceneList]
  private let plot: PlotElement?
  private let showsTouches: Bool
  private let views: [Entry]
  private let behaviors: [Entry]
  private let animations: [Entry]
  private let gestures: [Entry]
  private let touches: [Entry]
  private let sounds: [Entry]
  private let names: NameTable

  init(_ fields: Fields) throws(SceneError) {
    try fields.check(spellingOf: ["parameters", "lists", "views", "behaviors"])
    let scale = try fields.optional(
      "pointsPerMeter", .constant(0.001...1e6),
      "The number of points of a meter, for numbers with a unit such as 9.81 m/s2 and for plots in "
        + "meters; 100 by default, as in UIKit Dynamics.")
    pointsPerMeter =
      fields.item == nil ? nil : scale?.evaluate(.empty)
    if let pointsPerMeter { fields.item?.source.pointsPerMeter = pointsPerMeter }
    let axes = try fields.optional(
      "axes", ValueType<Bool>.choice(["down": false, "up": true]),
      "Where y points: down from the upper edge, with angles clockwise, or up from the lower edge of the "
        + "canvas, and of the superview for subviews, with angles counterclockwise; down by default."
    )
    isUpward = fields.item == nil ? false : axes?.evaluate(.empty) ?? false
    fields.item?.source.names.isUpward = isUpward
    let title = try fields.optional("title", .plainText, "The title of the film.")
    self.title = fields.item == nil ? nil : title?.evaluate(.empty)
    let sizes: KeyValuePairs<String, Size> = ["phone": .phone, "pad": .pad]
    let canvas = try fields.value(
      "canvas", .oneOf([.choice(sizes.map(\.key)), ValueType<Size>.canvas.schema]),
      "The size in points, [width, height], phone (320 x 568) or pad (768 x 1024); phone by default."
    ) { (item) throws(SceneError) -> (Size, String) in
      if let name = sizes.first(where: { $0.key == item.text }) {
        return (name.value, "Size.\(name.key)")
      }
      let value = try ValueType<Size>.canvas.read(item)
      return (value.evaluate(.empty), value.swift)
    }
    (self.canvas, canvasSwift) = canvas ?? (.phone, "Size.phone")
    let duration = try fields.required(
      "duration", .time(0.001...Self.maxDuration), "The duration of the film, in seconds.",
      hint: ": the duration of the film, in seconds, such as 'duration: 3'")
    self.duration = fields.item == nil ? 1 : duration.evaluate(.empty)
    let moments = try fields.optional(
      "keyMoments", .list(of: .time(0...Self.maxDuration), 1...100, "times"),
      "The times of contact sheets and golden frames, in seconds; five by default.")
    keyMoments = fields.item == nil ? nil : moments?.evaluate(.empty)
    let profile = try fields.optional(
      "profile", .choice(Self.profiles),
      "The simulation: accurate is that of physics, modern is UIKit's, iOS7 is that of 2013; accurate "
        + "by default.")
    self.profile = profile ?? Value(swift: ".accurate") { _ in .accurate }
    declarations = try Declarations(fields)
    lists = fields.item?.source.lists ?? [:]
    if let item = fields.item { try AttachmentElement.declareNames(of: item) }
    background = try fields.optional("background", .color, "The background; white by default.")
    plot = try PlotElement.read(from: fields)
    showsTouches = try fields.flag(
      "showsTouches", "Whether touches are drawn; false by default.")
    views = try fields.entries("views", .views, "The views, from back to front.")
    behaviors = try fields.entries("behaviors", .behaviors, "The behaviors of UIKit Dynamics.")
    animations = try fields.entries("animations", .animations, "Animations of views and layers.")
    gestures = try fields.entries("gestures", .gestures, "The responses of views to touches.")
    touches = try fields.entries("touches", .touches, "The touches of the film.")
    sounds = try fields.entries("sounds", .sounds, "The sounds of the film.")
    names = fields.names
  }

  private var entries: [Entry] {
    views + behaviors + animations + gestures + touches + sounds
  }

  /// Sets up the scene.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - isCheck: Whether the first problem ends it.
  /// - Returns: The performance, with what values of parameters made impossible.
  func perform(on stage: Stage, isCheck: Bool = false) -> Performance {
    let performance = Performance(
      on: stage, lists: lists, profile: profile.evaluate(.empty), isCheck: isCheck)
    let scope = scope(of: performance)
    if let background { stage.view.backgroundColor = background.evaluate(scope) }
    if showsTouches { stage.showsTouches = true }
    for entry in entries {
      performance.movingViews(if: entry.movesViews) { entry.perform(in: scope) }
    }
    stage.retain(performance)
    return performance
  }

  private func scope(of performance: Performance) -> Scope {
    Scope(numbers: declarations.numbers, toggles: declarations.toggles, performance: performance)
  }

  /// Returns what the file plots.
  ///
  /// - Parameter performance: What invalid ends of axes are reported to.
  /// - Returns: What it plots; nil for nothing.
  func plot(reportingTo performance: Performance) -> ScenePlot? {
    plot?.plot(in: scope(of: performance))
  }

  /// Returns the Swift source of a recipe, a type with a name, that does the same.
  func swift(typeName: String) -> String {
    var writer = SwiftWriter(
      avoiding: ["stage", "animator", "index", "start", "end"] + names.all)
    writer.line("import Zoetrope")
    writer.line()
    writer.line(
      "/// \((title ?? typeName).split(whereSeparator: \.isNewline).joined(separator: " ").swiftComment)."
    )
    writer.block("struct \(typeName): Recipe") { writer in
      if let title { writer.line("let title = \(title.swiftLiteral)") }
      writer.line("let canvas = \(canvasSwift)")
      writer.line("let duration = \(duration)")
      if let keyMoments {
        writer.line("let keyMoments = \(keyMoments)")
      }
      declarations.write(to: &writer)
      for (name, list) in lists.sorted(by: { $0.key < $1.key }) {
        list.write(name, to: &writer)
      }
      writer.line()
      writer.block("func perform(on stage: Stage)") { writeBody(to: &$0) }
    }
    return writer.text
  }

  private func writeBody(to writer: inout SwiftWriter) {
    if let background { writer.line("stage.view.backgroundColor = \(background.swift)") }
    if showsTouches { writer.line("stage.showsTouches = true") }
    writer.line("let animator = DynamicAnimator(")
    writer.line("  referenceView: stage.view, profile: \(profile.swift))")
    writer.line("stage.retain(animator)")
    for (title, entries) in [
      ("Views", views), ("Behaviors", behaviors), ("Animations", animations),
      ("Gestures", gestures), ("Touches", touches), ("Sounds", sounds),
    ] where !entries.isEmpty {
      writer.line()
      writer.line("// \(title)")
      for entry in entries {
        for array in (entry.element as? any ViewElement)?.parts.arrays ?? [] {
          writer.line("var \(array.name.swiftIdentifier): [\(array.kind.swift)] = []")
        }
        if let attachment = entry.element as? AttachmentElement, attachment.isRepeated,
          let name = attachment.name
        {
          writer.line("var \(name.swiftIdentifier): [AttachmentBehavior] = []")
        }
        entry.write(to: &writer)
      }
    }
  }
}

extension Entry {
  /// Whether the entry can move views that it refers to into the canvas from anywhere.
  fileprivate var movesViews: Bool {
    switch element {
    case is GravityElement, is CollisionElement, is DynamicItemElement, is ContactElement: false
    default: !ElementKinds.views.types.contains { $0 == type(of: element) }
    }
  }
}

extension ViewKind {
  /// The class, as Swift.
  fileprivate var swift: String {
    switch self {
    case .view: "View"
    case .label: "Label"
    case .code: "CodeView"
    case .image: "ImageView"
    case .shape: "ShapeView"
    }
  }
}
