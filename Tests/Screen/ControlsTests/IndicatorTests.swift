import Controls
import Geometry
import Layers
import PictureKit
import StageKit
import Testing

/// Progress views, activity indicators, page controls and animated images.
@Suite struct IndicatorTests {
  private let stage = Stage(size: Size(400, 400))

  @Test func `a progress view has the defaults of UIKit and limits its progress`() {
    let view = ProgressView()
    #expect(view.progress == 0 && view.progressViewStyle == .default)
    #expect(view.progressTintColor == nil && view.trackTintColor == nil)
    #expect(view.intrinsicContentSize == Size(View.noIntrinsicMetric, 4))
    view.progress = 3
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    #expect(ProgressView(progressViewStyle: .bar).bounds.height == 2)
  }

  @Test func `animated progress grows within 0.25 s`() {
    let view = ProgressView(frame: Rect(x: 0, y: 0, width: 200, height: 4))
    stage.view.addSubview(view)
    stage.advance(to: 1)
    view.setProgress(0.5, animated: true)
    stage.advance(to: 1.125)
    #expect(abs(view.subviews[1].presentation.frame.width - 50) < 1e-6)
    stage.advance(to: 1.25)
    #expect(view.subviews[1].presentation.frame.width == 100)
  }

  @Test func `an activity indicator has the defaults of UIKit`() {
    let view = ActivityIndicatorView(style: .large)
    #expect(!view.isAnimating && view.hidesWhenStopped && view.isHidden)
    #expect(view.bounds.size == Size(37, 37))
    #expect(ActivityIndicatorView().bounds.size == Size(20, 20))
    #expect(ActivityIndicatorView.Style.medium.rawValue == 100)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }

  @Test func `the brightest spoke goes round in 0.8 s`() {
    let view = ActivityIndicatorView(style: .medium)
    view.startAnimating()
    stage.view.addSubview(view)
    for step in 0...16 {
      stage.advance(to: Double(step) * 0.1)
      let alphas = view.subviews.map(\.presentation.alpha)
      #expect(abs(alphas[step % 8] - 1) < 1e-6)
      #expect(alphas.filter { $0 > 0.99 }.count == 1)
    }
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
  }

  @Test func `a page control has the defaults of UIKit and limits its page`() {
    let control = PageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(!control.hidesForSinglePage && control.pageIndicatorTintColor == nil)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    // Dots of 7 2/3 points, gaps of 10 and margins of 9; 25 2/3 points, rounded up to halves.
    #expect(control.size(forNumberOfPages: 3) == Size(61, 26))
  }

  @Test func `taps go to the next and the previous page`() {
    let control = PageControl(frame: Rect(x: 100, y: 0, width: 100, height: 26))
    stage.view.addSubview(control)
    control.numberOfPages = 3
    var pages: [Int] = []
    control.addAction(for: .valueChanged) { pages.append(control.currentPage) }
    for (index, x) in [190.0, 190, 190, 110].enumerated() {
      stage.tap(at: Point(x, 13), time: Double(index))
    }
    stage.advance(to: 4)
    #expect(pages == [1, 2, 1])
  }

  private func image(_ color: Color) -> Drawing {
    Drawing(size: Size(10, 10)) { canvas in
      canvas.setFillColor(color)
      canvas.fill(Rect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `images without a duration take a thirtieth of a second each`() {
    let view = ImageView(image: image(.gray))
    #expect(view.animationImages == nil && view.animationDuration == 0)
    #expect(view.animationRepeatCount == 0 && !view.isAnimating)
    let images = [image(.red), image(.green), image(.blue)]
    view.animationImages = images
    stage.view.addSubview(view)
    view.startAnimating()
    for step in 0..<7 {
      let frame = stage.frame(at: Double(step) / 30)
      #expect(frame.shows(images[step % 3].picture))
    }
    view.stopAnimating()
    #expect(stage.frame(at: 1).shows(image(.gray).picture))
  }

  @Test func `an animation ends after its passes`() {
    let view = ImageView(image: image(.gray))
    view.animationImages = [image(.red), image(.green)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    stage.view.addSubview(view)
    view.startAnimating()
    #expect(stage.frame(at: 1.5).shows(image(.green).picture))
    #expect(view.isAnimating)
    #expect(stage.frame(at: 2).shows(image(.gray).picture))
    #expect(!view.isAnimating)
  }
}

extension Frame {
  /// Returns whether a layer draws the commands of a picture.
  fileprivate func shows(_ picture: Picture) -> Bool {
    func isShown(in layer: FrameLayer) -> Bool {
      let commands = layer.picture?.commands ?? []
      return picture.commands.allSatisfy(commands.contains)
        || layer.sublayers.contains(where: isShown)
    }
    return layers.contains(where: isShown)
  }
}
