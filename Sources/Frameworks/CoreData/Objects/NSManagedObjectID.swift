import UIKit

/// What requests return.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What names an object in all contexts of a store.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// Whether the object has not been saved yet.
  open internal(set) var isTemporaryID = true
  /// The store that has the object; nil before it is saved.
  open internal(set) weak var persistentStore: NSPersistentStore?
  /// The number of the object among those of its entity, from 1.
  let number: Int

  init(_ entity: NSEntityDescription, number: Int) {
    (self.entity, self.number) = (entity, number)
    super.init()
  }

  /// Returns the name as a URL, the same in every run.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let path =
      isTemporaryID ? "x-coredata:///\(name)/t\(number)" : "x-coredata://store/\(name)/p\(number)"
    return URL(string: path) ?? URL(fileURLWithPath: "/\(name)/\(number)")
  }

  override open var description: String { "<\(uriRepresentation().absoluteString)>" }
}
