import Geometry
import NetworkReaching
import StageKit
import Testing
import UIKit

/// Whether there is a network, in the words of Reachability.
@Suite struct `reaching a network` {
  @Test func `there is none, which is told after the notifier has begun`() throws {
    let stage = Stage(size: Size(320, 480))
    let application = UIApplication(on: stage)
    var lines: [String] = []
    let reachability = try Reachability()
    application.run {
      reachability.whenReachable = { _ in lines.append("reachable") }
      reachability.whenUnreachable = { lines.append("\($0.connection)") }
      for _ in 0..<2 { try? reachability.startNotifier() }
      #expect(lines.isEmpty)
    }
    stage.advance(to: 1)
    #expect(lines == ["No Connection"])
    #expect(reachability.connection == .none && reachability.notifierRunning)
  }
}
