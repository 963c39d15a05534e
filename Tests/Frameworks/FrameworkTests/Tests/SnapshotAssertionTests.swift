import SnapshotTesting
import StageTesting
import TestCases
import Testing
import UIKit

extension TestFrameworkTests {
  @Suite struct `assertions of snapshots` {
    private let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots-\(UUID().uuidString)").path

    /// Compares a view of a color with the snapshot in the directory.
    private func verify(
      _ color: UIColor, _ record: SnapshotTestingConfiguration.Record? = nil,
      _ strategy: @escaping @autoclosure () -> Snapshotting<UIView, UIImage> = .image,
      named name: String? = nil
    ) throws -> String? {
      var result: String?
      let run = try run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        view.backgroundColor = color
        result = verifySnapshot(
          of: view, as: strategy(), named: name, record: record, snapshotDirectory: directory,
          testName: "a test (with.words)")
      }
      #expect(run.failures.isEmpty)
      return result
    }

    private var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    }

    @Test func `a snapshot is recorded once, and compared then`() throws {
      defer { try? FileManager.default.removeItem(atPath: directory) }
      #expect(try verify(.red)?.hasPrefix("There was no snapshot. Recorded ") == true)
      #expect(files == ["a-test-with-words.1-linux.png"])
      #expect(try verify(.red) == nil)
      let difference = try #require(try verify(.blue))
      #expect(difference.hasPrefix("The snapshot differs from "))
      // 4 x 2 points on a screen with two pixels a point.
      #expect(difference.contains("32 of 32 pixels differ"))
      SnapshotArtifacts.current = SnapshotArtifacts(directory: directory + "/diff")
      defer { SnapshotArtifacts.current = nil }
      #expect(try verify(.blue)?.hasPrefix("\(difference). See ") == true)
      #expect(try verify(.red) == nil)
    }

    @Test func `modes select what is recorded`() throws {
      defer { try? FileManager.default.removeItem(atPath: directory) }
      #expect(try verify(.red, .never)?.contains("and none is recorded") == true)
      #expect(files.isEmpty)
      #expect(try verify(.red, .all)?.contains("record mode is on") == true)
      #expect(try verify(.blue, .failed)?.hasPrefix("Recorded ") == true)
      #expect(try verify(.blue, .failed) == nil)
      SnapshotTestingConfiguration.commandRecord = .never
      defer { SnapshotTestingConfiguration.commandRecord = nil }
      #expect(try verify(.red, .all)?.hasPrefix("The snapshot differs") == true)
      #expect(try verify(.blue, .all) == nil)
    }

    @Test func `a precision allows a part of the pixels, a perceptual one a distance`() throws {
      defer { try? FileManager.default.removeItem(atPath: directory) }
      _ = try verify(.red, .all)
      let almost = UIColor(red: 1, green: 0.012, blue: 0, alpha: 1)
      #expect(try verify(almost) != nil)
      #expect(try verify(almost, nil, .image(perceptualPrecision: 0.98)) == nil)
      #expect(try verify(.blue, nil, .image(perceptualPrecision: 0.98)) != nil)
      #expect(try verify(.blue, nil, .image(precision: 0)) == nil)
    }

    @Test func `snapshots are put beside those of Apple's simulators`() throws {
      defer { try? FileManager.default.removeItem(atPath: directory) }
      _ = try verify(.red, .all, named: "card")
      try FileManager.default.moveItem(
        atPath: "\(directory)/a-test-with-words.card-linux.png",
        toPath: "\(directory)/a-test-with-words.card.png")
      let snapshots = AppleSnapshots()
      AppleSnapshots.current = snapshots
      defer { AppleSnapshots.current = nil }
      #expect(try verify(.blue, .all, named: "card") == nil)
      #expect(try verify(.blue, named: "other") == nil)
      #expect(files == ["a-test-with-words.card.png"])
      #expect(snapshots.entries.map { $0.expected == nil } == [false, true])
      #expect(snapshots.entries.allSatisfy { !$0.actual.isEmpty && $0.expected != $0.actual })
    }

    @Test func `an inline snapshot is compared, and never written`() throws {
      let run = try run {
        assertInlineSnapshot(of: "a\nb", as: .lines) { "a\nb" }
        assertInlineSnapshot(of: "a\nb", as: .lines) { "a\nc" }
        assertInlineSnapshot(of: "a", as: .lines)
      }
      #expect(
        run.failures.map(\.message) == [
          "The value differs from the inline snapshot: \n-2: c\n+2: b",
          "There is no inline snapshot, and the source of a test is not changed here. It would be:\na",
        ])
    }

    @Test func `configurations hold for a function, and for a test`() throws {
      #expect(SnapshotTestingConfiguration.current.record == nil)
      withSnapshotTesting(record: .all) {
        #expect(SnapshotTestingConfiguration.current.record == .all)
      }
      #expect(SnapshotTestingConfiguration.current.record == nil)
      var inside: SnapshotTestingConfiguration.Record?
      _ = runs {
        _TestFunction("", "a()", nil, _TestFunction._traits(.snapshots(record: .failed))).register {
          inside = SnapshotTestingConfiguration.current.record
        }
      }
      #expect(inside == .failed)
      #expect(SnapshotTestingConfiguration.current.record == nil)
    }
  }
}
