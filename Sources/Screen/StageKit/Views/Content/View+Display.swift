internal import Geometry

/// A view whose content is to be drawn at the end of an event.
struct UndrawnView {
  weak var view: View?
}

extension View {
  /// Asks for a drawing at the end of the present event, if the stage shows an application.
  ///
  /// As in UIKit the code of a program that draws also runs where no frame is made, so that what it
  /// changes does not depend on how often frames are made. Recipes draw for frames only.
  func requestDisplay() {
    guard let stage, stage.application != nil, drawsAfterEvents, !awaitsDisplay else { return }
    awaitsDisplay = true
    stage.undrawnViews.append(UndrawnView(view: self))
  }

  /// Draws the content, if the view can be seen.
  ///
  /// - Returns: False if the view is on the stage, but has no size or is hidden.
  fileprivate func displayAfterEvent(on stage: Stage) -> Bool {
    guard self.stage === stage else { return true }
    let size = contentSize
    guard size.width > 0, size.height > 0,
      !sequence(first: self, next: \.superview).contains(where: \.isHidden)
    else { return false }
    awaitsDisplay = false
    _ = contentPicture(size: size)
    return true
  }
}

extension Stage {
  /// Draws the views that have asked for it and can be seen; the others wait.
  func displayViews() {
    guard !undrawnViews.isEmpty else { return }
    let views = undrawnViews
    undrawnViews = []
    let waiting = views.filter { $0.view?.displayAfterEvent(on: self) == false }
    undrawnViews = waiting + undrawnViews
  }
}
