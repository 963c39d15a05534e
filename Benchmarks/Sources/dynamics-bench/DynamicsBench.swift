internal import BenchSupport

/// The `dynamics-bench` program: measures a tick of an animator with many items in one collision
/// behavior.
@main enum DynamicsBench {
  static func main() {
    let table = Table(widths: [-5, 8, -9, -9, -13])
    print("CPU time of ticks of 1/60 s, from the start of a fall until all items lie in a pile:\n")
    print(table.line(["items", "kind", "median ms", "worst ms", "worst / frame"]))
    var members: [String] = []
    for count in [50, 100, 200, 400] {
      for kind in Pile.Kind.allCases {
        let times = Pile(of: count, kind).tickTimes(600)
        let median = times.sorted()[times.count / 2]
        let worst = times.max() ?? 0
        print(
          table.line([
            "\(count)", "\(kind)", fixed(median, 3), fixed(worst, 3), fixed(worst * 60 / 1000, 2),
          ]))
        members.append(
          "\"\(kind)\(count)\": {\"median_ms\": \(median), \"worst_ms\": \(worst)}")
      }
    }
    ProfileReport.print()
    print("\n{\(members.joined(separator: ", "))}")
  }
}
