internal import Dynamics
internal import FileIO
internal import Geometry
internal import SceneViews
internal import StageKit

/// A number that changes while a scene is performed, with the name that plots have for it.
package struct LiveQuantity: Sendable {
  private enum Kind: Sendable {
    case view(name: String, index: Expression?, LiveViewReading)
    case attachment(name: String, index: Expression?, LiveAttachmentReading)
    case scene(LiveSceneReading)
  }

  private let kind: Kind
  /// Whether the value is that of the opposite direction: of a scene with an upward axis.
  private var isNegated = false

  /// The names of the quantities of views, in the order of the list.
  package static var namesOfViews: [String] {
    ViewQuantity.allCases.filter { $0.liveReading != nil }.map(\.rawValue)
  }

  /// The names of the quantities of the whole scene, in the order of the list.
  package static var namesOfScenes: [String] {
    SceneQuantity.allCases.filter { $0.liveReading != nil }.map(\.rawValue)
  }

  /// The names of the quantities of attachments, in the order of the list.
  package static var namesOfAttachments: [String] {
    ViewQuantity.allCases.filter { $0.attachmentReading != nil }.map(\.rawValue)
  }

  /// Creates a quantity of the whole scene; nil if texts have none of that name.
  init?(_ word: String) {
    guard let reading = SceneQuantity(rawValue: word)?.liveReading else { return nil }
    kind = .scene(reading)
  }

  /// Creates a quantity of a view, or nil if texts have none of that name.
  ///
  /// It is that of an element of the views that a `for` made if there is an index.
  init?(_ word: String, of name: String, _ index: Expression?, isUpward: Bool) {
    guard let quantity = ViewQuantity(rawValue: word),
      let reading = (quantity == .y && isUpward ? .elevation : quantity).liveReading
    else { return nil }
    kind = .view(name: name, index: index, reading)
    isNegated = isUpward && quantity.isNegatedUpwards
  }

  /// Creates a quantity of an attachment, or nil if texts have none of that name.
  init?(_ word: String, ofAttachment name: String, _ index: Expression?, isUpward: Bool) {
    guard let quantity = ViewQuantity(rawValue: word), let reading = quantity.attachmentReading
    else { return nil }
    kind = .attachment(name: name, index: index, reading)
    isNegated = isUpward && quantity.isNegatedUpwards
  }

  /// Returns the present value.
  ///
  /// - Throws: An ``ExpressionError`` if an index is outside of the views.
  func value(in scope: Scope) throws(ExpressionError) -> Double {
    let value = try downwardValue(in: scope)
    return isNegated ? 0 - value : value
  }

  private func downwardValue(in scope: Scope) throws(ExpressionError) -> Double {
    let performance = scope.performance
    switch kind {
    case .view(let name, let index, let reading):
      let views = performance.views[name] ?? []
      let number = try index?.index(in: scope, count: views.count, of: "the views '\(name)'") ?? 0
      return views.indices.contains(number) ? reading.value(performance, views[number]) : 0
    case .attachment(let name, let index, let reading):
      // The attachments come after the views.
      guard let names = performance.attachments[name] else { return 0 }
      let number =
        try index?.index(in: scope, count: names.count, of: "the attachments '\(name)'") ?? 0
      guard names.indices.contains(number) else { return 0 }
      return performance.animator.attachment(named: names[number]).map(reading.value) ?? 0
    case .scene(let reading): return reading.value(performance)
    }
  }

  /// Returns the Swift of the value.
  func swift(_ names: NameTable) -> String {
    isNegated ? "(-\(downwardSwift(names)))" : downwardSwift(names)
  }

  private func downwardSwift(_ names: NameTable) -> String {
    switch kind {
    case .attachment(let name, let index, let reading):
      let text = index.map { "\"\(name)\\(\($0.integerSwift(names)))\"" } ?? name.swiftLiteral
      return "(animator.attachment(named: \(text))\(reading.swift) ?? 0)"
    case .view(let name, let index, let reading):
      let identifier = name == NameTable.stage ? "stage.view" : name.swiftIdentifier
      return reading.swift(identifier + (index.map { "[\($0.integerSwift(names))]" } ?? ""))
    case .scene(let reading): return reading.swift
    }
  }
}

