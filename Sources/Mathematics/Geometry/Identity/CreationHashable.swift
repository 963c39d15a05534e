/// A class whose objects are equal if they are the same, and are hashed by the order of their
/// creation.
///
/// With it, sets and dictionaries of objects have the same order in every run.
package protocol CreationHashable: IdentityHashable {
  /// The number of the object; a stored constant.
  var creationNumber: CreationNumber { get }
}

extension CreationHashable {
  /// Hashes the number of the object in the order of creation.
  public func hash(into hasher: inout Hasher) { hasher.combine(creationNumber) }
}
