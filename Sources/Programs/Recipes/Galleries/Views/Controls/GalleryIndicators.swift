internal import Controls
internal import Geometry
internal import StageKit

/// Progress views: set with animation, tinted, of the style of bars.
struct GalleryProgressView: ViewGallery {
  let id = "gallery-progress-view"
  let height = 130.0

  func show(on page: GalleryPage) {
    let moving = progressView(0.2, .default)
    page.add("setProgress, animated", moving)
    page.at(0.5) { moving.setProgress(0.9, animated: true) }
    page.add("bar", progressView(0.6, .bar))
    let tinted = progressView(0.4, .default)
    tinted.progressTintColor = .systemOrange
    tinted.trackTintColor = .systemYellow
    page.add("tints", tinted)
  }

  private func progressView(_ progress: Float, _ style: ProgressView.Style) -> ProgressView {
    let view = ProgressView(progressViewStyle: style)
    view.frame = Rect(x: 0, y: 0, width: 170, height: view.intrinsicContentSize.height)
    view.progress = progress
    return view
  }
}

/// Activity indicators: turning, stopped, colored.
struct GalleryActivityIndicatorView: ViewGallery {
  let id = "gallery-activity-indicator"
  let height = 170.0

  func show(on page: GalleryPage) {
    for (name, style) in [("medium", ActivityIndicatorView.Style.medium), ("large", .large)] {
      let indicator = ActivityIndicatorView(style: style)
      indicator.startAnimating()
      page.add(name, indicator)
    }
    let stopped = ActivityIndicatorView(style: .medium)
    stopped.hidesWhenStopped = false
    page.add("stopped", stopped)
    let colored = ActivityIndicatorView(style: .large)
    colored.color = .systemOrange
    colored.startAnimating()
    page.add("color", colored)
  }
}

/// Page controls: tapped, with a background, tinted.
struct GalleryPageControl: ViewGallery {
  let id = "gallery-page-control"
  let height = 140.0

  func show(on page: GalleryPage) {
    let tapped = pageControl(5)
    page.add("tapped at 0.5 and 1 s", tapped)
    for time in [0.5, 1] { page.tap(tapped, at: time, duration: 0.1, on: Point(150, 13)) }
    let prominent = pageControl(5)
    prominent.backgroundStyle = .prominent
    page.add("prominent", prominent)
    let tinted = pageControl(3)
    tinted.pageIndicatorTintColor = .systemYellow
    tinted.currentPageIndicatorTintColor = .systemRed
    page.add("tints", tinted)
  }

  private func pageControl(_ count: Int) -> PageControl {
    let control = PageControl()
    control.numberOfPages = count
    control.currentPage = 1
    control.frame = Rect(x: 0, y: 0, width: 170, height: 26)
    return control
  }
}
