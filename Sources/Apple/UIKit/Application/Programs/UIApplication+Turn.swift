internal import Geometry
package import StageKit

extension UIApplication {
  /// The device that the application runs on.
  private final class Device {
    var screen: DeviceScreen?
  }

  /// The screen of the device, as it is held; nil if only the size of the stage is known.
  package var deviceScreen: DeviceScreen? {
    get { service { _ in Device() }.screen }
    set { service { _ in Device() }.screen = newValue }
  }

  /// Turns the device, so that the stage is as wide as it was high; windows and their controllers'
  /// views follow.
  ///
  /// - Parameter isLandscape: Whether the stage is wider than high afterwards.
  package func turn(toLandscape isLandscape: Bool) {
    guard (stage.size.width > stage.size.height) != isLandscape else { return }
    var screen = deviceScreen ?? DeviceScreen(size: stage.size)
    screen.isTurned.toggle()
    deviceScreen = screen
    let old = (
      orientation: statusBarOrientation, frame: statusBarFrame, traits: stage.traitCollection
    )
    announceTurn(to: isLandscape ? .landscapeRight : .portrait, of: screen)
    let turns = windows.compactMap { $0.announceTurn(to: screen.size) }
    stage.resize(to: screen.size, safeAreaInsets: safeAreaInsets(of: screen))
    for window in windows {
      window.frame = Rect(origin: .zero, size: screen.size)
      window.rootViewController?.viewIfLoaded?.frame = window.bounds
    }
    stage.view.layoutIfNeeded()
    for turn in turns { turn.run() }
    reportTurn(from: old.orientation, old.frame, old.traits)
  }

  /// The duration of a turn, in seconds, that the delegate gets.
  private static let turnDuration = 0.3

  /// Notifies the delegate before a turn.
  private func announceTurn(to orientation: UIInterfaceOrientation, of screen: DeviceScreen) {
    delegate?.application(
      self, willChangeStatusBarOrientation: orientation, duration: Self.turnDuration)
    let insets = safeAreaInsets(of: screen)
    delegate?.application(
      self,
      willChangeStatusBarFrame: Rect(
        x: 0, y: 0, width: screen.size.width, height: insets.top))
  }

  /// Notifies the delegates after a turn.
  private func reportTurn(
    from orientation: UIInterfaceOrientation, _ frame: Rect, _ traits: TraitCollection
  ) {
    delegate?.application(self, didChangeStatusBarFrame: frame)
    delegate?.application(self, didChangeStatusBarOrientation: orientation)
    for case let scene as UIWindowScene in scenes {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: screen, interfaceOrientation: orientation, traitCollection: traits)
    }
  }
}
