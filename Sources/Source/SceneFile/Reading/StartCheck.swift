internal import Dynamics
internal import Geometry
internal import SceneViews
internal import StageKit

/// Finds what is probably a mistake in how a scene starts: views that are not visible, bodies that
/// overlap completely, and bodies that what hangs on them pulls away.
struct StartCheck {
  /// The largest number of warnings that are kept.
  private static let maxCount = 10
  /// The distance below which centers are at one place, in points.
  private static let placeSize = 0.25

  private let performance: Performance
  private let canvas: Rect
  private let places: [ObjectIdentifier: ScenePlace]
  /// The items of the animator.
  private let bodies: Set<ObjectIdentifier>

  /// Creates the check of a scene that has been set up, at time 0.
  init(_ performance: Performance) {
    self.performance = performance
    canvas = Rect(origin: .zero, size: performance.canvas)
    places = Dictionary(
      performance.placedViews.map { (ObjectIdentifier($0.view), $0.place) },
      uniquingKeysWith: { first, _ in first })
    bodies = Set(performance.animator.inspect().bodies.map { ObjectIdentifier($0.item) })
  }

  /// The warnings, as sentences with file, line and column.
  var warnings: [String] {
    let kept = keptOut
    let all = kept.sentences + outside(except: kept.views) + overlaps + loose
    guard all.count > Self.maxCount else { return all }
    return all.prefix(Self.maxCount) + ["\(all.count - Self.maxCount) more warnings of this kind."]
  }

  /// Warns of bodies beyond an edge of the canvas that is a wall.
  private var keptOut: (sentences: [String], views: Set<ObjectIdentifier>) {
    var views: [View] = []
    for collision in performance.collisions
    where collision.translatesReferenceBoundsIntoBoundary && collision.collisionMode != .items {
      views += collision.items.compactMap { $0 as? View }.filter { !canvas.contains($0.center) }
    }
    let sentences = grouped(views).map { view, count, place in
      "\(place.position): \(name(of: view, count)) outside of the edge of the canvas, a wall that keeps it out: "
        + "the \(count > 1 ? "first " : "")center is \(text(view.center)), and \(canvasText)."
    }
    return (sentences, Set(views.map(ObjectIdentifier.init)))
  }

  /// Warns of views that are outside of the canvas and that nothing is known to move into it.
  private func outside(except known: Set<ObjectIdentifier>) -> [String] {
    let views = performance.placedViews.map(\.view).filter { view in
      guard !known.contains(ObjectIdentifier(view)), !view.isHidden,
        view.bounds.width > 0, view.bounds.height > 0, !isMoved(view)
      else { return false }
      let frame = frame(of: view)
      guard
        frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= canvas.maxX || frame.minY >= canvas.maxY
      else { return false }
      // What is above falls into the canvas.
      let isAbove = frame.maxY <= 0 && frame.maxX > 0 && frame.minX < canvas.maxX
      return !(isAbove && bodies.contains(ObjectIdentifier(view)))
    }
    return grouped(views).map { view, count, place in
      let frame = frame(of: view)
      return "\(place.position): \(name(of: view, count)) outside of the canvas at the start, "
        + "\(count > 1 ? "the first " : "")from \(text(Point(frame.minX, frame.minY))) to "
        + "\(text(Point(frame.maxX, frame.maxY))); \(canvasText)."
    }
  }

  /// Warns of bodies with one center that collide with one another.
  private var overlaps: [String] {
    struct Key: Hashable {
      let x: Double
      let y: Double
    }
    var sentences: [String] = []
    var reported: Set<ObjectIdentifier> = []
    for collision in performance.collisions where collision.collisionMode != .boundaries {
      var groups: [Key: [View]] = [:]
      var order: [Key] = []
      for view in collision.items.compactMap({ $0 as? View }) {
        let key = Key(
          x: (view.center.x / Self.placeSize).rounded(),
          y: (view.center.y / Self.placeSize).rounded())
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(view)
      }
      for group in order.compactMap({ groups[$0] }) where group.count > 1 {
        guard reported.insert(ObjectIdentifier(group[1])).inserted,
          let first = place(of: group[0]), let second = place(of: group[1])
        else { continue }
        sentences.append(
          "\(second.position): \(name(of: group[1], group.count - 1)) at the same place as "
            + "\(quoted(group[0])) of line \(first.line), \(text(group[0].center)), and they collide from the "
            + "start.")
      }
    }
    return sentences
  }

  /// Warns of bodies without gravity that bodies with gravity are attached to, and that nothing
  /// holds.
  private var loose: [String] {
    let behaviors = performance.animator.behaviors
    let gravity = items(of: behaviors.compactMap { $0 as? GravityBehavior }.flatMap(\.items))
    let attachments = behaviors.compactMap { $0 as? AttachmentBehavior }
    let anchored = behaviors.compactMap { $0 as? DynamicItemBehavior }.filter(\.isAnchored)
    let held = items(of: anchored.flatMap(\.items))
      .union(items(of: attachments.filter { $0.items.count == 1 }.flatMap(\.items)))
    let views = attachments.filter { $0.items.count == 2 }.compactMap { attachment -> View? in
      guard let view = attachment.items[1] as? View,
        gravity.contains(ObjectIdentifier(attachment.items[0])),
        !gravity.contains(ObjectIdentifier(view)), !held.contains(ObjectIdentifier(view))
      else { return nil }
      return view
    }
    return grouped(views).map { view, count, place in
      "\(place.position): \(name(of: view, count)) held by nothing, and what is attached to it pulls it away; "
        + "'dynamicItem: {items: \(view.name ?? "…"), isAnchored: true}' holds it."
    }
  }

  private func items(of items: [any DynamicItem]) -> Set<ObjectIdentifier> {
    Set(items.map { ObjectIdentifier($0) })
  }

  /// Whether something may move the view, or a view around it, to anywhere.
  private func isMoved(_ view: View) -> Bool {
    performance.movedViews.contains(ObjectIdentifier(view)) || view.superview.map(isMoved) == true
  }

  private func frame(of view: View) -> Rect {
    view.convert(view.bounds, to: performance.stage.view)
  }

  private func place(of view: View) -> ScenePlace? { places[ObjectIdentifier(view)] }

  /// Returns the first of the views of each entry, and how many there are.
  private func grouped(_ views: [View]) -> [(view: View, count: Int, place: ScenePlace)] {
    var groups: [(view: View, count: Int, place: ScenePlace)] = []
    var indices: [ScenePlace: Int] = [:]
    var seen: Set<ObjectIdentifier> = []
    for view in views where seen.insert(ObjectIdentifier(view)).inserted {
      guard let place = place(of: view) else { continue }
      if let index = indices[place] {
        groups[index].count += 1
      } else {
        indices[place] = groups.count
        groups.append((view, 1, place))
      }
    }
    return groups
  }

  private func quoted(_ view: View) -> String {
    view.name.map { "'\($0)'" } ?? "a view without a name"
  }

  /// Returns the subject and verb of a sentence about a view and others.
  private func name(of view: View, _ count: Int) -> String {
    switch count {
    case 1: "\(quoted(view)) is"
    case 2: "\(quoted(view)) and one more are"
    default: "\(quoted(view)) and \(count - 1) more are"
    }
  }

  private func text(_ point: Point) -> String {
    "[\(decimalText(point.x)), \(decimalText(point.y))]"
  }

  private var canvasText: String {
    "the canvas has \(decimalText(canvas.width)) x \(decimalText(canvas.height)) points"
  }
}
