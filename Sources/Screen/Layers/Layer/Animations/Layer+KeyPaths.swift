private import Geometry

extension Layer {
  /// Returns the property of a name that every layer has.
  static func baseProperty(forKey key: String) -> LayerProperty? {
    switch key {
    case "bounds": LayerProperty(\Layer.bounds)
    case "position": LayerProperty(\Layer.position)
    case "anchorPoint": LayerProperty(\Layer.anchorPoint)
    case "zPosition": LayerProperty(\Layer.zPosition)
    case "anchorPointZ": LayerProperty(\Layer.anchorPointZ)
    case "transform": LayerProperty(\Layer.transform)
    case "sublayerTransform": LayerProperty(\Layer.sublayerTransform)
    case "opacity": LayerProperty(\Layer.opacity)
    case "hidden", "isHidden": LayerProperty(\Layer.isHidden)
    case "doubleSided", "isDoubleSided": LayerProperty(\Layer.isDoubleSided)
    case "masksToBounds": LayerProperty(\Layer.masksToBounds)
    case "backgroundColor": LayerProperty(\Layer.backgroundColor)
    case "cornerRadius": LayerProperty(\Layer.cornerRadius)
    case "maskedCorners": LayerProperty(\Layer.maskedCorners)
    case "borderWidth": LayerProperty(\Layer.borderWidth)
    case "borderColor": LayerProperty(\Layer.borderColor)
    case "shadowColor": LayerProperty(\Layer.shadowColor)
    case "shadowOpacity": LayerProperty(\Layer.shadowOpacity)
    case "shadowOffset": LayerProperty(\Layer.shadowOffset)
    case "shadowRadius": LayerProperty(\Layer.shadowRadius)
    case "shadowPath": LayerProperty(\Layer.shadowPath)
    case "contents": LayerProperty(\Layer.contents)
    case "contentsRect": LayerProperty(\Layer.contentsRect)
    case "contentsCenter": LayerProperty(\Layer.contentsCenter)
    case "contentsScale": LayerProperty(\Layer.contentsScale)
    default: nil
    }
  }

  /// Returns the property at a key path, for example `position.x`; nil if there is none.
  func property(forKeyPath keyPath: String) -> LayerProperty? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = keys.first, var property = property(forKey: first) else { return nil }
    for key in keys.dropFirst() {
      guard let part = property.part(named: key) else { return nil }
      property = part
    }
    return property
  }

  /// Notes in the log what the layer does not show of an animation.
  func noteLosses(of animation: Animation) {
    guard let context = rootContext else { return }
    for note in animation.notes(on: self) { context.note(note) }
  }

  /// Notes in the log the key paths that were set and that the layer does not have.
  func noteUnknownKeyPaths() {
    guard !unknownKeyPaths.isEmpty, let context = rootContext else { return }
    for keyPath in unknownKeyPaths {
      context.note("\(label) has no property \"\(keyPath)\" that can be set")
    }
    unknownKeyPaths = []
  }

  /// Returns the value at a key path, for example `transform.rotation.z`, or the value that was set
  /// for a custom key; nil if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let property = property(forKeyPath: keyPath) else { return tags[keyPath] }
    return property.access.value(of: self)
  }

  /// Sets the value at a key path, or, for a name that is not a property, a value of any type that
  /// ``value(forKeyPath:)`` returns.
  ///
  /// A path of several names that leads to no property changes nothing: it is noted in the log.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = property(forKeyPath: keyPath) else {
      guard !keyPath.contains(".") else {
        unknownKeyPaths.append(keyPath)
        noteUnknownKeyPaths()
        return
      }
      tags[keyPath] = value
      return
    }
    precondition(
      property.access.setValue(value, of: self),
      "\"\(keyPath)\" of \(label) must have \(property.access.pluralName), not "
        + (value.map(describe) ?? "nil"))
  }
}
