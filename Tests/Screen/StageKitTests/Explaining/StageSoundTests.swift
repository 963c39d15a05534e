import Dynamics
import Geometry
import SoundKit
import StageKit
import Testing

@Suite struct StageSoundTests {
  @Test func `sounds are cues in the time of the stage`() {
    let stage = Stage(size: .phone)
    stage.sound(.click, at: 1.5, volume: 0.5)
    stage.perform(at: 0.7) { [unowned stage] in stage.play(.knock) }
    stage.advance(to: 1)
    #expect(stage.soundCues.map(\.sound) == [.click, .knock])
    #expect(stage.soundCues.map(\.time) == [1.5, 0.7])
    #expect(stage.soundCues.map(\.volume) == [0.5, 1])
  }

  @Test func `a playback can be stopped, and its loudness changed`() throws {
    let stage = Stage(size: .phone)
    let playback = stage.play(.chime)
    stage.advance(to: 0.25)
    playback.setVolume(0.5, fadeDuration: 0.25)
    stage.advance(to: 1)
    playback.stop()
    let cue = try #require(playback.cue)
    #expect(cue.level(at: 0.1) == 1 && cue.level(at: 0.375) == 0.75 && cue.level(at: 0.9) == 0.5)
    #expect(cue.duration == 1.004)
  }

  /// Returns a stage on which a ball falls 200 points to the floor, beside another one.
  private func stage(hearing isAll: Bool, interval: Double = 0.05) -> Stage {
    let stage = Stage(size: Size(300, 300))
    let balls = [60.0, 200].map { View(frame: Rect(x: $0, y: 60, width: 40, height: 40)) }
    balls.forEach(stage.view.addSubview)
    let animator = stage.retain(DynamicAnimator(referenceView: stage.view))
    animator.addBehavior(GravityBehavior(items: balls))
    let collision = CollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    stage.playOnContact(.knock, of: isAll ? nil : [balls[0]], interval: interval)
    return stage
  }

  @Test func `a contact plays a sound when it begins`() throws {
    let stage = stage(hearing: false)
    stage.advance(to: 2)
    let contacts = stage.dynamicLogEntries.filter { $0.kind == .contactBegan }
    let name = try #require(contacts.first?.items.first)
    let mine = contacts.filter { $0.items == [name] }.map(\.time)
    #expect(stage.soundCues.first?.time == mine.first)
    #expect(stage.soundCues.allSatisfy { mine.contains($0.time) })
    // Both balls touch the floor at the same times; one of them is heard.
    let all = self.stage(hearing: true)
    all.advance(to: 2)
    #expect(all.soundCues.count == 2 * stage.soundCues.count)
  }

  @Test func `further contacts within the interval are silent`() {
    let stage = stage(hearing: false, interval: 60)
    stage.advance(to: 3)
    #expect(stage.soundCues.count == 1)
  }
}
