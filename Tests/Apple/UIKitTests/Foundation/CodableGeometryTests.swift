import FoundationEssentials
import Geometry
import Testing
import UIKit

@Suite struct `geometry in archives` {
  private struct State: Codable, Equatable {
    var point: CGPoint?
    var size: CGSize
    var rect: CGRect
    var vector: CGVector
  }

  private static let text =
    #"{"point":[1,2.5],"rect":[[1,2],[3,4]],"size":[3,4],"vector":[-1,0.5]}"#

  @Test func `is written in the order of Apple's and read again`() throws {
    let state = State(
      point: CGPoint(x: 1, y: 2.5), size: CGSize(width: 3, height: 4),
      rect: CGRect(x: 1, y: 2, width: 3, height: 4), vector: CGVector(dx: -1, dy: 0.5))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(state), as: UTF8.self) == Self.text)
    #expect(try JSONDecoder().decode(State.self, from: Data(Self.text.utf8)) == state)
  }

  @Test func `with too few numbers is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGPoint.self, from: Data("[1]".utf8))
    }
  }
}
