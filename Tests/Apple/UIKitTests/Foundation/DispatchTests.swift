import StageKit
import Testing
import UIKit

/// Queues, groups, sources and operations follow the stage's clock.
@Suite struct `queues of work` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `a group notifies when all work is done`() {
    var times: [Double] = []
    application.run {
      // All runs on this thread.
      nonisolated(unsafe) let group = DispatchGroup()
      for delay in [0.25, 0.5] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
      }
      group.notify(queue: .main) { times.append(stage.time) }
    }
    stage.advance(to: 1)
    #expect(times == [0.5])
  }

  @Test func `what is called at once comes after what waits on the same queue`() {
    // All runs on this thread.
    nonisolated(unsafe) var calls: [String] = []
    application.run {
      let queue = DispatchQueue(label: "names", attributes: .concurrent)
      queue.async(flags: .barrier) { calls.append("set") }
      DispatchQueue.main.async { calls.append("main") }
      queue.sync { calls.append("get") }
      DispatchQueue.global().sync { calls.append("global") }
    }
    stage.advance(to: 1)
    #expect(calls == ["set", "get", "global", "main"])
  }

  @Test func `an item that is cancelled is not called`() {
    var calls: [String] = []
    application.run {
      let kept = DispatchWorkItem { calls.append("kept") }
      let cancelled = DispatchWorkItem { calls.append("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25, execute: cancelled)
      kept.notify(queue: .main) { calls.append("after") }
      cancelled.cancel()
    }
    stage.advance(to: 1)
    #expect(calls == ["kept", "after"])
  }

  @Test func `a source of times repeats until it is cancelled`() {
    var times: [Double] = []
    application.run {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: 0.25)
      timer.setEventHandler {
        times.append(stage.time)
        if times.count == 3 { timer.cancel() }
      }
      timer.resume()
    }
    stage.advance(to: 3)
    #expect(times == [0.5, 0.75, 1])
  }

  @Test func `functions of Swift 2 call later`() {
    var times: [Double] = []
    application.run {
      let time = dispatch_time(DISPATCH_TIME_NOW, Int64(0.5 * Double(NSEC_PER_SEC)))
      dispatch_after(time, dispatch_get_main_queue()) { times.append(stage.time) }
      dispatch_async(dispatch_get_main_queue()) { times.append(stage.time) }
    }
    stage.advance(to: 1)
    #expect(times == [0, 0.5])
  }

  @Test func `operations run after those on which they depend`() {
    var calls: [String] = []
    application.run {
      let first = BlockOperation { calls.append("first") }
      let second = BlockOperation { calls.append("second") }
      second.addDependency(first)
      let queue = OperationQueue()
      queue.addOperation(second)
      OperationQueue.main.addOperation(first)
      OperationQueue.main.addOperation { calls.append("block") }
      #expect(calls.isEmpty)
    }
    stage.advance(to: 0.1)
    #expect(calls == ["first", "block", "second"])
  }

  @Test func `a delayed call of a method can be cancelled`() {
    final class Target: NSObject {
      var times: [Double] = []
      func tick() { times.append(CACurrentMediaTime()) }
    }
    let target = Target()
    let tick = Selector(Target.tick, name: "tick")
    application.run {
      target.perform(tick, with: nil, afterDelay: 0.5)
      target.perform(tick, with: nil, afterDelay: 1)
      #expect(target.responds(to: tick) && target.isKind(of: NSObject.self))
    }
    stage.advance(to: 0.75)
    application.run { NSObject.cancelPreviousPerformRequests(withTarget: target) }
    stage.advance(to: 2)
    #expect(target.times == [0.5])
  }

  @Test func `what a function schedules after it has slept comes later`() {
    nonisolated(unsafe) var times: [Double] = []
    nonisolated(unsafe) let stage = stage
    application.run {
      DispatchQueue.global().async {
        sleep(1)
        DispatchQueue.main.async { times.append(stage.time) }
        Thread.sleep(forTimeInterval: 0.5)
        #expect(_date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 1.5)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { times.append(stage.time) }
      }
      DispatchQueue.main.async { times.append(stage.time) }
      #expect(Thread.isMainThread)
    }
    stage.advance(to: 2)
    #expect(times == [0, 1, 1.75])
  }

  @Test func `functions of a queue wait for one that sleeps, unless the queue is concurrent`() {
    nonisolated(unsafe) var calls: [String] = []
    nonisolated(unsafe) let stage = stage
    application.run {
      for (name, attributes) in [("one", DispatchQueue.Attributes()), ("many", .concurrent)] {
        let queue = DispatchQueue(label: name, attributes: attributes)
        queue.async { usleep(500_000) }
        queue.async { calls.append("\(name) \(stage.time)") }
      }
    }
    stage.advance(to: 1)
    #expect(calls == ["many 0.0", "one 0.5"])
  }

  @Test func `functions that add each other without an end let time pass`() {
    nonisolated(unsafe) var calls = 0
    application.run {
      nonisolated(unsafe) var next: () -> Void = {}
      next = {
        calls += 1
        DispatchQueue.main.async { next() }
      }
      next()
    }
    stage.advance(to: 0.1)
    // 500 at the beginning of each of seven frames.
    #expect(calls > 3000 && calls < 4000)
  }

  @Test func `a function is called at a time of day`() {
    nonisolated(unsafe) var times: [Double] = []
    nonisolated(unsafe) let stage = stage
    application.run {
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { times.append(stage.time) }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(250)) {
        times.append(stage.time)
      }
    }
    stage.advance(to: 1)
    #expect(times == [0.25, 0.5])
  }
}
