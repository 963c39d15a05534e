internal import InterfaceDocuments

/// What is known about the classes of UIKit by their names.
///
/// Classes that the table `AppleClasses` does not have are judged by their names.
enum InterfaceClasses {
  /// Returns whether a class of UIKit has `init(coder:)`.
  static func haveCoderInitializer(_ name: String) -> Bool {
    AppleClasses.named(name)?.hasCoderInitializer ?? name.hasPrefix("UI")
  }

  /// Returns whether a subclass without initializers can be made without values.
  static func isMadeFromNothing(_ name: String) -> Bool {
    AppleClasses.named(name)?.isMadeFromNothing ?? true
  }

  /// Returns the call of the initializer that makes a class without values.
  static func plainInitializer(of name: String) -> String {
    if let arguments = ownArguments[name] { return "super.init(\(arguments))" }
    if name == "UITableView" { return "super.init(frame: .zero, style: .plain)" }
    if name.hasSuffix("GestureRecognizer") { return "super.init(target: nil, action: nil)" }
    return isView(name) ? "super.init(frame: .zero)" : "super.init()"
  }

  /// Returns the arguments with which a view is made that needs no values of a program.
  static func plainArguments(of name: String) -> String {
    ["UICollectionView", "UIListContentView"].contains(name) ? ownArguments[name] ?? "" : ""
  }

  /// Returns the arguments with which a view is made that a film shows, with a frame if it takes
  /// one.
  static func showingArguments(of name: String, frame: String) -> String {
    ownArguments[name]?.replacing("frame: .zero", with: "frame: \(frame)") ?? "frame: \(frame)"
  }

  /// The arguments of the initializers of views that have no `init(frame:)`.
  private static let ownArguments = [
    "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
    "UIListContentView": "configuration: .cell()",
    "UITextView": "frame: .zero, textContainer: nil",
    "UITableViewCell": "style: .default, reuseIdentifier: nil",
    "UITableViewHeaderFooterView": "reuseIdentifier: nil",
  ]

  /// Returns whether a class is a view, by its name.
  static func isView(_ name: String) -> Bool { AppleClasses.isView(name) }

  /// Returns whether a class is a layer, whose `init()` is required, by its name.
  static func isLayer(_ name: String) -> Bool { AppleClasses.isLayer(name) }

  /// Returns whether a class is a view controller, by its name.
  static func isViewController(_ name: String) -> Bool {
    AppleClasses.named(name) == nil
      ? name.hasPrefix("UI") && name.hasSuffix("Controller") : AppleClasses.isViewController(name)
  }

  /// Returns whether a film can start from a subclass of a view or a controller.
  static func isEntry(_ name: String) -> Bool {
    AppleClasses.named(name)?.isEntry ?? isViewController(name)
  }
}
