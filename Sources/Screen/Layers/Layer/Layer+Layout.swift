/// The layout state of a layer.
struct LayerLayout {
  /// Whether the sublayers must be placed again.
  var isNeeded = true
  /// Whether a sublayer or one of its sublayers needs layout.
  var isNeededBelow = false
  /// Whether the sublayers are being placed.
  var isRunning = false
  /// The pass in which the sublayers were last placed, and how often in that pass.
  var lastPass = 0
  var countInPass = 0
  /// For a root, the number of passes so far, and the nesting depth of the present one.
  var passes = 0
  var depth = 0
}

extension Layer {
  /// The number of times that a layer is placed in one pass; more is an infinite loop.
  ///
  /// It is the default threshold of UIKit's layout feedback loop debugger.
  static let maxLayouts = 100

  /// Whether this layer or one below it needs layout.
  var treeNeedsLayout: Bool { layoutState.isNeeded || layoutState.isNeededBelow }

  func requestLayout() {
    guard !layoutState.isNeeded else { return }
    layoutState.isNeeded = true
    parent?.sublayerNeedsLayout()
  }

  /// Notes that a sublayer needs layout, here and in the superlayers.
  func sublayerNeedsLayout() {
    guard !layoutState.isNeededBelow else { return }
    layoutState.isNeededBelow = true
    parent?.sublayerNeedsLayout()
  }

  func layOutIfNeeded() {
    var top = self
    // A layer that is being placed is placed again afterwards.
    while let parent = top.parent, parent.layoutState.isNeeded, !parent.layoutState.isRunning {
      top = parent
    }
    guard top.treeNeedsLayout else { return }
    runLayoutPass { top.layoutTree(pass: $0) }
  }

  /// Calls a function whose layouts are one pass: a layer is placed at most 100 times in it.
  package func inLayoutPass(_ body: () -> Void) { runLayoutPass { _ in body() } }

  /// Whether the tree is being laid out.
  package var isInLayoutPass: Bool {
    var root = self
    while let parent = root.parent { root = parent }
    return root.layoutState.depth > 0
  }

  private func runLayoutPass(_ body: (_ pass: Int) -> Void) {
    var root = self
    while let parent = root.parent { root = parent }
    if root.layoutState.depth == 0 { root.layoutState.passes += 1 }
    root.layoutState.depth += 1
    defer { root.layoutState.depth -= 1 }
    body(root.layoutState.passes)
  }

  private func layoutTree(pass: Int) {
    while treeNeedsLayout {
      if layoutState.isNeeded {
        layoutState.isNeeded = false
        place(pass: pass)
      }
      if layoutState.isNeededBelow {
        layoutState.isNeededBelow = false
        for layer in storedSublayers where layer.treeNeedsLayout { layer.layoutTree(pass: pass) }
        if let storedMask, storedMask.treeNeedsLayout { storedMask.layoutTree(pass: pass) }
      }
    }
  }

  /// Places the sublayers, unless that was done too often in the pass.
  private func place(pass: Int) {
    if layoutState.lastPass != pass {
      layoutState.lastPass = pass
      layoutState.countInPass = 0
    }
    layoutState.countInPass += 1
    guard layoutState.countInPass <= Self.maxLayouts else {
      rootContext?.note(
        """
        the layout of \(label) does not end: it is kept as it is after \(Self.maxLayouts) times, \
        each of which asked for another
        """)
      return
    }
    let wasRunning = layoutState.isRunning
    layoutState.isRunning = true
    defer { layoutState.isRunning = wasRunning }
    layoutSublayers()
  }
}
