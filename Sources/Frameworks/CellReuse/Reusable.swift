@_exported public import UIKit

/// A cell, a header or a footer that is found by its class, in the words of the library Reusable.
public protocol Reusable: AnyObject {
  /// The identifier; by default the name of the class.
  static var reuseIdentifier: String { get }
}

extension Reusable {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }
}

/// A view whose document has its name.
public protocol NibLoadable: AnyObject {
  /// The document; by default that of the class's name.
  static var nib: UINib { get }
}

extension NibLoadable {
  /// The document of the class's name.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibLoadable where Self: UIView {
  /// Returns the first view of the document.
  public static func loadFromNib() -> Self {
    guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
      fatalError("The document \(self).xib does not begin with a view of the class \(self).")
    }
    return view
  }
}

/// A cell, a header or a footer with a document, found by its class.
public typealias NibReusable = NibLoadable & Reusable

/// A view that is the owner of the document of its name.
public protocol NibOwnerLoadable: AnyObject {
  /// The document; by default that of the class's name.
  static var nib: UINib { get }
}

extension NibOwnerLoadable {
  /// The document of the class's name.
  public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the views of the document, each as large as this view.
  public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }
}

/// A controller that is the first of the storyboard of its name.
public protocol StoryboardBased: AnyObject {
  /// The storyboard; by default that of the class's name.
  static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
  /// The storyboard of the class's name.
  public static var sceneStoryboard: UIStoryboard {
    UIStoryboard(name: String(describing: self), bundle: nil)
  }
}

extension StoryboardBased where Self: UIViewController {
  /// Returns the controller of the storyboard.
  public static func instantiate() -> Self {
    guard let controller = sceneStoryboard.instantiateInitialViewController() as? Self else {
      fatalError("The first controller of the storyboard is not of the class \(self).")
    }
    return controller
  }
}

/// A controller of a storyboard, found by an identifier.
public protocol StoryboardSceneBased: AnyObject {
  /// The storyboard.
  static var sceneStoryboard: UIStoryboard { get }
  /// The identifier; by default the name of the class.
  static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
  /// The name of the class.
  public static var sceneIdentifier: String { String(describing: self) }
}

extension StoryboardSceneBased where Self: UIViewController {
  /// Returns the controller of the storyboard.
  public static func instantiate() -> Self {
    let controller = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
    guard let controller = controller as? Self else {
      fatalError("The scene \(sceneIdentifier) is not of the class \(self).")
    }
    return controller
  }
}
