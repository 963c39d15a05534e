import AVFoundation
import StageKit
import TestSupport
import Testing
import UIKit

/// Recordings of programs are silent, and last as long as the clock of the stage says.
@Suite struct `recordings of an application` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication
  init() { application = UIApplication(on: stage) }

  private final class Listener: NSObject, AVAudioRecorderDelegate {
    var ends: [Bool] = []
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
      ends.append(flag)
    }
  }

  private func makeRecorder(_ url: URL) throws -> AVAudioRecorder {
    try AVAudioRecorder(
      url: url,
      settings: [
        AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000,
        AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
      ])
  }

  @Test func `a recording lasts from its beginning to its end, without pauses`() throws {
    let directory = try TemporaryDirectory()
    let url = URL(fileURLWithPath: "\(directory.path)/a.m4a")
    let listener = Listener()
    let recorder = try application.run { Result { try makeRecorder(url) } }.get()
    recorder.delegate = listener
    application.run { _ = recorder.record() }
    #expect(recorder.isRecording)
    stage.advance(to: 1.5)
    application.run {
      #expect(recorder.currentTime == 1.5)
      recorder.pause()
    }
    stage.advance(to: 3)
    application.run { _ = recorder.record() }
    stage.advance(to: 3.5)
    application.run {
      #expect(recorder.currentTime == 2)
      recorder.stop()
    }
    stage.advance(to: 4)
    #expect(!recorder.isRecording && listener.ends == [true])
    let player = try application.run { Result { try AVAudioPlayer(contentsOf: url) } }.get()
    #expect(player.duration == 2)
    application.run { #expect(recorder.deleteRecording() && !recorder.deleteRecording()) }
  }

  @Test func `a recording of a duration ends by itself`() throws {
    let directory = try TemporaryDirectory()
    let url = URL(fileURLWithPath: "\(directory.path)/a.m4a")
    let listener = Listener()
    let recorder = try application.run { Result { try makeRecorder(url) } }.get()
    recorder.delegate = listener
    application.run { _ = recorder.record(forDuration: 1) }
    stage.advance(to: 0.9)
    #expect(recorder.isRecording && listener.ends.isEmpty)
    stage.advance(to: 1.1)
    #expect(!recorder.isRecording && listener.ends == [true])
  }

  @Test func `a program that asks may record`() {
    var answers: [Bool] = []
    application.run {
      let session = AVAudioSession.sharedInstance()
      #expect(session.recordPermission == .undetermined)
      session.requestRecordPermission { answers.append($0) }
      #expect(answers.isEmpty, "the answer comes later")
    }
    stage.advance(to: 0.1)
    #expect(answers == [true])
    application.run {
      #expect(AVAudioSession.sharedInstance().recordPermission == .granted)
      #expect(AVAudioSession.sharedInstance().currentRoute.outputs[0].portType == .builtInSpeaker)
    }
  }
}
