internal import Controls
internal import Geometry
internal import Layers
internal import PictureKit
internal import StageKit

/// Stack views of each distribution; in each, one arranged view is hidden with animation.
struct GalleryStackView: ViewGallery {
  let id = "gallery-stack-view"
  let height = 250.0

  func show(on page: GalleryPage) {
    let distributions: [(String, StackView.Distribution)] = [
      ("fill", .fill), ("fillEqually", .fillEqually),
      ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
      ("equalCentering", .equalCentering),
    ]
    for (name, distribution) in distributions {
      let stack = StackView(arrangedSubviews: ["One", "Two words", "3"].map(label))
      stack.frame = Rect(x: 0, y: 0, width: 178, height: 34)
      stack.distribution = distribution
      stack.spacing = 6
      page.add(name, stack)
      page.at(0.5) {
        page.view.stage?.animate(withDuration: 0.5) {
          stack.arrangedSubviews[1].isHidden = true
          stack.layoutIfNeeded()
        }
      }
    }
  }

  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.backgroundColor = .systemTeal
    label.layer.cornerRadius = 6
    label.clipsToBounds = true
    return label
  }
}
