internal import Dynamics
internal import Geometry
internal import SceneViews
internal import StageKit

/// A number that changes while a scene is performed, with the name that plots have for it.
package struct LiveQuantity {
  /// A quantity of a view.
  enum ViewQuantity: String, CaseIterable {
    case x, y, elevation, angle, vx, vy, speed, spin, kinetic
  }

  /// A quantity of the whole scene.
  enum SceneQuantity: String, CaseIterable {
    case time, energy, kinetic, potential, springs
  }

  private enum Kind {
    case view(name: String, index: Expression?, ViewQuantity)
    case scene(SceneQuantity)
  }

  private let kind: Kind

  init(_ quantity: SceneQuantity) { kind = .scene(quantity) }

  /// Creates a quantity of a view; of an element of those that a `for` made if there is an index.
  init(of name: String, _ index: Expression?, _ quantity: ViewQuantity) {
    kind = .view(name: name, index: index, quantity)
  }

  /// Returns the present value.
  ///
  /// - Throws: An ``ExpressionError`` if an index is outside of the views.
  func value(in scope: Scope) throws(ExpressionError) -> Double {
    let performance = scope.performance
    switch kind {
    case .view(let name, let index, let quantity):
      let views = performance.views[name] ?? []
      let number = try index?.index(in: scope, count: views.count, of: "the views '\(name)'") ?? 0
      return views.indices.contains(number) ? performance.value(of: quantity, of: views[number]) : 0
    case .scene(let quantity): return performance.value(of: quantity)
    }
  }

  /// Returns the Swift of the value.
  func swift(_ names: NameTable) -> String {
    switch kind {
    case .view(let name, let index, let quantity):
      let identifier = name == NameTable.stage ? "stage.view" : name.swiftIdentifier
      return quantity.swift(
        of: identifier + (index.map { "[\($0.integerSwift(names))]" } ?? ""))
    case .scene(let quantity): return quantity.swift
    }
  }
}

extension Performance {
  fileprivate func value(of quantity: LiveQuantity.ViewQuantity, of view: View) -> Double {
    switch quantity {
    case .x: view.presentation.center.x
    case .y: view.presentation.center.y
    case .elevation: stage.size.height - view.presentation.center.y
    case .angle: view.presentation.angle
    case .vx: animator.velocity(of: view).dx
    case .vy: animator.velocity(of: view).dy
    case .speed: animator.velocity(of: view).length
    case .spin: animator.angularVelocity(of: view)
    case .kinetic: animator.kineticEnergy(of: view)
    }
  }

  fileprivate func value(of quantity: LiveQuantity.SceneQuantity) -> Double {
    switch quantity {
    case .time: return stage.time
    case .kinetic: return animator.inspect().kineticEnergy
    case .potential: return animator.inspect().potentialEnergy(from: Point(0, stage.size.height))
    case .springs: return animator.inspect().springEnergy
    case .energy:
      let inspection = animator.inspect()
      return inspection.kineticEnergy
        + inspection.potentialEnergy(from: Point(0, stage.size.height)) + inspection.springEnergy
    }
  }
}

extension LiveQuantity.ViewQuantity {
  fileprivate func swift(of view: String) -> String {
    switch self {
    case .x: "\(view).presentation.center.x"
    case .y: "\(view).presentation.center.y"
    case .elevation: "(stage.size.height - \(view).presentation.center.y)"
    case .angle: "\(view).presentation.angle"
    case .vx: "animator.velocity(of: \(view)).dx"
    case .vy: "animator.velocity(of: \(view)).dy"
    case .speed: "animator.velocity(of: \(view)).length"
    case .spin: "animator.angularVelocity(of: \(view))"
    case .kinetic: "animator.kineticEnergy(of: \(view))"
    }
  }
}

extension LiveQuantity.SceneQuantity {
  fileprivate var swift: String {
    switch self {
    case .time: "stage.time"
    case .kinetic: "animator.inspect().kineticEnergy"
    case .potential: "animator.inspect().potentialEnergy(from: Point(0, stage.size.height))"
    case .springs: "animator.inspect().springEnergy"
    case .energy: "(\(Self.kinetic.swift) + \(Self.potential.swift) + \(Self.springs.swift))"
    }
  }
}
