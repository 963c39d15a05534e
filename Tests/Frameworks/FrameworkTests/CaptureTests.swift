import AVFoundation
import StageKit
import Testing
import UIKit

/// A camera and a microphone, which a film does not have.
@Suite struct `recordings of a camera` {
  private let stage = Stage(size: .phone)

  @Test func `there is no camera, and its use is denied`() {
    let application = UIApplication(on: stage)
    application.run {
      #expect(AVCaptureDevice.default(for: .video) == nil)
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
      #expect(AVCaptureDevice.devices(for: .audio).isEmpty)
    }
    #expect(
      application.notes == ["a film has no camera and no microphone: nothing is recorded"])
  }

  @Test func `a session keeps its outputs, and its layer is black`() {
    let application = UIApplication(on: stage)
    application.run {
      let session = AVCaptureSession()
      let output = AVCapturePhotoOutput()
      if session.canAddOutput(output) { session.addOutput(output) }
      session.startRunning()
      #expect(session.outputs == [output] && session.isRunning)
      let layer = AVCaptureVideoPreviewLayer(session: session)
      #expect(layer.session === session && layer.backgroundColor == .black)
      session.removeOutput(output)
      session.stopRunning()
      #expect(session.outputs.isEmpty && !session.isRunning)
    }
  }
}
