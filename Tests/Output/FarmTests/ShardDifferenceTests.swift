import Farm
import FoundationEssentials
import Rendering
import Testing

/// What is said of two shards that have drawn their common frame differently.
@Suite struct ShardDifferenceTests {
  private let origin = FrameOrigin(
    rasterizer: "Cairo 1.16.0", fonts: ["Inter-Bold 3.019", "NotoSans 2.0"],
    views: ["'ball' at 1.0, 2.0", "'box' at 3.0, 4.0"])

  /// Returns the manifest of one of two shards with a frame each.
  private func manifest(
    _ number: Int, frameHash: Int = 1, precedingFrameHash: Int? = nil
  ) throws -> ShardManifest {
    func hash(_ number: Int) -> String {
      "\"\(String(repeating: "0", count: 31))\(number)\""
    }
    let json = """
      {
        "format": 1, "shard": "\(number)/2", "firstFrame": \(number - 1), "files": [],
        "frameHashes": [\(hash(frameHash))],
        "precedingFrameHash": \(precedingFrameHash.map(hash) ?? "null"),
        "simulationSeconds": 0, "totalSeconds": 0,
        "film": {
          "program": "zoetrope 1", "width": 2, "height": 2, "frameRate": "60", "firstFrame": 0,
          "frameCount": 2, "firstNumber": 0, "isTransparent": false, "settings": {}
        }
      }
      """
    return try JSONDecoder().decode(ShardManifest.self, from: Data(json.utf8))
  }

  /// Returns the sentence about the second of two shards.
  private func sentence(
    _ first: FrameOrigin?, _ second: FrameOrigin?, precedingFrameHash: Int = 2
  ) throws -> String? {
    var previous = try manifest(1)
    var manifest = try manifest(2, precedingFrameHash: precedingFrameHash)
    previous.lastFrame = first
    manifest.precedingFrame = second
    return manifest.difference(after: previous)
  }

  private func changed(_ change: (inout FrameOrigin) -> Void) -> FrameOrigin {
    var changed = origin
    change(&changed)
    return changed
  }

  @Test func `what differs is named: the library that draws, fonts and views`() throws {
    let start = "Shard 2/2 has drawn frame 0 unlike shard 1/2: "
    let clauses: [(FrameOrigin, String)] = [
      (
        changed { $0.rasterizer = "Cairo 1.18.0" },
        "it is drawn by Cairo 1.18.0, not by Cairo 1.16.0."
      ),
      (
        changed { $0.fonts[0] = "Inter-Bold 4.0" },
        "its text is in Inter-Bold 4.0, not in Inter-Bold 3.019."
      ),
      (changed { $0.fonts.removeLast() }, "its text is not in NotoSans 2.0."),
      (changed { $0.fonts.append("Ubuntu 1.0") }, "its text is also in Ubuntu 1.0."),
      (
        changed { $0.views[1] = "'box' at 5.0, 4.0" },
        "its first view that differs is 'box' at 5.0, 4.0, not 'box' at 3.0, 4.0."
      ),
      (changed { $0.views.removeLast() }, "it has 1 views, not 2."),
    ]
    for (other, clause) in clauses {
      #expect(try sentence(origin, other) == start + clause)
    }
  }

  @Test func `fonts are not blamed where nothing that is known differs`() throws {
    #expect(
      try sentence(origin, origin)
        == "Shard 2/2 has drawn frame 0 unlike shard 1/2, though by the same program, with the same "
        + "options, places of views, fonts and Cairo 1.16.0: what is drawn depends on something else, "
        + "which differs between the runs or the machines, such as files, the time or random numbers."
    )
  }

  @Test func `manifests of older versions are read, and say nothing`() throws {
    #expect(
      try sentence(nil, origin)
        == "Shard 2/2 has drawn frame 0 unlike shard 1/2, and their manifests do not say why.")
  }

  @Test func `equal frames are not compared further`() throws {
    #expect(try sentence(origin, changed { $0.fonts = [] }, precedingFrameHash: 1) == nil)
  }
}
