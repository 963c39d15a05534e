public import Dynamics
public import Geometry

extension DynamicAnimator {
  /// Returns the velocity of an item, in points/s; zero for one that the animator does not move.
  public func velocity(of item: any DynamicItem) -> Vector {
    inspectBody(of: item)?.velocity ?? .zero
  }

  /// Returns the angular velocity of an item, in radians/s, clockwise; zero for one that the
  /// animator does not move.
  public func angularVelocity(of item: any DynamicItem) -> Double {
    inspectBody(of: item)?.angularVelocity ?? 0
  }

  /// Returns the kinetic energy of an item, including its rotation, in joules, with 100 points per
  /// meter; zero for one that the animator does not move.
  public func kineticEnergy(of item: any DynamicItem) -> Double {
    inspectBody(of: item)?.kineticEnergy ?? 0
  }
}
