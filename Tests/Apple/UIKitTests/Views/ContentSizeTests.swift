import Bars
import Controls
import Geometry
import Layers
import PictureKit
import Scrolling
import StageKit
import Testing
import UIKit

@Suite struct `limits and words of views` {
  private let stage = Stage(size: .phone)

  @Test func `sizes of texts are limited in a view`() {
    let application = UIApplication(on: stage)
    application.run {
      let view = UIView()
      view.maximumContentSizeCategory = .small
      #expect(view.traitCollection.preferredContentSizeCategory == .small)
      view.maximumContentSizeCategory = .extraLarge
      #expect(view.traitCollection.preferredContentSizeCategory == .large)
      view.minimumContentSizeCategory = .accessibilityMedium
      view.maximumContentSizeCategory = nil
      #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    }
    #expect(UIContentSizeCategory.small < .large && !(UIContentSizeCategory.large < .small))
  }

  @Test func `a distance between places is a length`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (one, other) = (UILayoutGuide(), UILayoutGuide())
    view.addLayoutGuide(one)
    view.addLayoutGuide(other)
    one.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    one.topAnchor.anchorWithOffset(to: other.topAnchor).constraint(equalToConstant: 25)
      .isActive = true
    view.layoutIfNeeded()
    #expect(other.layoutFrame.minY == 35)
    #expect(view.constraintsAffectingLayout(for: .vertical).count >= 1)
    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `colors have words and a prominence`() {
    #expect(UIColor.red.accessibilityName == "red" && UIColor.black.accessibilityName == "black")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor.red.withProminence(.tertiary).alpha == 0.3)
  }

  @Test func `the end of a symbol's movement is told`() {
    let application = UIApplication(on: stage)
    var ends: [Bool] = []
    application.run {
      let view = UIImageView(image: UIImage(systemName: "star"))
      stage.view.addSubview(view)
      view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
      view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
      view.removeSymbolEffect(ofType: .pulse)
    }
    stage.advance(to: 2)
    #expect(ends == [false, true])
  }
}
