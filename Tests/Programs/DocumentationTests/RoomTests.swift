import ImageTesting
import Testing

/// The rooms of the manifest against the folders and the imports of the sources.
@Suite struct RoomTests {
  @Test func `each target stands in the folder of its room`() throws {
    let rooms = try Rooms()
    #expect(rooms.all.map(\.name).sorted() == (try Repository.names(in: "Sources")))
    for room in rooms.all {
      let folders = try Repository.names(in: "Sources/\(room.name)")
      #expect(room.targets.map(\.name).sorted() == folders)
    }
  }

  @Test func `a target depends on targets of its own room and of those above it`() throws {
    let rooms = try Rooms()
    let numbers = rooms.numbers
    #expect(numbers.count > 60)
    for (number, room) in rooms.all.enumerated() {
      for target in room.targets {
        for dependency in target.dependencies {
          #expect(
            try #require(numbers[dependency]) <= number,
            "\(target.name) of \(room.name) depends on \(dependency)")
        }
      }
    }
  }

  @Test func `a file imports modules that its target depends on`() throws {
    let rooms = try Rooms()
    let numbers = rooms.numbers
    for room in rooms.all {
      for target in room.targets {
        for (file, modules) in try imports(of: target.name, in: room) {
          for module in modules where numbers[module] != nil {
            #expect(target.dependencies.contains(module), "\(file) imports \(module)")
          }
        }
      }
    }
  }

  @Test func `what draws and encodes frames knows neither views nor physics`() throws {
    let rooms = try Rooms()
    let pictures = try #require(rooms.all.first { $0.name == "Pictures" })
    let output = try #require(rooms.all.first { $0.name == "Output" })
    let encoders = output.targets.filter { ["Export", "FilmKit", "Plots"].contains($0.name) }
    #expect(encoders.count == 3)
    let unknown: Set = [
      "Bars", "Controls", "Dynamics", "Layers", "Physics", "SceneViews", "Scrolling", "StageKit",
    ]
    for target in pictures.targets + encoders {
      #expect(unknown.isDisjoint(with: target.dependencies), "\(target.name)")
    }
  }

  @Test func `the picture of the rooms is that of the manifest`() throws {
    expectText(
      RoomPicture(try Rooms()).svg, equalsFileAt: Repository.path(of: "Documentation/rooms.svg"))
  }

  /// Returns the names of the modules that the files of a target import.
  private func imports(
    of target: String, in room: Rooms.Room
  ) throws -> [(file: String, modules: [String])] {
    let folder = "Sources/\(room.name)/\(target)"
    return try Repository.files(in: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") && !$0.contains("Template/") }
      .map { file in
        let path = "\(folder)/\(file)"
        return (path, Repository.imports(of: try Repository.text(of: path)))
      }
  }
}
