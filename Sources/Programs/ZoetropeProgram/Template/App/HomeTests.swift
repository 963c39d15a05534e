import SnapshotTesting
import XCTest

@testable import MyApp

final class HomeTests: XCTestCase {
  // The snapshot is __Snapshots__/HomeTests/testHome.1-linux.png. After a change that is meant,
  // record it again with `SNAPSHOT_TESTING_RECORD=failed swift test`, and look at it.
  func testHome() {
    assertSnapshot(
      of: HomeController(), as: .image(size: CGSize(width: 320, height: 200)))
  }

  func testTheCountIsResetAfterHalfAMinute() {
    let home = HomeController()
    home.loadViewIfNeeded()
    home.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(home.label.text, "Taps: 1")

    // On Linux the half minute takes no time: waiting advances the clock of the stage.
    let halfAMinute = expectation(description: "half a minute")
    DispatchQueue.main.asyncAfter(deadline: .now() + 31) { halfAMinute.fulfill() }
    wait(for: [halfAMinute], timeout: 40)
    XCTAssertEqual(home.label.text, "No taps yet")
  }
}
