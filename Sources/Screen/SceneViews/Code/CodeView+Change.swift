internal import Geometry
internal import PictureKit
internal import StageKit

extension CodeView {
  /// Changes the code with a motion: lines and words that go fade, those that stay move, those that
  /// come appear.
  ///
  /// Without a stage it changes at once.
  func change(
    to newCode: String, highlighting highlights: [ClosedRange<Int>], duration: Double,
    completion: (() -> Void)?
  ) {
    build()
    finishChange()
    guard let stage, duration > 0 else {
      code = newCode
      highlightedLines = highlights
      completion?()
      return
    }
    isChanging = true
    code = newCode
    isChanging = false
    var change = CodeChange()
    withoutAnimation {
      visibleCharacterCount = nil
      change = replaceLines(by: listing)
    }
    animate(change, highlighting: highlights, duration: duration, on: stage)
    changeCount += 1
    let number = changeCount
    endOfChange = { [weak self] in
      for label in change.temporaryLabels { label.removeFromSuperview() }
      self?.hiddenLines = []
      self?.withoutAnimation { self?.placeHighlights() }
      completion?()
    }
    stage.perform(at: stage.time + duration) { [weak self] in
      if self?.changeCount == number { self?.finishChange() }
    }
  }

  /// Ends the change that is going on, if any.
  func finishChange() {
    let end = endOfChange
    endOfChange = nil
    end?()
  }

  private func animate(
    _ change: CodeChange, highlighting highlights: [ClosedRange<Int>], duration: Double,
    on stage: Stage
  ) {
    let moves = change.movesLines || !change.moving.isEmpty || highlights != highlightedLines
    let comes = !change.newLines.isEmpty || !change.coming.isEmpty
    let present = CodeChangePhases.Phase.allCases.filter { phase in
      switch phase {
      case .going: !change.going.isEmpty
      case .moving: moves
      case .coming: comes
      }
    }
    let phases = CodeChangePhases(of: present, duration: duration)
    phases.animate(.going, on: stage, curve: .easeOut) {
      for label in change.going { label.alpha = 0 }
    }
    hiddenLines = change.newLines.union(change.editedLines)
    phases.animate(.moving, on: stage, curve: .easeInOut) {
      placeLines()
      highlightedLines = highlights
      placeHighlights()
      for (label, place, line) in change.moving {
        label.frame.origin = place
        label.alpha = restingAlpha(ofLine: line)
      }
      for label in change.numbers.going { label.alpha = 0 }
      for label in change.numbers.coming { label.alpha = 1 }
    }
    hiddenLines = change.editedLines
    phases.animate(.coming, on: stage, curve: .easeIn) {
      for line in change.newLines { lines[line].alpha = restingAlpha(ofLine: line) }
      for (label, line) in change.coming { label.alpha = restingAlpha(ofLine: line) }
    }
  }

  /// Makes the labels of another listing; those of lines that are in both begin where they were.
  private func replaceLines(by listing: CodeListing) -> CodeChange {
    let old = lines
    let matching = LineMatching(
      from: old.map { $0.text ?? "" }, to: listing.lines.map(\.text.string))
    var change = CodeChange()
    lines = listing.lines.map { addLabel(of: $0) }
    let count = numbers.count
    change.numbers.going = setNumbers()
    change.numbers.coming = Array(numbers.dropFirst(count))
    for label in change.numbers.coming { label.alpha = 0 }
    placeLines()
    for (index, label) in lines.enumerated() {
      switch matching.origins[index] {
      case .same(let line):
        if label.frame.origin != old[line].frame.origin { change.movesLines = true }
        label.frame.origin = old[line].frame.origin
        label.alpha = old[line].alpha
      case .similar(let line):
        addParts(of: old[line], becoming: label, line: index, to: &change)
      case nil:
        label.alpha = 0
        change.newLines.insert(index)
      }
    }
    change.going += matching.removed.map { old[$0] }
    for (line, label) in old.enumerated() where !matching.removed.contains(line) {
      label.removeFromSuperview()
    }
    if change.numbers.going.count + change.numbers.coming.count > 0 { change.movesLines = true }
    return change
  }

  /// Adds the labels of the words of a line that becomes another.
  private func addParts(
    of old: CodeLineLabel, becoming new: CodeLineLabel, line: Int, to change: inout CodeChange
  ) {
    let words = WordMatching(from: old.text ?? "", to: new.text ?? "")
    new.alpha = 0
    change.editedLines.insert(line)
    func add(_ label: CodeLineLabel, alpha: Double) -> CodeLineLabel {
      label.alpha = alpha
      addSubview(label)
      return label
    }
    for kept in words.kept {
      let place = old.label(of: kept.old).frame.origin
      let label = add(new.label(of: kept.new), alpha: old.alpha)
      change.moving.append((label, label.frame.origin, line))
      label.frame.origin = place
    }
    change.going += words.removed.map { add(old.label(of: $0), alpha: old.alpha) }
    change.coming += words.added.map { (add(new.label(of: $0), alpha: 0), line) }
  }
}
