import Zoetrope

/// A listing types itself, becomes another one, and shows the lines that are new.
struct Listing: Recipe {
  let canvas = Size(520, 240)
  let duration = 7.0

  func perform(on stage: Stage) {
    stage.view.backgroundColor = Color(white: 0.9)
    let first = """
      func drop(_ ball: UIView) {
        let gravity = UIGravityBehavior(items: [ball])
        animator.addBehavior(gravity)
      }
      """
    let second = """
      func drop(_ ball: UIView) {
        let gravity = UIGravityBehavior(items: [ball])
        let collision = UICollisionBehavior(items: [ball])
        collision.translatesReferenceBoundsIntoBoundary = true
        for behavior in [gravity, collision] {
          animator.addBehavior(behavior)
        }
      }
      """
    let listing = CodeView(first, language: .swift)
    listing.frame = Rect(x: 10, y: 15, width: 500, height: 210)
    listing.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    listing.theme = .dark
    listing.dimsOtherLines = true
    stage.view.addSubview(listing)

    stage.type(into: listing, at: 0.3, charactersPerSecond: 60)
    stage.show(second, in: listing, at: 3, duration: 1.5)
    stage.perform(at: 5) { [unowned stage] in
      stage.animate(withDuration: 0.4) { listing.highlightedLines = [3...4] }
    }
  }
}
