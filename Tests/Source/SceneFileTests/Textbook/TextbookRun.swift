import Dynamics
import Geometry
import SceneFile
import StageKit
import SystemPackage
import TestSupport

/// The motion of a scene's bodies, in meters, with y upwards and angles counterclockwise.
struct TextbookRun {
  /// A body at one time.
  struct Body {
    var x = 0.0
    var y = 0.0
    var vx = 0.0
    var vy = 0.0
    var angle = 0.0
    var spin = 0.0
    var mass = 0.0

    var speed: Double { (vx * vx + vy * vy).squareRoot() }
  }

  /// The samples per second: four times the steps of animators, so that three of four are between
  /// steps.
  static let rate = 240.0

  let times: [Double]
  private var bodies: [String: [Body]] = [:]
  /// The sum of the energies, in joules, with that of height from the lower edge.
  private(set) var energies: [Double] = []
  /// The tensions of attachments by name, in newtons.
  private(set) var tensions: [String: [Double]] = [:]

  init(scene: String) throws {
    let path = TextbookResult.directory.appending("\(scene).yaml")
    let recipe = try SceneRecipe(file: path)
    let stage = recipe.stage()
    let count = Int(recipe.duration * Self.rate)
    times = (0...count).map { Double($0) / Self.rate }
    for time in times {
      stage.advance(to: time)
      for animator in stage.inspectAnimators() {
        let inspection = animator.inspection
        for (name, body) in zip(animator.itemNames, inspection.bodies) {
          bodies[name, default: []].append(Body(body, height: stage.size.height))
        }
        for attachment in inspection.attachments {
          if let name = attachment.name, let tension = attachment.tension {
            tensions[name, default: []].append(tension)
          }
        }
        energies.append(
          inspection.kineticEnergy + inspection.springEnergy
            + inspection.potentialEnergy(from: Point(0, stage.size.height)))
      }
    }
  }

  /// The motion of a body; traps for an unknown name.
  subscript(name: String) -> Series {
    guard let samples = bodies[name] else { preconditionFailure("no body \(name)") }
    return Series(times: times, samples: samples)
  }

  /// The motion of one body.
  struct Series {
    let times: [Double]
    let samples: [Body]

    var first: Body { samples[0] }
    var last: Body { samples[samples.count - 1] }

    /// Returns the state at a time that is a multiple of 1/240 s.
    func at(_ time: Double) -> Body { samples[Int((time * TextbookRun.rate).rounded())] }

    func largest(after time: Double = 0, of value: (Body) -> Double) -> Double {
      zip(times, samples).filter { $0.0 >= time }.map { value($0.1) }.max() ?? 0
    }

    /// Returns the mean rate of change of a value.
    func rate(of value: (Body) -> Double, from start: Double, to end: Double) -> Double {
      (value(at(end)) - value(at(start))) / (end - start)
    }

    /// Returns the times at which a value passes 0 upwards, and downwards if both are requested, by
    /// a straight line between samples.
    func crossings(bothWays: Bool = false, of value: (Body) -> Double) -> [Double] {
      zip(times.indices, times.indices.dropFirst()).compactMap { early, late in
        let (before, after) = (value(samples[early]), value(samples[late]))
        guard before < 0 && after >= 0 || bothWays && before > 0 && after <= 0 else { return nil }
        return times[early] + (times[late] - times[early]) * before / (before - after)
      }
    }

    /// Returns the mean time between passages of 0 in one direction.
    func period(of value: (Body) -> Double) -> Double {
      let crossings = crossings(of: value)
      guard let first = crossings.first, let last = crossings.last, crossings.count > 1 else {
        return 0
      }
      return (last - first) / Double(crossings.count - 1)
    }
  }
}

extension TextbookRun.Body {
  init(_ body: DynamicAnimator.Inspection.Body, height: Double) {
    x = body.center.x / 100
    y = (height - body.center.y) / 100
    vx = body.velocity.dx / 100
    vy = -body.velocity.dy / 100
    angle = -body.angle
    spin = -body.angularVelocity
    mass = body.mass
  }
}
