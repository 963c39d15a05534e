import InterfaceDocuments
import Testing

/// Data models of Xcode.
@Suite struct DataModelTests {
  private static let text = """
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Task" representedClassName=".Task" codeGenerationType="class">
        <attribute name="due" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="image" attributeType="Transformable" customClassName="UIImage"/>
        <attribute name="rank" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="price" attributeType="Double" usesScalarValueType="NO"/>
        <relationship name="list" maxCount="1" destinationEntity="List" inverseName="tasks"/>
      </entity>
      <entity name="Chore" representedClassName="Chore" parentEntity="Task"
        codeGenerationType="class"/>
      <entity name="List" representedClassName="List" codeGenerationType="category">
        <relationship name="tasks" toMany="YES" destinationEntity="Task" inverseName="list"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a"/></entity>
    </model>
    """

  @Test func `become the classes and properties that Xcode writes`() throws {
    let model = try DataModel(Array(Self.text.utf8), file: "contents")
    #expect(
      model.swift { _ in false } == """
        import CoreData
        import Foundation

        @objc(Task) public class Task: NSManagedObject {}

        extension Task {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Task> {
            return NSFetchRequest<Task>(entityName: "Task")
          }
          @NSManaged public var due: Date?
          @NSManaged public var image: UIImage?
          @NSManaged public var rank: Int16
          @NSManaged public var price: NSNumber?
          @NSManaged public var list: List?
        }

        extension Task: Identifiable {}

        @objc(Chore) public class Chore: Task {}

        extension Chore {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Chore> {
            return NSFetchRequest<Chore>(entityName: "Chore")
          }
        }

        extension List {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<List> {
            return NSFetchRequest<List>(entityName: "List")
          }
          @NSManaged public var tasks: NSSet?
          @NSManaged public func addToTasks(_ value: Task)
          @NSManaged public func removeFromTasks(_ value: Task)
          @NSManaged public func addToTasks(_ values: NSSet)
          @NSManaged public func removeFromTasks(_ values: NSSet)
        }

        """)
    #expect(model.swift { $0 == "Task" }?.contains("class Task") == false)
  }

  @Test func `that are none are refused with the place`() {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try DataModel(Array("\n<document/>".utf8), file: "contents")
    }
    #expect(
      error?.description
        == #"contents, line 2: found the element "document"; a data model has the element 'model'"#)
  }

  @Test func `have a version in use`() {
    let versions = ["A 2.xcdatamodel", "A.xcdatamodel"]
    let record = "<key>_XCCurrentVersionName</key><string>A.xcdatamodel</string>"
    #expect(
      DataModelFile.currentVersion(of: versions, record: Array(record.utf8)) == "A.xcdatamodel")
    #expect(DataModelFile.currentVersion(of: versions, record: nil) == "A 2.xcdatamodel")
    #expect(DataModelFile.currentVersion(of: [], record: nil) == nil)
  }
}
