/// A number that describes the whole scene at one time, with the name that plots and texts of scene
/// files have for it.
///
/// This is the only list. Plots show all but the time, which is their horizontal axis, and texts
/// those that `LiveQuantity` reads.
package enum SceneQuantity: String, Hashable, Sendable, CaseIterable {
  /// The time of the stage.
  case time
  /// The sum of the energies.
  case energy
  /// The kinetic energy of all bodies, with that of their rotation.
  case kinetic
  /// The gravitational potential energy of all bodies.
  case potential
  /// The energy of all springs.
  case springs
  /// The number of touching pairs.
  case contacts
}
