import FoundationEssentials
import ImageTesting
import Imaging
import SystemPackage
import Testing

/// Image tests as a user writes them; ``RunTests`` runs them in child processes with other
/// settings.
@Suite struct SampleTests {
  /// A ball on white, 16 pixels wide.
  private let ball = Image(
    width: 16, height: 16,
    pixels: (0..<256).map { index in
      let x = 2 * (index % 16) - 15
      let y = 2 * (index / 16) - 15
      return x * x + y * y < 200 ? 0xFF00_40C0 : 0xFFFF_FFFF
    })

  @Test func `the ball matches its golden image`() {
    let goldens = ProcessInfo.processInfo.environment["SAMPLE_GOLDENS"]
    expectImage(ball, matches: "shapes/ball", in: goldens.map { FilePath($0) })
  }
}

/// A film test as a user writes it.
@Suite struct SampleFilmTests {
  @Test func `the square moves as in its golden film`() async {
    let goldens = ProcessInfo.processInfo.environment["SAMPLE_GOLDENS"]
    await expectFilm(
      of: SquareRecipe(), to: 0.5, matches: "shapes/square", in: goldens.map { FilePath($0) })
  }
}
