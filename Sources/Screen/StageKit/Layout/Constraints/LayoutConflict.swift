/// Required constraints that cannot be satisfied simultaneously.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraint that the layout ignores.
  public let ignored: String
  /// The others that contradict it; if there are none, a frame that no constraint gives does.
  public let others: [String]
}

extension LayoutConflict: CustomStringConvertible {
  /// The conflict as a sentence.
  public var description: String {
    let reason =
      others.isEmpty
      ? "the frames that the views have without constraints contradict it"
      : "it contradicts \(others.joined(separator: ", "))"
    return "the layout ignores the constraint \(ignored): \(reason)"
  }
}

extension Stage {
  /// Records a conflict and logs it, once.
  func report(_ conflict: LayoutConflict) {
    guard !layoutConflicts.contains(conflict) else { return }
    layoutConflicts.append(conflict)
    logOnce("\(conflict)")
  }
}
