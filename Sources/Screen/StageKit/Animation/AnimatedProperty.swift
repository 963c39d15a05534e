internal import Layers

/// A property of a layer that an animation block animates.
struct AnimatedProperty<Value: AnimatableValue> {
  let layer: Layer
  /// The name.
  let key: String
  private let access: ValueAccess<Value>

  init(layer: Layer, key: String, access: ValueAccess<Value>) {
    self.layer = layer
    self.key = key
    self.access = access
  }

  /// The model value; setting it starts no animation.
  var model: Value {
    get { access.get(layer) }
    nonmutating set { layer.withoutActions { access.set(layer, newValue) } }
  }

  /// Returns the presented value at a stage time.
  func presentation(at time: Double) -> Value { access.get(layer.presented(at: time)) }

  /// Returns whether this is a property of a layer.
  func isProperty(_ key: String, of layer: Layer) -> Bool {
    self.layer === layer && self.key == key
  }
}
