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
    let reachability = try application.run {
      let reachability = try Reachability()
      reachability.whenReachable = { _ in lines.append("reachable") }
      reachability.whenUnreachable = { lines.append("\($0.connection)") }
      try reachability.startNotifier()
      try reachability.startNotifier()
      #expect(lines.isEmpty)
      return reachability
    }
    stage.advance(to: 1)
    #expect(lines == ["No Connection"])
    #expect(reachability.connection == .none && reachability.notifierRunning)
  }
}
