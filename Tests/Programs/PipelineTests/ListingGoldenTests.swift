import ImageTesting
import StageKit
import TestSupport
import Testing
import Zoetrope

/// Listings in all languages and themes, and the picture of the page about them.
@Suite(.tags(.golden)) struct ListingGoldenTests {
  @Test(arguments: [1.0, 3.6, 4.2, 6])
  func `the example types, changes and highlights`(time: Double) {
    expectImage(of: Listing(), at: time, matches: "example-\(time)")
  }

  @Test func `the picture of the page has the three languages`() {
    expectImage(
      of: Languages(), at: 0, scale: 2, matches: "code",
      in: repositoryRoot.appending("Documentation"))
  }
}

/// A listing of each language.
private struct Languages: Recipe {
  let canvas = Size(800, 534)
  let duration = 1.0

  func perform(on stage: Stage) {
    stage.view.backgroundColor = Color(white: 0.92)
    add(
      """
      @MainActor final class CardView: UIView {
        private var angle = 0.5  // radians

        func turn(by change: Double, animated: Bool) {
          guard change != 0 else { return }
          angle += change
          UIView.animate(withDuration: animated ? 0.3 : 0) {
            self.transform = .init(rotationAngle: self.angle)
          }
          print("turned to \\(angle * 180 / .pi)°")
        }
      }
      """, .swift, .light, Rect(x: 15, y: 15, width: 450, height: 276), stage
    ).highlightedLines = [5...6]
    add(
      """
      #import "CardView.h"
      @implementation CardView
      - (void)turnBy:(CGFloat)change {
        self.angle += change;  // radians
        [UIView animateWithDuration:0.3 animations:^{
          self.alpha = 1;
        }];
        NSLog(@"turned to %f", self.angle);
      }
      """, .objectiveC, .light, Rect(x: 15, y: 306, width: 450, height: 213), stage
    ).showsLineNumbers = false
    add(
      """
      # A ball falls.
      canvas: [320, 480]
      duration: 3
      views:
        - image:
            name: ball
            image: ball
            isRound: true
            center: [160, 60]
        - label: {text: "{ball.speed:1}"}
      behaviors:
        - gravity: {items: ball}
        - collision: &edges
            items: [ball]
            usesReferenceBounds: true
      gestures:
        - drag: {view: ball}
      touches:
        - pan:
            from: [160, 60]
            to: [240, 300]
            at: 1.5
      """, .yaml, .dark, Rect(x: 480, y: 15, width: 305, height: 504), stage)
  }

  @discardableResult
  private func add(
    _ code: String, _ language: CodeLanguage, _ theme: CodeTheme, _ frame: Rect, _ stage: Stage
  ) -> CodeView {
    let view = CodeView(code, language: language)
    view.frame = frame
    view.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    view.theme = theme
    stage.view.addSubview(view)
    return view
  }
}
