import UIKit

/// How a store is made.
open class NSPersistentStoreDescription: NSObject {
  private var values: [String: NSObject] = [:]
  private var cloud: NSPersistentCloudKitContainerOptions?

  /// The kind.
  open var type = NSSQLiteStoreType
  /// Where the file would be; no file is written.
  open var url: URL?
  /// The name of the configuration of the model: a model has none.
  open var configuration: String?
  /// Whether the store cannot be saved to.
  open var isReadOnly = false
  /// For how long a store may be waited for; none is.
  open var timeout = 240.0
  /// Whether the store is made after the present function.
  open var shouldAddStoreAsynchronously = false
  /// Whether the store of an earlier version is migrated: there is none.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the mapping of an earlier version is found: there is none.
  open var shouldInferMappingModelAutomatically = true
  /// How the store stands in the cloud, which a film has not.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { cloud }
    set { cloud = newValue }
  }
  /// The options by their names.
  open var options: [String: NSObject] { values }

  /// Creates a description without a place.
  override public init() { super.init() }

  /// Creates the description of a store at a place.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Sets an option, which changes nothing.
  open func setOption(_ option: Any?, forKey key: String) {
    values[key] = option.map { $0 as? NSObject ?? NSObject() }
  }

  /// Sets a value of a database, which changes nothing.
  open func setValue(_ value: Any?, forPragmaNamed name: String) {}
}

/// How a store stands in the cloud, which a film has not.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container.
  public let containerIdentifier: String

  /// Creates options of a container.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
