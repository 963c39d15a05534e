import CoreData
import StageKit
import Testing
import UIKit

/// Results of requests follow their context.
@Suite struct `fetched results` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>
    var lines: [String] = []

    func controllerWillChangeContent(_ controller: Controller) { lines.append("begin") }
    func controllerDidChangeContent(_ controller: Controller) { lines.append("end") }
    func controller(
      _ controller: Controller, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Chore)?.title ?? ""
      let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.row)" } ?? "-" }
      lines.append("\(type) \(title) \(places.joined(separator: " "))")
    }
    func controller(
      _ controller: Controller, didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
  }

  @Test func `are in sections, and tell what changes, moves and goes`() throws {
    let listener = Listener()
    var held: NSFetchedResultsController<Chore>?
    let made = application.run {
      Result {
        let container = try ChoreModel.container()
        let context = container.viewContext
        for (title, rank) in [("A", 1), ("B", 1), ("C", 2)] {
          let chore = Chore(context: context)
          (chore.title, chore.rank) = (title, Int16(rank))
        }
        try context.save()
        let request = NSFetchRequest<Chore>(entityName: "Chore")
        request.sortDescriptors = ["rank", "title"].map {
          NSSortDescriptor(key: $0, ascending: true)
        }
        let results = NSFetchedResultsController(
          fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "rank",
          cacheName: nil)
        results.delegate = listener
        #expect(results.fetchedObjects == nil && results.sections == nil)
        try results.performFetch()
        held = results
        return (container, results)
      }
    }
    let (container, results) = try made.get()
    let context = container.viewContext
    #expect(results.sections?.map(\.name) == ["1", "2"])
    #expect(results.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(results.object(at: IndexPath(row: 1, section: 0)).title == "B")
    func chore(_ title: String) throws -> Chore {
      try #require(results.fetchedObjects?.first { $0.title == title })
    }
    let (a, b, c) = (try chore("A"), try chore("B"), try chore("C"))
    application.run {
      context.delete(a)
      b.rank = 2
      c.title = "D"
      let new = Chore(context: context)
      (new.title, new.rank) = ("E", 3)
      #expect(listener.lines.isEmpty)
    }
    // The delegate is told at the end of the event.
    stage.advance(to: 0.1)
    #expect(
      listener.lines == [
        "begin", "delete section 1 0", "insert section 3 1", "delete A 0.0 -", "insert E - 1.0",
        "move B 0.1 0.0", "update D 1.0 0.1", "end",
      ])
    #expect(results.indexPath(forObject: b) == IndexPath(row: 0, section: 0))
    #expect(held === results)
  }
}
