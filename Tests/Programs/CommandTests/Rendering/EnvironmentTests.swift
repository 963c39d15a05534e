import FoundationEssentials
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// The film of a program does not depend on the machine: its language, time zone, folders,
/// processors, and the seeds of hashes.
@Suite(.tags(.slow)) struct EnvironmentTests {
  /// What two machines have, with the command that starts a program on them.
  private static let machines: [(start: String, variables: [Environment.Key: String])] = [
    (
      "", ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "", "HOME": "/tmp", "USER": "ann"]
    ),
    (
      "taskset -c 0",
      [
        "TZ": "America/Lima", "LANG": "C", "LC_ALL": "ar_EG.UTF-8", "HOME": "/", "USER": "bob",
        "LANGUAGE": "fr", "SWIFT_DETERMINISTIC_HASHING": "0", "MALLOC_PERTURB_": "77",
      ]
    ),
  ]

  /// The folder with the programs of `ApplicationTests`.
  private static let programs = FilePath(#filePath).removingLastComponent().appending(
    "../../../Source/ApplicationTests/Programs"
  ).lexicallyNormalized()

  /// Runs the command on both machines, in folders of their own; returns what it writes.
  private func outputs(
    _ sandbox: borrowing Sandbox, _ words: String
  ) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for (number, machine) in Self.machines.enumerated() {
      try sandbox.makeDirectory("machine-\(number)")
      let variables = machine.variables.merging(
        ["XDG_CACHE_HOME": "\(sandbox.path)/cache"], uniquingKeysWith: { $1 })
      outcomes.append(
        try await sandbox.shell(
          "cd machine-\(number) && exec \(machine.start) \"$zoetrope\" \(words)",
          environment: .inherit.updating(variables)))
    }
    return outcomes
  }

  @Test func `fifty programs draw the same pictures on two machines`() async throws {
    let sandbox = try Sandbox()
    let list = try await outputs(sandbox, "list '\(Self.programs)'")
    #expect(list[0].output == list[1].output)
    let names = list[0].output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    .prefix(50)
    try #require(names.count == 50, "\(list[0].standardError)")
    for name in names {
      let stills = try await outputs(
        sandbox, "still '\(Self.programs):\(name)' --at 0.7 -o \(name).png --quiet")
      #expect(stills[0].exitCode == 0, "\(name): \(stills[0].standardError)")
      #expect(stills[0].standardError == stills[1].standardError, "\(name)")
      #expect(
        try sandbox.read("machine-0/\(name).png") == sandbox.read("machine-1/\(name).png"),
        "\(name)")
    }
  }

  private static let chance = """
    import UIKit

    struct Key: Hashable { let name: String }

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print(UUID(), Date(), Date.now.timeIntervalSince1970, Locale.current.identifier)
        print(TimeZone.current.identifier, Calendar.current.identifier, ProcessInfo.processInfo.processorCount)
        print(ProcessInfo.processInfo.activeProcessorCount, Int.random(in: 0..<1000), arc4random())
        var generator = SystemRandomNumberGenerator()
        print(Int.random(in: 0..<1000, using: &generator), generator.next())
        print(Int64.random(in: 0...9000), UInt64.random(in: 0..<9000), UInt.random(in: 0..<9000))
        print(Int16.random(in: 0..<900), UInt16.random(in: 0..<900), Int32.random(in: 0..<900))
        print(Double.random(in: 0..<1), Float.random(in: 0...1), Bool.random(), UInt8.random(in: 0...99))
        print((1...600).randomElement()!, (0..<600).randomElement()!, (1...9).shuffled())
        print(Set(1...99).randomElement()!, Array(1...99)[9...].randomElement()!, "abcdef".shuffled())
        print(["a": 1, "b": 2, "c": 3, "d": 4].randomElement()!)
        print([1, 2, 3, 4, 5, 6].shuffled(using: &generator), "abcdef".randomElement()!)
        print(Set((1...20).map { Key(name: "\\($0)") }).map(\\.name))
        print(ObjectIdentifier(self).hashValue == ObjectIdentifier(self).hashValue, "a".hashValue)
        print(DateFormatter.localizedString(from: Date(), dateStyle: .full, timeStyle: .full))
        print(NSTemporaryDirectory().isEmpty, Locale.preferredLanguages, 0.5.formatted(.percent))
      }
    }
    """

  @Test func `chance, time and place are the same on two machines`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.chance, to: "Chance.swift")
    _ = try await outputs(sandbox, "trace ../Chance.swift --duration 0.1")
    let traces = try await outputs(sandbox, "trace ../Chance.swift --duration 0.1")
    #expect(traces[0].exitCode == 0, "\(traces[0].standardError)")
    #expect(traces[0] == traces[1])
    #expect(traces[0].standardError.contains("GMT"))
  }
}
