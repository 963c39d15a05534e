internal import Layers

/// Animates a property that an animation block changes.
struct BlockAction<Value: AnimatableValue>: LayerAction {
  let context: any AnimationContext
  let property: AnimatedProperty<Value>
  let start: Value

  func run(forKey event: String, layer: Layer) {
    context.animate(property, from: start, to: property.model)
  }
}

/// Makes the action of a property of any type, before the property changes.
struct BlockActionBuilder: LayerValueVisitor {
  let context: any AnimationContext
  let layer: Layer
  let key: String
  /// The present time of the stage.
  let now: Double

  func visit<Value>(_ access: ValueAccess<Value>) -> any LayerAction {
    let property = AnimatedProperty(layer: layer, key: key, access: access)
    let start =
      Value.isAdditive || !context.beginsFromCurrentState
      ? property.model : property.presentation(at: now)
    return BlockAction(context: context, property: property, start: start)
  }
}
