import CoreData
import UIKit

/// An object of the tests: what rewritten source makes of properties that are `@NSManaged`.
final class Chore: NSManagedObject {
  var title: String? {
    get { _managed("title") }
    set { _setManaged("title", newValue) }
  }
  var rank: Int16 {
    get { _managed("rank") }
    set { _setManaged("rank", newValue) }
  }
  var room: Room? {
    get { _managed("room") }
    set { _setManaged("room", newValue) }
  }
}

/// An object of the tests that has others.
final class Room: NSManagedObject {
  var name: String? {
    get { _managed("name") }
    set { _setManaged("name", newValue) }
  }
  var chores: Set<Chore> {
    get { _managed("chores") }
    set { _setManaged("chores", newValue) }
  }
}

/// The data model of the tests, as Xcode writes it.
enum ChoreModel {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Chore" representedClassName=".Chore" codeGenerationType="class">
        <attribute name="rank" optional="YES" attributeType="Integer 16"
          defaultValueString="3" maxValueString="9" usesScalarValueType="YES"/>
        <attribute name="title" attributeType="String"/>
        <relationship name="room" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Room" inverseName="chores" inverseEntity="Chore"/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="title"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      <entity name="Room" representedClassName="Room" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="chores" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Chore" inverseName="room" inverseEntity="Room"/>
      </entity>
    </model>
    """

  /// The folder of the model, which is written once: tests run at the same time.
  private static let folder = Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(ProcessInfo.processInfo.processIdentifier).xcdatamodeld")
    let version = folder.appendingPathComponent("A.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
    return folder
  }

  /// Returns a container of the model.
  static func container() throws -> NSPersistentContainer {
    let folder = try folder.get()
    _registerManagedClass(Chore.self, name: "Chore") { Chore(entity: $0, insertInto: $1) }
    _registerManagedClass(Room.self, name: "Room") { Room(entity: $0, insertInto: $1) }
    let model = NSManagedObjectModel(contentsOf: folder) ?? NSManagedObjectModel()
    let container = NSPersistentContainer(name: "A", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container
  }
}
