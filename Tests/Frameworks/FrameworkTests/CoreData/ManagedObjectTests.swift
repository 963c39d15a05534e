import CoreData
import StageKit
import Testing
import UIKit

/// Objects of a data model, as Apple's documentation describes them.
@Suite struct `managed objects` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private func run(_ body: (NSPersistentContainer) throws -> Void) throws {
    let result = application.run { Result { try body(try ChoreModel.container()) } }
    try result.get()
  }

  private func chore(_ title: String?, in context: NSManagedObjectContext) -> Chore {
    let chore = Chore(context: context)
    chore.title = title
    return chore
  }

  private func titles(in context: NSManagedObjectContext) throws -> [String] {
    let request = NSFetchRequest<Chore>(entityName: "Chore")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).compactMap(\.title)
  }

  @Test func `have the defaults of the model, and are read by name`() throws {
    try run { container in
      let chore = chore("Sweep", in: container.viewContext)
      #expect(chore.rank == 3 && chore.isInserted && chore.objectID.isTemporaryID)
      chore.setValue(7, forKey: "rank")
      #expect(chore.rank == 7 && chore.value(forKey: "rank") as? Int == 7)
      #expect(chore.value(forKey: "title") as? String == "Sweep")
      #expect(chore.entity.name == "Chore" && Chore.entity() === chore.entity)
      try container.viewContext.save()
      #expect(!chore.hasChanges && !chore.objectID.isTemporaryID)
      chore.rank = 1
      #expect(chore.isUpdated && chore.changedValues()["rank"] as? Int == 1)
      #expect(chore.committedValues(forKeys: ["rank"])["rank"] as? Int == 7)
    }
  }

  @Test func `are related in both directions`() throws {
    try run { container in
      let context = container.viewContext
      let (kitchen, bath) = (Room(context: context), Room(context: context))
      let (one, other) = (chore("A", in: context), chore("B", in: context))
      kitchen.chores = [one, other]
      #expect(one.room === kitchen && other.room === kitchen)
      one.room = bath
      #expect(kitchen.chores == [other] && bath.chores == [one])
      bath.mutableSetValue(forKey: "chores").add(other)
      #expect(other.room === bath && kitchen.chores.isEmpty)
      bath._removeManaged("chores", one)
      #expect(one.room == nil && bath.chores == [other])
    }
  }

  @Test func `are deleted with those that their rule says`() throws {
    try run { container in
      let context = container.viewContext
      let kitchen = Room(context: context)
      kitchen.chores = [chore("A", in: context), chore("B", in: context)]
      try context.save()
      let first = try #require(kitchen.chores.first { $0.title == "A" })
      context.delete(first)
      context.processPendingChanges()
      #expect(kitchen.chores.map(\.title) == ["B"] && first.isDeleted)
      context.delete(kitchen)
      try context.save()
      #expect(try context.count(for: NSFetchRequest<Chore>(entityName: "Chore")) == 0)
      #expect(first.managedObjectContext == nil)
    }
  }

  @Test func `are found by conditions, in an order, some of them`() throws {
    try run { container in
      let context = container.viewContext
      let kitchen = Room(context: context)
      kitchen.name = "Kitchen"
      for (index, title) in ["A", "B", "C", "D"].enumerated() {
        let chore = chore(title, in: context)
        chore.rank = Int16(index)
        if index > 0 { chore.room = kitchen }
      }
      try context.save()
      let request = NSFetchRequest<Chore>(entityName: "Chore")
      request.predicate = NSPredicate(format: "room.name == %@ AND rank < %d", "Kitchen", 3)
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Chore.rank, ascending: false)]
      #expect(try context.fetch(request).map(\.title) == ["C", "B"])
      (request.fetchOffset, request.fetchLimit) = (1, 1)
      #expect(try context.fetch(request).map(\.title) == ["B"])
      let names = NSFetchRequest<NSDictionary>(entityName: "Room")
      names.resultType = .dictionaryResultType
      #expect(try context.fetch(names).map { $0["name"] as? String } == ["Kitchen"])
      let rooms = NSFetchRequest<Room>(entityName: "Room")
      rooms.predicate = NSPredicate(format: "ANY chores.title == 'D'")
      #expect(try context.fetch(rooms) == [kitchen])
      let unknown = NSFetchRequest<Room>(entityName: "Cellar")
      #expect(throws: (any Error).self) { try context.fetch(unknown) }
    }
  }

  @Test func `that lack what the model demands are not saved`() throws {
    try run { container in
      let context = container.viewContext
      let chore = chore(nil, in: context)
      let missing = #expect(throws: NSError.self) { try context.save() }
      #expect(missing?.code == NSValidationMissingMandatoryPropertyError)
      chore.rank = 10
      let several = #expect(throws: NSError.self) { try context.save() }
      #expect(several?.code == NSValidationMultipleErrorsError)
      #expect((several?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
      (chore.title, chore.rank) = ("A", 9)
      try context.save()
      #expect(try titles(in: context) == ["A"])
    }
  }

  @Test func `that are unique are merged as the policy says`() throws {
    try run { container in
      let context = container.viewContext
      chore("A", in: context).rank = 1
      try context.save()
      chore("A", in: context).rank = 2
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSManagedObjectConstraintMergeError)
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      let saved = try context.fetch(NSFetchRequest<Chore>(entityName: "Chore"))
      #expect(saved.map(\.rank) == [2])
    }
  }

  @Test func `change back`() throws {
    try run { container in
      let context = container.viewContext
      let saved = chore("A", in: context)
      try context.save()
      saved.title = "B"
      _ = chore("C", in: context)
      context.rollback()
      #expect(!context.hasChanges && saved.title == "A")
      #expect(try titles(in: context) == ["A"])
      context.delete(saved)
      context.rollback()
      #expect(!saved.isDeleted)
      #expect(try titles(in: context) == ["A"])
    }
  }

  @Test func `of one context are seen by another one when they are saved`() throws {
    try run { container in
      let (view, work) = (container.viewContext, container.newBackgroundContext())
      let shown = chore("A", in: view)
      try view.save()
      let copy = try #require(work.object(with: shown.objectID) as? Chore)
      copy.title = "B"
      #expect(shown.title == "A")
      try work.save()
      #expect(shown.title == "A")
      view.refresh(shown, mergeChanges: true)
      #expect(shown.title == "B")
      view.automaticallyMergesChangesFromParent = true
      copy.title = "C"
      try work.save()
      #expect(shown.title == "C")
      shown.title = "D"
      try view.save()
      copy.title = "E"
      let error = #expect(throws: NSError.self) { try work.save() }
      #expect(error?.code == NSManagedObjectMergeError)
    }
  }

  @Test func `of a context below another one are saved to that one`() throws {
    try run { container in
      let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      child.parent = container.viewContext
      let chore = chore("A", in: child)
      let room = Room(context: child)
      chore.room = room
      #expect(try titles(in: container.viewContext) == [])
      try child.save()
      #expect(try titles(in: container.viewContext) == ["A"])
      #expect(container.viewContext.insertedObjects.count == 2)
      #expect(try titles(in: container.newBackgroundContext()) == [])
      try container.viewContext.save()
      let other = container.newBackgroundContext()
      let saved = try other.fetch(NSFetchRequest<Room>(entityName: "Room"))
      #expect(saved.first?.chores.map(\.title) == ["A"])
    }
  }

  @Test func `are deleted, changed and added many at once`() throws {
    try run { container in
      let context = container.viewContext
      try context.execute(
        NSBatchInsertRequest(
          entityName: "Chore", objects: [["title": "A"], ["title": "B", "rank": 5]]))
      #expect(try titles(in: context) == ["A", "B"])
      let change = NSBatchUpdateRequest(entityName: "Chore")
      change.propertiesToUpdate = ["rank": 8]
      change.predicate = NSPredicate(format: "rank == 5")
      try context.execute(change)
      let other = container.newBackgroundContext()
      let found = try other.fetch(NSFetchRequest<Chore>(entityName: "Chore"))
      #expect(found.map(\.rank) == [3, 8])
      let deletion = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Chore>(entityName: "Chore"))
      deletion.resultType = .resultTypeCount
      #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 2)
      #expect(try titles(in: container.newBackgroundContext()) == [])
    }
  }
}
