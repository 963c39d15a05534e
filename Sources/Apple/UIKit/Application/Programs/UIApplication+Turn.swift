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
    let turns = windows.compactMap { $0.announceTurn(to: screen.size) }
    stage.resize(to: screen.size, safeAreaInsets: safeAreaInsets(of: screen))
    for window in windows {
      window.frame = Rect(origin: .zero, size: screen.size)
      window.rootViewController?.viewIfLoaded?.frame = window.bounds
    }
    stage.view.layoutIfNeeded()
    for turn in turns { turn.run() }
  }
}
