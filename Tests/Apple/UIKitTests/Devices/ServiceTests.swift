import AVFoundation
import AudioToolbox
import CoreMotion
import StageKit
import Testing
import UIKit

/// Preferences, notifications and the device belong to the application.
@Suite struct `services of an application` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `preferences are empty at the beginning and keep values`() {
    application.run {
      let defaults = UserDefaults.standard
      #expect(defaults.object(forKey: "score") == nil && defaults.integer(forKey: "score") == 0)
      defaults.register(defaults: ["lives": 3])
      defaults.set(7, forKey: "score")
      defaults.setValue("x", forKey: "name")
      defaults.set(true, forKey: "sound")
      #expect(UserDefaults.standard.integer(forKey: "score") == 7)
      #expect(defaults.float(forKey: "score") == 7 && defaults.integer(forKey: "lives") == 3)
      #expect(defaults.string(forKey: "name") == "x" && defaults.bool(forKey: "sound"))
      defaults.removeObject(forKey: "score")
      #expect(defaults.object(forKey: "score") == nil)
    }
    let other = Stage(size: .phone)
    let isOther = UIApplication(on: other).run { UserDefaults.standard.string(forKey: "name") }
    #expect(isOther == nil)
  }

  @Test func `an object that ends after its application removes itself from the center`() {
    final class Observer: NSObject {
      deinit { NotificationCenter.default.removeObserver(self) }
    }
    weak var observer: Observer?
    do {
      let made = application.run { Observer() }
      observer = made
      #expect(observer != nil)
    }
    #expect(observer == nil)
  }

  @Test func `observers are called by method and function until they are removed`() {
    final class Observer: NSObject {
      var calls: [String] = []
      func hear(_ notification: Notification) { calls.append(notification.name.rawValue) }
      func old(_ notification: NSNotification) { calls.append("old") }
      func plain() { calls.append("plain") }
    }
    let observer = Observer()
    let name = Notification.Name("score")
    application.run {
      let center = NotificationCenter.default
      center.addObserver(
        observer, selector: Selector(Observer.hear, name: "hear:"), name: name, object: nil)
      center.addObserver(
        observer, selector: Selector(Observer.old, name: "old:"), name: name, object: nil)
      center.addObserver(
        observer, selector: Selector(Observer.plain, name: "plain"), name: nil, object: stage)
      let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        observer.calls.append("block \(notification.userInfo?["points"] ?? 0)")
      }
      center.post(name: name, object: nil, userInfo: ["points": 3])
      center.removeObserver(token)
      center.post(name: Notification.Name("other"), object: stage)
      center.removeObserver(observer)
      center.post(name: name, object: nil)
    }
    #expect(observer.calls == ["score", "old", "block 3", "plain"])
  }

  @Test func `the device is a phone whose orientation follows its tilt`() {
    application.tilt(toGravity: CMAcceleration(x: -1, y: 0, z: 0), at: 1)
    var posts = 0
    let device = application.run {
      let device = UIDevice.current
      device.beginGeneratingDeviceOrientationNotifications()
      _ = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
      ) { _ in posts += 1 }
      #expect(device.model == "iPhone" && device.userInterfaceIdiom == .phone)
      #expect(device.orientation == .portrait)
      return device
    }
    stage.advance(to: 2)
    #expect(device.orientation == .landscapeLeft && posts == 1)
  }

  @Test func `vibrations are logged once`() throws {
    try application.run {
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred()
      return Result {
        let player = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "none.mp3"))
        player.play()
        #expect(player.isPlaying)
      }
    }.get()
    #expect(application.notes == ["Haptic feedback is not part of a film."])
  }

  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var events: [String] = []
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) { events.append("\(utterance.speechString) begins") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) { events.append("\(utterance.speechString) ends") }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) { events.append("\(utterance.speechString) is dropped") }
  }

  @Test func `texts are spoken one after another, unheard`() {
    let listener = Listener()
    let voice = application.run {
      let voice = AVSpeechSynthesizer()
      voice.delegate = listener
      for text in ["a", "b", "c"] { voice.speak(AVSpeechUtterance(string: text)) }
      return voice
    }
    stage.advance(to: 0.9)
    #expect(listener.events == ["a begins"] && voice.isSpeaking)
    stage.advance(to: 1.1)
    #expect(listener.events == ["a begins", "a ends", "b begins"])
    application.run {
      #expect(voice.pauseSpeaking(at: .word) && voice.isPaused)
    }
    stage.advance(to: 3)
    application.run { #expect(voice.continueSpeaking() && !voice.isPaused) }
    stage.advance(to: 4.1)
    #expect(listener.events.suffix(2) == ["b ends", "c begins"])
    application.run { #expect(voice.stopSpeaking(at: .immediate) && !voice.isSpeaking) }
    stage.advance(to: 6)
    #expect(listener.events.last == "c is dropped")
    #expect(application.notes == ["Speech is not heard in a film."])
  }

  @Test func `values stay with objects`() {
    application.run {
      var key = 0
      let view = UIView()
      withUnsafeMutablePointer(to: &key) { key in
        objc_setAssociatedObject(view, key, "name", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, key) as? String == "name")
        #expect(objc_getAssociatedObject(UIView(), key) == nil)
      }
    }
  }

  @Test func `NSLog writes to the stage's log`() {
    application.run { NSLog("%d balls of %@", 3, "red" as NSString) }
    #expect(stage.logEntries.map(\.text) == ["3 balls of red"])
  }
}
