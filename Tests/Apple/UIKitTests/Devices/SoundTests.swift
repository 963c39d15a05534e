import AVFoundation
import AudioToolbox
import SoundKit
import StageKit
import TestSupport
import Testing
import UIKit

/// Sounds of programs are cues of the stage, which films play.
@Suite struct `sounds of an application` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends: [Bool] = []
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends.append(player.isPlaying)
    }
  }

  /// Returns a player of a WAV file of silence with a duration.
  private func makePlayer(seconds: Double) throws -> AVAudioPlayer {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 255) }
    }
    let size = Int(seconds * 8000) * 2
    let header = Array("RIFF".utf8) + number(36 + size, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
    let format = number(1, 2) + number(1, 2) + number(8000, 4) + number(16_000, 4) + number(2, 2)
    let data = number(16, 2) + Array("data".utf8) + number(size, 4)
    return try AVAudioPlayer(
      data: Data(header + format + data + [UInt8](repeating: 0, count: size)))
  }

  @Test func `a player ends after the duration in the header of its file`() throws {
    let listener = Listener()
    let player = try application.run {
      Result {
        let player = try makePlayer(seconds: 1.5)
        player.delegate = listener
        #expect(player.duration == 1.5)
        player.volume = 0.25
        #expect(player.play() && player.isPlaying)
        return player
      }
    }.get()
    stage.advance(to: 1)
    application.run { #expect(player.currentTime == 1) }
    stage.advance(to: 1.4)
    #expect(player.isPlaying && listener.ends.isEmpty)
    stage.advance(to: 1.6)
    #expect(!player.isPlaying && listener.ends == [false])
    #expect(stage.soundCues.map(\.time) == [0] && stage.soundCues.map(\.volume) == [0.25])
  }

  @Test func `a pause cuts the cue, and the rest follows later`() throws {
    let player = try application.run {
      Result {
        let player = try makePlayer(seconds: 2)
        player.play()
        return player
      }
    }.get()
    stage.advance(to: 0.5)
    application.run { player.pause() }
    stage.advance(to: 3)
    application.run {
      #expect(player.currentTime == 0.5 && !player.isPlaying)
      player.play()
      player.setVolume(0, fadeDuration: 1)
    }
    let cues = stage.soundCues
    try #require(cues.count == 2)
    // A fade of 4 ms follows, so that the sound does not crackle.
    #expect(isClose(try #require(cues[0].duration), 0.504, within: 1e-9))
    #expect(cues[1].time == 3 && cues[1].offset == 0.5)
    #expect(cues[1].levels.last == SoundCue.Level(time: 1, volume: 0))
  }

  @Test func `loops repeat, and another speed shortens them`() throws {
    let listener = Listener()
    let player = try application.run {
      Result {
        let player = try makePlayer(seconds: 1)
        player.delegate = listener
        player.numberOfLoops = 2
        player.enableRate = true
        player.rate = 2
        player.play()
        return player
      }
    }.get()
    #expect(stage.soundCues.first?.repetitions == 2 && stage.soundCues.first?.rate == 2)
    stage.advance(to: 1.4)
    #expect(player.isPlaying)
    stage.advance(to: 1.6)
    #expect(!player.isPlaying && listener.ends.count == 1)
  }

  @Test func `system sounds are those of their files, or a click`() {
    application.run {
      var id: SystemSoundID = 0
      let url = URL(fileURLWithPath: "/sounds/bell.caf")
      #expect(AudioServicesCreateSystemSoundID(url, &id) == 0)
      AudioServicesPlaySystemSound(id)
      AudioServicesPlayAlertSound(1104)
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      AudioServicesDisposeSystemSoundID(id)
      AudioServicesPlaySystemSound(id)
    }
    #expect(
      stage.soundCues.map(\.sound) == [
        Sound(contentsOfFile: "/sounds/bell.caf"), .click, .click,
      ])
    #expect(application.notes == ["A click stands for the sounds of the system."])
  }
}
