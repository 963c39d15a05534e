import Farm
import Testing

@Suite struct FarmProjectionTests {
  /// Half a second a task, 0.1 s a frame, and nothing else.
  private let costs = FarmCosts(
    task: 0.5, frame: 0.1, simulation: 0, join: 0.01, joinByte: 0, bytes: 1000)

  @Test func `the number of shards follows from their time`() {
    // (60 - 0.5) / 0.1 = 595 frames fit in a minute.
    #expect(costs.shardCount(taking: 60, for: 5950) == 10)
    #expect(costs.shardCount(taking: 60, for: 5951) == 11)
    #expect(costs.shardCount(taking: 60, for: 1) == 1)
    #expect(costs.shardCount(taking: 0.1, for: 100) == 1)
  }

  @Test func `a film is not divided into more shards than it has segments`() {
    #expect(costs.shardCount(taking: 10, for: 5950) == 63)
    #expect(costs.shardCount(taking: 10, for: 5950, segmentLength: 250) == 24)
    let projection = FarmProjection([.init(frameCount: 2000, segmentLength: 500, costs: costs)])
    #expect(projection.point(nodes: 100).shards == 4)
  }

  @Test func `a task simulates what is before its frames`() {
    var costs = costs
    costs.simulation = 0.01
    #expect(costs.time(of: 100..<200).isNear(0.5 + 10 + 2))
    // 200 frames take 2 s to simulate, so that 7.5 s of 10 are left for 75 frames.
    #expect(costs.shardCount(taking: 10, for: 200) == 3)
  }

  @Test func `steps are recorded if the last shard spends a tenth of its time on simulating`() {
    var costs = costs
    costs.simulation = 0.01
    // Nothing is known about replaying.
    #expect(!costs.recordsSteps(frameCount: 1000, shardCount: 10))
    costs.replay = 0.001
    // 10 s of simulating in 0.5 + 10 + 10 s.
    #expect(costs.recordsSteps(frameCount: 1000, shardCount: 10))
    #expect(!costs.recordsSteps(frameCount: 1000, shardCount: 1))
    costs.simulation = 0.0011
    // 1.1 s of 0.5 + 10 + 1.1 s.
    #expect(!costs.recordsSteps(frameCount: 1000, shardCount: 10))
    costs.replay = 0.002
    costs.simulation = 0.0019
    #expect(!costs.recordsSteps(frameCount: 1000, shardCount: 100))
  }

  @Test func `recording takes the time of a simulation, and tasks take that of replaying`() {
    var costs = costs
    costs.simulation = 0.05
    costs.replay = 0
    let projection = FarmProjection([.init(frameCount: 1000, costs: costs)], shortestTask: 10)
    // 95 frames in 10 s are 11 shards, of which the longest has 91 frames.
    let point = projection.point(nodes: 11)
    #expect(point.shards == 11)
    let seconds = 0.5 + 50 + 0.5 + 9.1 + 0.01
    #expect(point.seconds.isNear(seconds))
    let single = 0.5 + 100 + 50
    #expect(projection.singleProcess.isNear(single))
  }

  @Test func `two machines take half of the time, and a join`() {
    let projection = FarmProjection([.init(frameCount: 2000, costs: costs)])
    #expect(projection.singleProcess.isNear(200.5))
    let one = projection.point(nodes: 1)
    #expect(one.shards == 1 && one.seconds.isNear(200.5 + 0.01))
    let two = projection.point(nodes: 2)
    #expect(two.shards == 2 && two.seconds.isNear(100.5 + 0.01))
    #expect(two.bytes == 3 * 1000 * 2000)
  }

  @Test func `joining takes the longer, the larger the film is`() {
    var costs = costs
    costs.joinByte = 1e-9
    // 2000 frames of 1000 bytes.
    #expect(costs.joinTime(frameCount: 2000).isNear(0.01 + 0.002))
    let projection = FarmProjection([.init(frameCount: 2000, costs: costs)])
    #expect(projection.point(nodes: 2).seconds.isNear(100.5 + 0.01 + 0.002))
    #expect(projection.singleProcess.isNear(200.5))
  }

  @Test func `tasks are not made shorter than the shortest, and more machines stop to pay`() {
    let projection = FarmProjection([.init(frameCount: 2000, costs: costs)], shortestTask: 10)
    // 95 frames take 10 s; 22 shards have 91 at most.
    #expect(projection.point(nodes: 1000).shards == 22)
    #expect(projection.point(nodes: 1000).seconds.isNear(0.5 + 9.1 + 0.01))
    #expect(projection.worthwhileNodes(upTo: 1000) == 32)
  }
}

extension Double {
  /// Whether two sums of a few numbers are equal up to rounding.
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
