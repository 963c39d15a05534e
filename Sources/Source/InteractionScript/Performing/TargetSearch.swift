internal import Bars
internal import Controls
internal import Geometry
internal import StageKit
internal import UIKit

/// The search for a target on a stage, at the time of a touch.
struct TargetSearch {
  let stage: Stage
  let application: UIApplication

  /// Returns the point of a target in the coordinates of the stage; nil if there is no such view.
  func point(of target: Target) -> Point? {
    switch target {
    case .point(let point): return point
    case .view(let attribute, let value, let number):
      let found = parts(attribute, value)
      guard found.count >= number else { return nil }
      let part = found[number - 1]
      return part.view.convert(part.frame.center, to: nil)
    }
  }

  /// A view, or a part of one, such as a button of an alert.
  private struct Part {
    let view: View
    let frame: Rect

    init(_ view: View, _ frame: Rect? = nil) {
      self.view = view
      self.frame = frame ?? view.bounds
    }
  }

  private func parts(_ attribute: Target.Attribute?, _ value: String) -> [Part] {
    if attribute == .outlet { return outlets(named: value).map { Part($0) } }
    let visible = visibleViews(below: stage.view)
    guard let attribute else {
      let kinds: [Target.Attribute] = [.identifier, .label, .title, .name, .text]
      // Names that traces make of classes come last: texts are more likely meant.
      return kinds.lazy.map { kind in visible.flatMap { Self.parts(of: $0, kind, value) } }
        .first { !$0.isEmpty }
        ?? visible.filter { stage.traceName(of: $0) == value }.map { Part($0) }
    }
    return visible.flatMap { view in
      let isNamed = attribute == .name && stage.traceName(of: view) == value
      return isNamed ? [Part(view)] : Self.parts(of: view, attribute, value)
    }
  }

  /// Returns the parts of a view that have a value of an attribute, or else the view if it has.
  private static func parts(
    of view: View, _ attribute: Target.Attribute, _ value: String
  ) -> [Part] {
    let parts = ((view as? any TouchTargetView)?.touchTargets ?? []).filter { target in
      switch attribute {
      case .identifier: target.identifier == value
      case .label: (target.label ?? target.title) == value
      case .title: target.title == value
      case .class, .name, .outlet, .text: false
      }
    }
    if !parts.isEmpty { return parts.map { Part(view, $0.frame) } }
    return view.has(attribute, value) ? [Part(view)] : []
  }

  /// Returns the views that can be seen, from back to front.
  private func visibleViews(below view: View) -> [View] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return [view] + view.subviews.flatMap { visibleViews(below: $0) }
  }

  /// Returns the views in a property of a controller on the screen.
  private func outlets(named name: String) -> [View] {
    var controllers = application.windows.reversed().compactMap(\.rootViewController)
    var position = 0
    while position < controllers.count {
      let controller = controllers[position]
      controllers += [controller.presentedViewController].compactMap(\.self) + controller.children
      position += 1
      let views = Self.views(in: Mirror(reflecting: controller), property: name)
      if !views.isEmpty { return views }
    }
    return []
  }

  private static func views(in mirror: Mirror, property name: String) -> [View] {
    var current: Mirror? = mirror
    while let mirror = current {
      for child in mirror.children where [name, "$__lazy_storage_$_\(name)"].contains(child.label) {
        return views(in: child.value)
      }
      current = mirror.superclassMirror
    }
    return []
  }

  private static func views(in value: Any) -> [View] {
    switch flattened(value) {
    case let view as View: [view]
    case let views as [View]: views
    default: []
    }
  }
}

extension View {
  /// Returns whether the view has a value of an attribute.
  fileprivate func has(_ attribute: Target.Attribute, _ value: String) -> Bool {
    switch attribute {
    case .outlet: false
    case .identifier: accessibilityIdentifier == value
    case .label: (accessibilityLabel ?? (self as? Button)?.currentTitle) == value
    case .title: (self as? Button)?.currentTitle == value
    case .name: name == value
    case .text:
      (self as? Label)?.text == value || (self as? TextField)?.text == value
        || (self as? TextField)?.placeholder == value
    case .class: [className, "UI" + className].contains(value)
    }
  }

  private var className: String { String(describing: type(of: self)) }
}