/// How a text gets a quantity of a view, and the Swift of that.
private struct LiveViewReading: Sendable {
  let value: @Sendable (Performance, View) -> Double
  let swift: @Sendable (_ view: String) -> String
}

/// How a text gets a quantity of an attachment, and the Swift of that.
private struct LiveAttachmentReading: Sendable {
  let swift: String
  let value: @Sendable (DynamicAnimator.Inspection.Attachment) -> Double
}

/// How a text gets a quantity of the whole scene, and the Swift of that.
private struct LiveSceneReading: Sendable {
  let swift: String
  let value: @Sendable (Performance) -> Double
}

extension ViewQuantity {
  /// How a text gets the quantity; nil for one that only plots have.
  fileprivate var liveReading: LiveViewReading? {
    switch self {
    case .x:
      LiveViewReading {
        $1.presentation.center.x
      } swift: {
        "\($0).presentation.center.x"
      }
    case .y:
      LiveViewReading {
        $1.presentation.center.y
      } swift: {
        "\($0).presentation.center.y"
      }
    case .elevation:
      LiveViewReading {
        $0.stage.size.height - $1.presentation.center.y
      } swift: {
        "(stage.size.height - \($0).presentation.center.y)"
      }
    case .angle:
      LiveViewReading {
        $1.presentation.angle
      } swift: {
        "\($0).presentation.angle"
      }
    case .vx:
      LiveViewReading {
        $0.animator.velocity(of: $1).dx
      } swift: {
        "animator.velocity(of: \($0)).dx"
      }
    case .vy:
      LiveViewReading {
        $0.animator.velocity(of: $1).dy
      } swift: {
        "animator.velocity(of: \($0)).dy"
      }
    case .speed:
      LiveViewReading {
        $0.animator.velocity(of: $1).length
      } swift: {
        "animator.velocity(of: \($0)).length"
      }
    case .spin:
      LiveViewReading {
        $0.animator.angularVelocity(of: $1)
      } swift: {
        "animator.angularVelocity(of: \($0))"
      }
    case .kinetic:
      LiveViewReading {
        $0.animator.kineticEnergy(of: $1)
      } swift: {
        "animator.kineticEnergy(of: \($0))"
      }
    case .width, .height, .alpha, .mass, .inertia, .momentum, .angularMomentum, .ax, .ay,
      .acceleration, .potential, .springs, .tension, .length:
      nil
    }
  }

  /// How a text gets the quantity of an attachment; nil for one that attachments do not have.
  fileprivate var attachmentReading: LiveAttachmentReading? {
    switch self {
    case .tension: LiveAttachmentReading(swift: "?.tension") { $0.tension ?? 0 }
    case .length: LiveAttachmentReading(swift: "?.distanceOfEnds") { $0.distanceOfEnds }
    case .angle: LiveAttachmentReading(swift: "?.angle") { $0.angle ?? 0 }
    default: nil
    }
  }
}

extension SceneQuantity {
  /// How a text gets the quantity; nil for one that only plots have.
  fileprivate var liveReading: LiveSceneReading? {
    switch self {
    case .time: LiveSceneReading(swift: "stage.time") { $0.stage.time }
    case .energy:
      LiveSceneReading(
        swift: "(\(Self.kineticSwift) + \(Self.potentialSwift) + \(Self.springsSwift))"
      ) { performance in
        let inspection = performance.animator.inspect()
        return inspection.kineticEnergy
          + inspection.potentialEnergy(from: Point(0, performance.stage.size.height))
          + inspection.springEnergy
      }
    case .kinetic:
      LiveSceneReading(swift: Self.kineticSwift) { $0.animator.inspect().kineticEnergy }
    case .potential:
      LiveSceneReading(swift: Self.potentialSwift) {
        $0.animator.inspect().potentialEnergy(from: Point(0, $0.stage.size.height))
      }
    case .springs:
      LiveSceneReading(swift: Self.springsSwift) { $0.animator.inspect().springEnergy }
    case .contacts: nil
    }
  }

  private static let kineticSwift = "animator.inspect().kineticEnergy"
  private static let potentialSwift =
    "animator.inspect().potentialEnergy(from: Point(0, stage.size.height))"
  private static let springsSwift = "animator.inspect().springEnergy"
}
