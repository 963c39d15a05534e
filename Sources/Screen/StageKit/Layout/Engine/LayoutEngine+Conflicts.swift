internal import LinearConstraints

extension LayoutEngine {
  /// Adds a constraint to the solver.
  ///
  /// A constraint of the program that contradicts others is ignored. If an implicit constraint of
  /// the engine contradicts others, the latest of the program's is ignored instead.
  ///
  /// - Returns: The constraint of the solver; nil if it contradicts others.
  func addResolvingConflicts(
    _ difference: Expression, _ relation: Relation, _ constant: Double, _ priority: LayoutPriority,
    preference: Double = 0, for constraint: LayoutConstraint?
  ) -> Constraint? {
    while true {
      do {
        return try solver.add(
          difference, relation, constant,
          strength: Strength(priority: priority.rawValue, preference: preference))
      } catch {
        let others = error.constraints.compactMap { users[$0] }
        guard let ignored = constraint ?? others.last else { return nil }
        ignore(ignored, contradicting: others.filter { $0 !== ignored })
        if ignored === constraint { return nil }
      }
    }
  }

  /// Changes constants; if constraints contradict each other afterwards, the latest is ignored.
  func setConstants(_ constants: [(constraint: Constraint, constant: Double)]) {
    var constants = constants
    while !constants.isEmpty {
      do {
        return try solver.setConstants(constants)
      } catch {
        let others = error.constraints.compactMap { users[$0] }
        guard let ignored = others.last else { return }
        if let placement = placements[ObjectIdentifier(ignored)] {
          constants.removeAll { $0.constraint == placement.constraint }
        }
        ignore(ignored, contradicting: others.dropLast())
      }
    }
  }

  private func ignore(_ constraint: LayoutConstraint, contradicting others: [LayoutConstraint]) {
    _ = unplace(constraint)
    broken.append(constraint)
    conflicts[ObjectIdentifier(constraint)] = LayoutConflict(
      ignored: "\(constraint)", others: others.map { "\($0)" })
  }

  /// Reports the constraints that are ignored at the end of a layout: those that only contradicted
  /// a size during the layout, such as the estimated one of a cell, are satisfied by then.
  func reportConflicts() {
    guard !conflicts.isEmpty else { return }
    for constraint in broken {
      if let conflict = conflicts[ObjectIdentifier(constraint)] { root.stage?.report(conflict) }
    }
    conflicts = [:]
  }
}
