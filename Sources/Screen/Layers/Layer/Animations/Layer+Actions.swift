internal import Tween

extension Layer {
  /// Returns the action that a change of a property runs; nil for none.
  func changeAction(forKey key: String) -> (any LayerAction)? {
    // Without a delegate and a context, only the layer's own actions can be found, so the common
    // case of a layer without a tree is fast.
    if delegate == nil, actions == nil, rootContext == nil { return nil }
    guard let action = action(forKey: key), !(action is NoAction),
      rootContext?.transaction.disableActions != true
    else { return nil }
    return action
  }

  /// Searches the action of a property or event in the order that `CALayer.action(forKey:)`
  /// documents.
  func searchAction(forKey event: String) -> (any LayerAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
  }

  /// Returns the implicit animation of a property: from the presented to the new value.
  ///
  /// A layer that has just been added to the tree has none, since it has not been presented yet. As
  /// in Core Animation, paths have none, and neither have properties without a value, except
  /// colors, for which nil is transparent. Properties that a class declares have none either.
  private func implicitAnimation(forKey key: String) -> Animation? {
    guard key != "path", key != "shadowPath", declaredProperties[key] == nil,
      let context = rootContext, let joinTime, joinTime < context.time,
      let property = property(forKey: key), !property.access.isDiscrete,
      let start = property.access.existingValue(of: presentation(at: context.time))
    else { return nil }
    let animation = BasicAnimation(keyPath: key)
    animation.fromValue = start
    animation.timingFunction = .default
    return animation
  }
}
