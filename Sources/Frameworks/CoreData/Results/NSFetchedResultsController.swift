import UIKit

/// The results of a request in sections, for a table: its delegate is notified of changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  private let results: FetchedResults

  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// The path of the property whose value is the name of the section; nil for one section.
  open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  /// The name of a cache: results are not kept.
  open var cacheName: String? { results.cacheName }
  /// The object that is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Creates a controller without results.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    results = FetchedResults(fetchRequest, context, sectionNameKeyPath, name)
    super.init()
  }

  /// Creates the controller that the delegate sees.
  fileprivate init(seeing results: FetchedResults) {
    self.results = results
    let request = NSFetchRequest<ResultType>(entityName: results.request.entityName ?? "")
    request.predicate = results.request.predicate
    request.sortDescriptors = results.request.sortDescriptors
    fetchRequest = request
    super.init()
  }

  /// Finds the objects.
  open func performFetch() throws { try results.fetch() }

  /// The objects; nil before they are found.
  open var fetchedObjects: [ResultType]? {
    results.sections?.flatMap(\.list).compactMap { $0 as? ResultType }
  }
  /// The sections; nil before they are found.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] { results.sections?.compactMap(\.indexTitle) ?? [] }

  /// Returns the object at an index path; without one the program ends, as on iOS.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = results.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].list.indices.contains(indexPath.item),
      let object = sections[indexPath.section].list[indexPath.item] as? ResultType
    else { preconditionFailure("no object at index \(indexPath)") }
    return object
  }

  /// Returns the index path of an object; nil if it is none of the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (results.sections ?? []).enumerated() {
      let row = info.list.firstIndex { $0 === object as AnyObject }
      if let row { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Returns the index of the section of a title in the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// Returns the title of a section in an index.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    results.title(sectionName)
  }

  /// Does nothing: results are not kept.
  open class func deleteCache(withName name: String?) {}

  /// Whether the other object has the same results: the delegate sees one of another type.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsHolder)?.held === results
  }
  override open var hash: Int { results.number }
}

private protocol ResultsHolder {
  var held: FetchedResults { get }
}

extension NSFetchedResultsController: ResultsHolder {
  fileprivate var held: FetchedResults { results }
}

/// The results of a request, which follow the changes of its context.
private final class FetchedResults {
  typealias SeenController = NSFetchedResultsController<any NSFetchRequestResult>

  let request: NSFetchRequestBase
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  let number = NSObject().hash
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var sections: [ResultSection]?
  private var observation: (any NSObjectProtocol)?
  private lazy var seen = Seen()

  /// The controller that the delegate sees, which holds the results.
  private final class Seen {
    weak var controller: SeenController?
  }

  init(
    _ request: NSFetchRequestBase, _ context: NSManagedObjectContext, _ path: String?,
    _ cacheName: String?
  ) {
    (self.request, self.context) = (request, context)
    (sectionNameKeyPath, self.cacheName) = (path, cacheName)
  }

  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  private var controller: SeenController {
    if let controller = seen.controller { return controller }
    let controller = SeenController(seeing: self)
    seen.controller = controller
    return controller
  }

  func fetch() throws {
    sections = try found()
    guard observation == nil else { return }
    observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] in self?.update($0) }
  }

  func title(_ name: String) -> String? {
    guard !name.isEmpty else { return nil }
    return delegate.map { $0.controller(controller, sectionIndexTitleForSectionName: name) }
      ?? name.first.map { $0.uppercased() }
  }

  private func found() throws -> [ResultSection] {
    let objects = try context.fetch(request).map { $0 as AnyObject }
    guard let path = sectionNameKeyPath else { return [ResultSection(name: "", list: objects)] }
    var sections: [ResultSection] = []
    for object in objects {
      let value = (object as? NSManagedObject)?.value(forKeyPath: path)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name != name {
        sections.append(ResultSection(name: name, indexTitle: title(name)))
      }
      sections[sections.count - 1].list.append(object)
    }
    return sections
  }

  private func update(_ notification: Notification) {
    guard let old = sections, let new = try? found() else { return }
    func objects(_ key: String) -> Set<NSManagedObject> {
      notification.userInfo?[key] as? Set<NSManagedObject> ?? []
    }
    let updated = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    let changes = ResultChanges(from: old, to: new) { object in
      (object as? NSManagedObject).map(updated.contains) ?? false
    }
    guard !changes.isEmpty else {
      sections = new
      return
    }
    guard let delegate else {
      sections = new
      return
    }
    let controller = controller
    delegate.controllerWillChangeContent(controller)
    sections = new
    for (index, section) in changes.deletedSections {
      delegate.controller(
        controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in changes.insertedSections {
      delegate.controller(
        controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    for change in changes.changes {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }
}
