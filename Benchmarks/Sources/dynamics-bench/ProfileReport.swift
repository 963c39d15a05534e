internal import BenchSupport
internal import Dynamics

/// The cost of the profiles, relative to `.modern`.
enum ProfileReport {
  private static let profiles: [(name: String, profile: Profile)] = [
    ("modern", .modern), ("iOS7", .iOS7), ("accurate", .accurate),
  ]

  /// Runs each pile with all profiles in turn, so that changes of the machine's speed affect all.
  static func print() {
    let table = Table(widths: [-5, 8, -9, -9, -9])
    Swift.print("\nCPU time of 300 ticks with each profile, relative to modern:\n")
    Swift.print(table.line(["items", "kind"] + profiles.map(\.name)))
    for count in [5, 50] {
      for kind in Pile.Kind.allCases {
        var ratios = profiles.map { _ in [Double]() }
        for _ in 0..<5 {
          let times = profiles.map { name, profile in
            Pile(of: count, kind, profile).tickTimes(300).reduce(0, +)
          }
          for i in times.indices { ratios[i].append(times[i] / times[0]) }
        }
        Swift.print(table.line(["\(count)", "\(kind)"] + ratios.map { fixed(median($0), 2) }))
      }
    }
  }
}
