/// The physical properties of an item.
struct ItemProperties: Equatable {
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true

  /// Applies the properties that an item behavior changed from their defaults.
  mutating func override(with changes: ItemPropertyChanges) {
    if let value = changes.elasticity { elasticity = value }
    if let value = changes.friction { friction = value }
    if let value = changes.density { density = value }
    if let value = changes.resistance { resistance = value }
    if let value = changes.angularResistance { angularResistance = value }
    if let value = changes.charge { charge = value }
    if let value = changes.isAnchored { isAnchored = value }
    if let value = changes.allowsRotation { allowsRotation = value }
  }

  /// The properties before item behaviors are applied: the defaults, but charge and anchoring
  /// persist.
  var base: ItemProperties {
    var base = ItemProperties()
    base.charge = charge
    base.isAnchored = isAnchored
    return base
  }
}

/// The properties that an item behavior changed; nil for the others.
struct ItemPropertyChanges {
  var elasticity: Double?
  var friction: Double?
  var density: Double?
  var resistance: Double?
  var angularResistance: Double?
  var charge: Double?
  var isAnchored: Bool?
  var allowsRotation: Bool?
}
