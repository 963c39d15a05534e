internal import Bars
internal import Controls
internal import Geometry
internal import Layers
internal import StageKit

/// The runtime attributes of UIKit's own classes that documents set by key path.
enum StandardAttributes {
  /// Sets an attribute; returns false if the class has none of that name, or the value does not fit.
  static func set(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool {
    guard let view = object as? UIView else { return false }
    if keyPath.hasPrefix("layer.") {
      return setLayer(String(keyPath.dropFirst("layer.".count)), of: view.layer, to: value)
    }
    func assign<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>) -> Bool {
      guard let value = InterfaceValue.cast(value, to: Value.self) else { return false }
      view[keyPath: path] = value
      return true
    }
    switch keyPath {
    case "clipsToBounds": return assign(\.clipsToBounds)
    case "alpha": return assign(\.alpha)
    case "hidden", "isHidden": return assign(\.isHidden)
    case "tag": return assign(\.tag)
    case "opaque", "isOpaque": return assign(\.isOpaque)
    case "backgroundColor": return assign(\.backgroundColor)
    case "tintColor": return assign(\.tintColor)
    case "userInteractionEnabled": return assign(\.isUserInteractionEnabled)
    case "exclusiveTouch": return assign(\.isExclusiveTouch)
    case "frame": return assign(\.frame)
    case "bounds": return assign(\.bounds)
    case "center": return assign(\.center)
    default: return setText(keyPath, of: view, to: value)
    }
  }

  private static func setText(_ key: String, of view: UIView, to value: Any?) -> Bool {
    let text = value as? String
    switch (view, key) {
    case (let label as UILabel, "text"): label.text = text
    case (let field as UITextField, "text"): field.text = text
    case (let field as UITextField, "placeholder"): field.placeholder = text
    case (is UITextField, "_placeholderLabel.textColor"): return true
    default: return false
    }
    return true
  }

  private static func setLayer(_ key: String, of layer: CALayer, to value: Any?) -> Bool {
    func assign<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) -> Bool {
      guard let value = InterfaceValue.cast(value, to: Value.self) else { return false }
      layer[keyPath: path] = value
      return true
    }
    switch key {
    case "cornerRadius": return assign(\.cornerRadius)
    case "borderWidth": return assign(\.borderWidth)
    case "borderColor", "borderUIColor", "borderColorFromUIColor": return assign(\.borderColor)
    case "masksToBounds": return assign(\.masksToBounds)
    case "shadowOpacity": return assign(\.shadowOpacity)
    case "shadowRadius": return assign(\.shadowRadius)
    case "shadowColor", "shadowUIColor": return assign(\.shadowColor)
    case "shadowOffset": return assign(\.shadowOffset)
    case "opacity": return assign(\.opacity)
    case "zPosition": return assign(\.zPosition)
    case "backgroundColor": return assign(\.backgroundColor)
    default: return false
    }
  }
}
