internal import InterfaceDocuments
internal import StageContext
import UIKit

/// The entities of a program.
///
/// They are read from the model of Xcode in the program's folder, of which no compiled form is
/// needed, or set in code.
open class NSManagedObjectModel: NSObject {
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }
  /// What the program calls the version of the model.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The requests that are part of the model, by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    templates
  }
  /// The names of the configurations: there are none.
  open var configurations: [String] { [] }

  /// Creates a model without entities.
  override public init() { super.init() }

  /// Reads the model at a URL, as `Bundle.url(forResource:withExtension:)` returns it for
  /// `momd`; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    self.init(contentsOfFolder: url.path)
  }

  /// Reads a model; nil if there is none, or it cannot be read, which is logged.
  ///
  /// - Parameter path: Its folder, of the kind `xcdatamodeld` or `xcdatamodel`.
  convenience init?(contentsOfFolder path: String) {
    self.init()
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
    let record = manager.contents(atPath: path + "/.xccurrentversion").map { Array($0) }
    let version = DataModelFile.currentVersion(of: versions, record: record)
    let file = version.map { "\(path)/\($0)/contents" } ?? "\(path)/contents"
    guard let data = manager.contents(atPath: file) else { return nil }
    do {
      add(try DataModel(Array(data), file: file))
    } catch {
      ApplicationContext.logOnce("The data model cannot be read: \(error)")
      return nil
    }
  }

  /// Returns one model of all in the bundle; nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let resources = Bundle.main.resources
    let models = resources.names.filter {
      $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel")
    }.compactMap {
      resources.path(named: $0).flatMap(NSManagedObjectModel.init(contentsOfFolder:))
    }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model with the entities of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
    for model in models ?? [] { templates.merge(model.templates) { $1 } }
  }

  /// The model of a name in the bundle; nil if there is none.
  convenience init?(named name: String) {
    // A model without versions is a file of its own.
    let paths = ["momd", "mom"].lazy.compactMap { Bundle.main.path(forResource: name, ofType: $0) }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFolder: path)
  }

  /// Returns a request that is part of the model; nil if there is none of the name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// Returns a request that is part of the model, with values for the variables of its condition;
  /// nil if there is none of the name.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name].map { template in
      let request = NSFetchRequest<any NSFetchRequestResult>(
        entityName: template.entityName ?? "")
      request.predicate = template.predicate?.withSubstitutionVariables(variables)
      return request
    }
  }

  /// Adds a request to the model, or takes the one of a name away.
  open func setFetchRequestTemplate(
    _ template: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { templates[name] = template }

  private func add(_ model: DataModel) {
    var byName: [String: NSEntityDescription] = [:]
    for entity in model.entities { byName[entity.name] = NSEntityDescription(entity) }
    for entity in model.entities {
      if let parent = entity.parent, let child = byName[entity.name] {
        byName[parent]?.subentities.append(child)
      }
    }
    for entity in model.entities {
      byName[entity.name]?.properties =
        entity.attributes.map(NSAttributeDescription.init)
        + entity.relationships.map { NSRelationshipDescription($0, to: byName[$0.destination]) }
    }
    for entity in model.entities {
      for relationship in entity.relationships {
        let here = byName[entity.name]?.property(relationship.name) as? NSRelationshipDescription
        here?.inverseRelationship = relationship.inverse.flatMap {
          byName[relationship.destination]?.property($0) as? NSRelationshipDescription
        }
      }
    }
    entities = model.entities.compactMap { byName[$0.name] }
    for template in model.templates {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
      request.predicate = template.predicate.map { NSPredicate(format: $0) }
      templates[template.name] = request
    }
  }
}
