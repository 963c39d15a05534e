public import Geometry

/// An object of a document: a view, a controller, a recognizer, a bar item, a layout, ...
public struct InterfaceObject: Hashable, Sendable {
  /// The kind, from the name of the element.
  public let kind: ObjectKind
  /// The id; nil only for segments, which Interface Builder writes without one.
  ///
  /// The content view of a cell without an id, in old documents, has that of the cell, a slash and
  /// `contentView`.
  public let id: String?
  /// The line of the document, from 1.
  public let line: Int
  /// The name in the editor, or nil.
  public let userLabel: String?
  /// The class if it is not that of the kind.
  public let customClass: CustomClass?
  /// The identifier for state restoration, or nil.
  public let restorationIdentifier: String?
  /// The identifier for `instantiateViewController(withIdentifier:)`, or nil.
  public let storyboardIdentifier: String?
  /// The properties by key; only what the document sets.
  public let properties: [String: PropertyValue]
  /// The objects that this one holds, by role, in document order.
  public let children: [ChildRole: [InterfaceObject]]
  /// The constraints that a view holds.
  public let constraints: [InterfaceConstraint]
  /// The layout guides of a view or a controller.
  public let layoutGuides: [InterfaceLayoutGuide]
  /// The connections that begin at the object.
  public let connections: [InterfaceConnection]
  /// The user-defined runtime attributes, in order.
  public let runtimeAttributes: [RuntimeAttribute]
  /// What a button shows in its states, in document order.
  public let states: [ControlStateContents]
  /// The changes for size classes.
  public let variations: [InterfaceVariation]
}

extension InterfaceObject {
  /// Returns a property by key, or nil if the document does not set it.
  public subscript(key: String) -> PropertyValue? { properties[key] }

  /// Returns the only or first child in a role, or nil without one.
  public func child(_ role: ChildRole) -> InterfaceObject? { children[role]?.first }

  /// The design frame in the superview, in points, or nil if the document has none.
  public var frame: Rect? { properties["frame"]?.rect }

  /// The subviews from back to front.
  public var subviews: [InterfaceObject] { children[.subviews] ?? [] }

  /// The ids of the gesture recognizers that are attached to the view, in order.
  public var gestureRecognizerIDs: [String] {
    connections.compactMap { connection in
      if case .outletCollection(let collection) = connection,
        collection.property == "gestureRecognizers"
      {
        collection.destination
      } else {
        nil
      }
    }
  }

  /// The outlets, in order.
  public var outlets: [InterfaceOutlet] {
    connections.compactMap { if case .outlet(let outlet) = $0 { outlet } else { nil } }
  }

  /// The actions, in order.
  public var actions: [InterfaceAction] {
    connections.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }

  /// The segues, in order.
  public var segues: [InterfaceSegue] {
    connections.compactMap { if case .segue(let segue) = $0 { segue } else { nil } }
  }

  /// Returns what a button shows in a state such as `normal`, or nil.
  public func contents(for state: String) -> ControlStateContents? {
    states.first { $0.state == state }
  }
}
