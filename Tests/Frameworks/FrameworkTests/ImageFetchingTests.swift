import Geometry
import ImageFetching
import StageContext
import StageKit
import Testing
import UIKit

/// Images of addresses in views, in the words of two libraries.
@Suite struct `images of addresses` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  private final class Record: @unchecked Sendable {
    var lines: [String] = []
  }

  private static let url = URL(string: "https://example.org/a.png")

  private static func image(_ side: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// Lets a script answer with a picture of a side, in pixels.
  private func answer(with side: Double) {
    application.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(
        size: CGSize(width: side, height: side), format: format
      ).image { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
      let data = image.pngData() ?? Data()
      ApplicationContext.shared.networkAnswers.add(.init(to: "*.png", body: data))
    }
  }

  @Test func `without a network the placeholder stays`() {
    let record = Record()
    let (first, second) = (UIImageView(), UIImageView())
    application.run {
      first.kf.setImage(with: Self.url, placeholder: Self.image(7)) { result in
        if case .failure(let error) = result { record.lines.append("\(error)") }
      }
      second.sd_setImage(with: Self.url, placeholderImage: Self.image(9)) { image, error, _, url in
        record.lines.append("\(image == nil) \(error != nil) \(url == Self.url)")
      }
      #expect(first.image?.size.width == 7 && second.image?.size.width == 9)
    }
    stage.advance(to: 1)
    #expect(first.image?.size.width == 7 && second.image?.size.width == 9)
    #expect(record.lines.count == 2 && record.lines.contains("true true true"))
  }

  @Test func `an answer of a script is shown`() {
    answer(with: 12)
    let (first, second, button) = (UIImageView(), UIImageView(), UIButton())
    application.run {
      first.kf.indicatorType = .activity
      first.kf.setImage(
        with: Self.url, placeholder: Self.image(7),
        options: [
          .transition(.fade(0.2)),
          .processor(DownsamplingImageProcessor(size: CGSize(width: 6, height: 9))),
        ])
      second.sd_setImage(with: Self.url)
      button.kf.setImage(with: Self.url, for: .normal)
    }
    stage.advance(to: 1)
    #expect(first.image?.size.width == 6 && first.image?.size.height == 6)
    #expect(second.image?.size.width == 12)
    #expect(button.image(for: .normal)?.size.width == 12)
  }

  @Test func `the words of AlamofireImage show an answer through a filter, or a placeholder`() {
    let record = Record()
    let (first, second) = (UIImageView(), UIImageView())
    application.run {
      first.af.setImage(
        withURL: Self.url!, placeholderImage: Self.image(7),
        completion: { record.lines.append("\($0.value == nil) \($0.error != nil)") })
    }
    stage.advance(to: 1)
    #expect(first.image?.size.width == 7 && record.lines == ["true true"])
    answer(with: 12)
    application.run {
      second.af_setImage(
        withURL: Self.url!, filter: AspectScaledToFillSizeFilter(size: CGSize(width: 6, height: 9)))
      first.af.setImage(withURL: Self.url!, filter: CircleFilter())
    }
    stage.advance(to: 2)
    #expect(second.image?.size == CGSize(width: 6, height: 9))
    #expect(first.image?.size.width == 12)
  }

  @Test func `a view shows the last image that it was given`() {
    answer(with: 12)
    let view = UIImageView()
    application.run {
      view.kf.setImage(with: Self.url)
      view.kf.setImage(with: nil as URL?, placeholder: Self.image(5))
    }
    stage.advance(to: 1)
    #expect(view.image?.size.width == 5)
  }
}
