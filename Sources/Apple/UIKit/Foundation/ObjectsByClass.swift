public import Geometry
public import Scrolling
public import StageKit

// Objects of a class that a program has in a variable: on iOS every initializer that comes from
// Objective-C makes them. Rewritten source registers how its classes are made, and calls these
// functions where the compiler asks for a required initializer.

/// Creates an object by its initializer without arguments.
///
/// The program ends with a sentence if the class has none.
///
/// - Parameter type: The class.
/// - Returns: The object.
public func _made<Object: AnyObject>(_ type: Object.Type) -> Object {
  if let make = UIApplication.shared.interfaceClasses.plainMaker(of: type),
    let object = make() as? Object
  {
    return object
  }
  if let cell = type as? CollectionReusableView.Type,
    let object = cell.init(registeredWith: nil) as? Object
  {
    return object
  }
  if let cell = type as? TableViewCell.Type, let object = cell.init(registeredWith: nil) as? Object
  {
    return object
  }
  let found = ["UI\(type)", "\(type)"].lazy.compactMap(PlainObjects.make(className:))
    .first { Swift.type(of: $0) == type }
  guard let object = found as? Object else {
    preconditionFailure("\(type) has no initializer that needs no arguments")
  }
  return object
}

/// Creates a view with a frame.
///
/// - Parameters:
///   - type: The class.
///   - frame: The frame, in points.
/// - Returns: The view.
public func _made<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
  let view = _made(type)
  view.frame = frame
  return view
}

/// Creates a controller with the interface document of its view.
///
/// - Parameters:
///   - type: The class.
///   - nibName: The name of the document; nil for none.
///   - bundle: The bundle of the document; nil is the main one.
/// - Returns: The controller.
public func _made<Object: UIViewController>(
  _ type: Object.Type, nibName: String?, bundle: Bundle?
) -> Object {
  let controller = _made(type)
  (controller.nibName, controller.nibBundle) = (nibName, bundle)
  return controller
}

/// Creates a cell as a table makes those of a registered class, which have the default style unless
/// the class has another one.
///
/// - Parameters:
///   - type: The class.
///   - style: The style that a plain cell would have.
///   - reuseIdentifier: The identifier; nil for a cell that is not reused.
/// - Returns: The cell.
public func _made<Object: UITableViewCell>(
  _ type: Object.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Object { type.init(registeredWith: reuseIdentifier) }
