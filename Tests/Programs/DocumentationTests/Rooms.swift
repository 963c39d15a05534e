import Testing

/// The rooms of the manifest: folders of targets, each of which uses only those above it.
struct Rooms {
  /// A folder of targets.
  struct Room {
    let name: String
    /// What stands in it, from the manifest.
    let summary: String
    /// The targets in the order of the manifest, with their dependencies in this package.
    let targets: [(name: String, dependencies: [String])]
  }

  let all: [Room]

  /// Reads the manifest.
  init() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let room = /\/\/\/ ([^\n]+)\nlet \w+ = room\(\n  "(\w+)",\n(.*?)\n  \]\)\n/.dotMatchesNewlines()
    let rooms = manifest.matches(of: room)
    let names = Set(rooms.flatMap { Self.targets(in: String($0.3)).map(\.name) })
    all = rooms.map { match in
      Room(
        name: String(match.2), summary: String(match.1),
        targets: Self.targets(in: String(match.3)).map { target in
          (target.name, target.words.filter(names.contains))
        })
    }
  }

  /// The number of a target's room, by target.
  var numbers: [String: Int] {
    var numbers: [String: Int] = [:]
    for (number, room) in all.enumerated() {
      for target in room.targets { numbers[target.name] = number }
    }
    return numbers
  }

  /// The dependencies in this package, by target.
  var dependencies: [String: [String]] {
    var dependencies: [String: [String]] = [:]
    for target in all.flatMap(\.targets) { dependencies[target.name] = target.dependencies }
    return dependencies
  }

  /// Whether a target is of C: a library's header, or a few functions.
  static func isC(_ target: String) -> Bool { target.contains(/^C[A-Z]/) || target == "Libm" }

  /// Returns the names of targets, and the other strings of their declarations.
  private static func targets(in text: String) -> [(name: String, words: [String])] {
    text.split(separator: /\n    \.\w+\(/).compactMap { declaration in
      let strings = declaration.matches(of: /"([^"]*)"/).map { String($0.1) }
      return strings.first.map { ($0, Array(strings.dropFirst())) }
    }
  }
}
