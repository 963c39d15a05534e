import Imaging
import TestSupport
import Testing

/// Programs with a data model of Xcode.
@Suite struct CoreDataProgramTests {
  private static let model = """
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Chore" representedClassName="Chore" codeGenerationType="class">
        <attribute name="rank" attributeType="Integer 16" usesScalarValueType="YES"/>
        <attribute name="title" attributeType="String"/>
      </entity>
    </model>
    """
  private static let program = """
    import CoreData
    import UIKit

    class ChoreList: UITableViewController, NSFetchedResultsControllerDelegate {
      let container = NSPersistentContainer(name: "Home")
      var results: NSFetchedResultsController<Chore>!

      override func viewDidLoad() {
        super.viewDidLoad()
        container.loadPersistentStores { _, error in
          if let error = error as NSError? { fatalError("Unresolved error \\(error)") }
        }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.separatorStyle = .none
        let request: NSFetchRequest<Chore> = Chore.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \\Chore.rank, ascending: true)]
        results = NSFetchedResultsController(
          fetchRequest: request, managedObjectContext: container.viewContext,
          sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        try? results.performFetch()
        for (rank, title) in [(2, "red"), (1, "blue")] {
          let chore = Chore(context: container.viewContext)
          chore.title = title
          chore.rank = Int16(rank)
        }
        try? container.viewContext.save()
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.backgroundColor = results.object(at: indexPath).title == "red" ? .red : .blue
        return cell
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        print("\\(controller.fetchedObjects?.count ?? 0) chores")
        tableView.reloadData()
      }
    }
    """

  @Test(arguments: [
    ["Home.xcdatamodeld", "Home.xcdatamodeld/Home.xcdatamodel"], ["Home.xcdatamodel"],
  ])
  func `show what they have saved, in classes that Xcode would write`(
    folders: [String]
  ) async throws {
    let sandbox = try Sandbox()
    for name in ["Home"] + folders.map({ "Home/\($0)" }) { try sandbox.makeDirectory(name) }
    try sandbox.write(Self.program, to: "Home/List.swift")
    try sandbox.write(Self.model, to: "Home/\(folders[folders.count - 1])/contents")
    let result = try await sandbox.run("still Home --at 0.2 -o a.png")
    #expect(result.exitCode == 0)
    #expect(
      result.standardError == "Compiling Home/List.swift\n2 chores\n", "\(result.standardError)")
    let image = try sandbox.image("a.png")
    #expect(image[100, 60] == 0xFFFF_0000 || image[100, 60] == 0xFF00_00FF)
    #expect(image[100, 60] != image[100, 148])
  }

  @Test func `of SwiftUI alone are refused in a sentence`() async throws {
    let sandbox = try Sandbox()
    try sandbox.makeDirectory("Home")
    try sandbox.write(
      "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {} } }\n",
      to: "Home/A.swift")
    let result = try await sandbox.run("still Home --at 0 -o a.png")
    #expect(result.exitCode == 65)
    #expect(
      result.standardError
        == "Error: Home is a program for SwiftUI, which Zoetrope does not run; programs for UIKit "
        + "are run.\n", "\(result.standardError)")
  }
}
