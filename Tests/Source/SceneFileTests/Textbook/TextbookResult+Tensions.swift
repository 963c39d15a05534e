import Foundation

extension TextbookResult {
  static func tensions() throws -> [TextbookResult] {
    let swing = try TextbookRun(scene: "pendulum-tension")
    let bob = swing["bob"]
    let weight = 10 * bob.first.mass
    let string = swing.tensions["string"] ?? []
    // At steps of 1/60 s, where tensions are known: the bob hangs 2 m below the anchor at 3 m.
    let deviation = stride(from: 4, to: string.count, by: 4).map { index in
      string[index] - weight * (3 * (3 - bob.samples[index].y) / 2 - 2 * 0.5)
    }
    let worst = deviation.max { abs($0) < abs($1) } ?? 0
    let lamp = try TextbookRun(scene: "two-ropes")
    let load = 10 * lamp["lamp"].first.mass
    let (left, right) = (30 * Double.pi / 180, 45 * Double.pi / 180)
    let chain = try TextbookRun(scene: "hanging-chain")
    let ring = 10 * chain["ring0"].first.mass
    return [
      TextbookResult(
        "pendulum-tension", "largest tension, N", 2 * weight, found: string.max() ?? 0),
      TextbookResult(
        "pendulum-tension", "tension at its worst in 4 s, N", 2 * weight, found: 2 * weight + worst),
      TextbookResult(
        "two-ropes", "tension of the left rope, N", load * sin(right) / sin(left + right),
        found: lamp.tensions["left"]?.last ?? 0),
      TextbookResult(
        "two-ropes", "tension of the right rope, N", load * sin(left) / sin(left + right),
        found: lamp.tensions["right"]?.last ?? 0),
    ]
      + ["top", "link0", "link1", "link2", "link3"].enumerated().map { index, name in
        TextbookResult(
          "hanging-chain", "tension of link \(index + 1), N", Double(5 - index) * ring,
          found: chain.tensions[name]?.last ?? 0)
      }
  }
}
