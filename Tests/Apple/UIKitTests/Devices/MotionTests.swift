import CoreMotion
import Geometry
import StageKit
import TestSupport
import Testing
import UIKit

/// The motion of the device is a script of the application.
@Suite struct `the motion of the device` {
  private let stage = Stage(size: .phone)
  private let application: UIApplication
  private let manager: CMMotionManager

  init() {
    let application = UIApplication(on: stage)
    self.application = application
    manager = application.run { CMMotionManager() }
  }

  private func gravity(at time: Double) -> CMAcceleration? {
    stage.advance(to: time)
    return application.run {
      manager.startAccelerometerUpdates()
      return manager.accelerometerData?.acceleration
    }
  }

  private func isClose(_ one: CMAcceleration?, _ x: Double, _ y: Double, _ z: Double) -> Bool {
    guard let one else { return false }
    // Sines and quaternions round to a few units of 1e-16.
    return max(abs(one.x - x), abs(one.y - y), abs(one.z - z)) < 1e-12
  }

  @Test func `without a script it is held upright`() {
    #expect(isClose(gravity(at: 1), 0, -1, 0))
  }

  @Test func `it turns at an even speed`() {
    application.tilt(toGravity: CMAcceleration(x: 1, y: 0, z: 0), at: 1, duration: 2)
    #expect(isClose(gravity(at: 1), 0, -1, 0))
    let half = 0.5.squareRoot()
    #expect(isClose(gravity(at: 2), half, -half, 0))
    #expect(isClose(gravity(at: 3), 1, 0, 0))
    #expect(isClose(gravity(at: 4), 1, 0, 0))
  }

  @Test func `a turn begins where the one before has come`() {
    application.tilt(toGravity: CMAcceleration(x: 2, y: 0, z: 0), at: 0, duration: 2)
    application.tilt(toGravity: CMAcceleration(x: 0, y: -1, z: 0), at: 1, duration: 1)
    #expect(isClose(gravity(at: 1), 0.5.squareRoot(), -0.5.squareRoot(), 0))
    #expect(isClose(gravity(at: 2), 0, -1, 0))
  }

  @Test func `it is turned upside down`() {
    application.tilt(toGravity: CMAcceleration(x: 0, y: 1, z: 0), at: 0)
    #expect(isClose(gravity(at: 0.5), 0, 1, 0))
  }

  @Test func `an attitude gives gravity, and its angles come back`() throws {
    application.tilt(pitch: 0.3, roll: -0.5, yaw: 0.2, at: 0)
    stage.advance(to: 1)
    let motion = try #require(
      application.run {
        manager.startDeviceMotionUpdates()
        return manager.deviceMotion
      })
    #expect(
      isClose(motion.gravity, -cos(0.3) * sin(0.5), -sin(0.3), -cos(0.3) * cos(0.5)))
    #expect(abs(motion.attitude.pitch - 0.3) < 1e-12)
    #expect(abs(motion.attitude.roll + 0.5) < 1e-12)
    #expect(abs(motion.attitude.yaw - 0.2) < 1e-12)
    let matrix = motion.attitude.rotationMatrix
    #expect(isClose(motion.gravity, -matrix.m13, -matrix.m23, -matrix.m33))
  }

  @Test func `the gyroscope measures the speed of the turn`() throws {
    application.tilt(toGravity: CMAcceleration(x: 1, y: 0, z: 0), at: 0, duration: 2)
    stage.advance(to: 1)
    let rate = try #require(
      application.run {
        manager.startGyroUpdates()
        return manager.gyroData?.rotationRate
      })
    // Clockwise for the user is negative about the axis out of the screen.
    #expect(abs(rate.z + .pi / 4) < 1e-12)
  }

  @Test func `a handler is called at the interval until updates stop`() {
    var times: [Double] = []
    application.run {
      manager.accelerometerUpdateInterval = 0.25
      manager.startAccelerometerUpdates(to: .main) { data, error in
        times.append(data?.timestamp ?? -1)
        #expect(error == nil)
        if times.count == 3 { manager.stopAccelerometerUpdates() }
      }
      #expect(manager.isAccelerometerActive)
    }
    stage.advance(to: 2)
    #expect(times == [0.25, 0.5, 0.75])
    #expect(application.run { manager.accelerometerData } == nil)
  }

  @Test func `a controller hears a shake`() {
    final class Shaken: UIViewController {
      var calls: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        calls.append("began \(event?.type == .motion)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        calls.append("ended \(motion == .motionShake)")
      }
    }
    var controller: Shaken?
    application.show {
      let made = Shaken()
      controller = made
      return made
    }
    application.shake(at: 1)
    stage.advance(to: 1.2)
    #expect(controller?.calls == ["began true"])
    stage.advance(to: 2)
    #expect(controller?.calls == ["began true", "ended true"])
  }
}
