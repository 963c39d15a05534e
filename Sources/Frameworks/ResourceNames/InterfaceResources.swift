public import Scrolling
public import UIKit

/// An object that is made of a document and used again, such as a cell.
public protocol ReuseIdentifierType {
  /// The class of the object.
  associatedtype Reusable
  /// The identifier.
  var identifier: String { get }
}

/// The identifier of a cell or another view that is used again.
public struct ReuseIdentifier<Reusable>: ReuseIdentifierType, Sendable {
  /// The identifier.
  public let identifier: String

  /// Creates an identifier.
  public init(_ identifier: String) { self.identifier = identifier }
}

/// A document with a view.
public protocol NibResourceType {
  /// The class of the first view.
  associatedtype FirstView
  /// The name of the document.
  var name: String { get }
}

extension NibResourceType {
  /// The document.
  public var nib: UINib { UINib(nibName: name, bundle: nil) }

  /// Returns the document.
  public func callAsFunction() -> UINib { nib }

  /// Returns the objects of the document.
  public func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    nib.instantiate(withOwner: owner, options: nil)
  }

  /// Returns the first view of the document; nil if it has none of its class.
  public func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil)
    -> FirstView?
  { instantiate(withOwner: owner).first as? FirstView }

  /// Returns the first view of the document; nil if it has none of its class.
  public func firstView(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
    firstView(withOwner: owner)
  }

  /// Returns the first view of the document; nil if it has none of its class.
  public func callAsFunction(owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
    firstView(withOwner: owner)
  }

  /// Returns the first view of the document; nil if it has none of its class.
  public func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil)
    -> FirstView?
  { firstView(withOwner: owner) }
}

/// A document with a view.
public struct NibResource<FirstView>: NibResourceType, Sendable {
  /// The name of the document.
  public let name: String

  /// Creates the resource of a document.
  public init(_ name: String) { self.name = name }
}

/// A document with a view that is used again.
public struct ReusableNibResource<FirstView>: NibResourceType, ReuseIdentifierType, Sendable {
  /// The class of the view.
  public typealias Reusable = FirstView
  /// The name of the document.
  public let name: String
  /// The identifier.
  public let identifier: String

  /// Creates the resource of a document.
  public init(_ name: String, identifier: String) {
    (self.name, self.identifier) = (name, identifier)
  }
}

extension UINib {
  /// Creates the document of a resource.
  public convenience init(resource: some NibResourceType) {
    self.init(nibName: resource.name, bundle: nil)
  }
}

extension UIViewController {
  /// Creates a controller with the view of a document.
  public convenience init(nib: some NibResourceType) {
    self.init(nibName: nib.name, bundle: nil)
  }
}

/// A storyboard.
public protocol StoryboardResourceType {
  /// The name of the storyboard.
  var name: String { get }
}

extension StoryboardResourceType {
  /// The storyboard.
  public var storyboard: UIStoryboard { UIStoryboard(name: name, bundle: nil) }

  /// Returns the storyboard.
  public func callAsFunction() -> UIStoryboard { storyboard }
}

extension UIStoryboard {
  /// Creates the storyboard of a resource.
  public convenience init(resource: some StoryboardResourceType) {
    self.init(name: resource.name, bundle: nil)
  }
}

/// A controller of a storyboard.
public struct StoryboardControllerResource<Controller: UIViewController>: Sendable {
  /// The name of the storyboard.
  public let storyboard: String
  /// The identifier; nil for the initial controller.
  public let identifier: String

  /// Creates the resource of a controller.
  public init(_ identifier: String, in storyboard: String) {
    (self.identifier, self.storyboard) = (identifier, storyboard)
  }

  /// Returns a new controller; nil if it is of another class.
  public func callAsFunction() -> Controller? {
    UIStoryboard(name: storyboard, bundle: nil)
      .instantiateViewController(withIdentifier: identifier) as? Controller
  }
}

/// The identifier of a segue.
public struct SegueResource<Segue: UIStoryboardSegue, Source, Destination>: Sendable {
  /// The identifier.
  public let identifier: String

  /// Creates an identifier.
  public init(_ identifier: String) { self.identifier = identifier }

  /// Returns a segue with its controllers; nil if it is another one.
  public func callAsFunction(segue: UIStoryboardSegue) -> TypedSegue<Segue, Source, Destination>? {
    guard segue.identifier == identifier, let typed = segue as? Segue,
      let source = segue.source as? Source, let destination = segue.destination as? Destination
    else { return nil }
    return TypedSegue(segue: typed, source: source, destination: destination)
  }
}

/// A segue with its controllers.
public struct TypedSegue<Segue: UIStoryboardSegue, Source, Destination> {
  /// The segue.
  public let segue: Segue
  /// The controller that is left.
  public let source: Source
  /// The controller that is shown.
  public let destination: Destination
  /// The controller that is shown.
  public var destinationViewController: Destination { destination }
  /// The controller that is left.
  public var sourceViewController: Source { source }
}

extension UIViewController {
  /// Performs a segue of the controller's scene.
  public func performSegue<Segue, Source, Destination>(
    withIdentifier identifier: SegueResource<Segue, Source, Destination>, sender: Any?
  ) { performSegue(withIdentifier: identifier.identifier, sender: sender) }
}

extension UITableView {
  /// Registers the document of a cell.
  public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) {
    register(resource.nib, forCellReuseIdentifier: resource.identifier)
  }

  /// Registers the document of a header or footer.
  public func registerHeaderFooterView<Resource: NibResourceType & ReuseIdentifierType>(
    _ resource: Resource
  ) { register(resource.nib, forHeaderFooterViewReuseIdentifier: resource.identifier) }

  /// Returns a cell of an identifier; nil if it is of another class.
  public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
    withIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.Reusable? {
    dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.Reusable
  }

  /// Returns a cell of an identifier; nil if there is none, or one of another class.
  public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
    withIdentifier identifier: Identifier
  )
    -> Identifier.Reusable?
  { dequeueReusableCell(withIdentifier: identifier.identifier) as? Identifier.Reusable }

  /// Returns a header or footer of an identifier; nil if it is of another class.
  public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierType>(
    withIdentifier identifier: Identifier
  ) -> Identifier.Reusable? {
    dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.Reusable
  }
}

extension UICollectionView {
  /// Registers the document of a cell.
  public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) {
    register(resource.nib, forCellWithReuseIdentifier: resource.identifier)
  }

  /// Registers the document of a view of a kind.
  public func register<Resource: NibResourceType & ReuseIdentifierType>(
    _ resource: Resource, forSupplementaryViewOfKind kind: String
  ) {
    register(
      resource.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
  }

  /// Returns a cell of an identifier; nil if it is of another class.
  public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
    withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.Reusable? {
    dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.Reusable
  }

  /// Returns a view of a kind and an identifier; nil if it is of another class.
  public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
    ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
  ) -> Identifier.Reusable? {
    dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath)
      as? Identifier.Reusable
  }
}
