import LinearConstraints
import Testing

/// The examples of Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm".
@Suite struct PaperExampleTests {
  /// A midpoint between two ends that are at least 10 apart, between 0 and 100.
  private struct Midpoint {
    var solver = ConstraintSolver()
    let left: Variable
    let middle: Variable
    let right: Variable

    init() throws {
      left = solver.makeVariable()
      middle = solver.makeVariable()
      right = solver.makeVariable()
      try solver.add(2 * middle - left - right, .equal, 0)
      try solver.add(left - right, .lessThanOrEqual, -10)
      try solver.add(right, .lessThanOrEqual, 100)
      try solver.add(left, .greaterThanOrEqual, 0)
    }

    mutating func values() -> [Double] {
      [solver.value(of: left), solver.value(of: middle), solver.value(of: right)]
    }
  }

  @Test func `the midpoint follows its ends`() throws {
    var midpoint = try Midpoint()
    try midpoint.solver.add(midpoint.left, .equal, 30, strength: Strength(priority: 250))
    try midpoint.solver.add(midpoint.right, .equal, 60, strength: Strength(priority: 250))
    #expect(midpoint.values() == [30, 45, 60])
  }

  @Test func `an edited midpoint moves the ends as little as possible`() throws {
    var midpoint = try Midpoint()
    try midpoint.solver.add(midpoint.left, .equal, 30, strength: Strength(priority: 250))
    try midpoint.solver.add(midpoint.right, .equal, 60, strength: Strength(priority: 250))
    midpoint.solver.addEditVariable(midpoint.middle, strength: Strength(priority: 750))
    midpoint.solver.suggest(50, for: midpoint.middle)
    var values = midpoint.values()
    #expect(values[1] == 50)
    #expect(abs(values[0] - 30) + abs(values[2] - 60) == 10)

    // The ends reach their limits: the dual simplex algorithm changes the basis.
    midpoint.solver.suggest(90, for: midpoint.middle)
    values = midpoint.values()
    #expect(values[1] == 90 && values[2] <= 100 && values[0] + 10 <= values[2])
    #expect(abs(values[0] - 30) + abs(values[2] - 60) == 90)
    midpoint.solver.suggest(99, for: midpoint.middle)
    #expect(midpoint.values() == [90, 95, 100])
    midpoint.solver.removeEditVariable(midpoint.middle)
    #expect(midpoint.values() == [30, 45, 60])
  }

  @Test func `a weak constraint is satisfied as far as a strong one allows`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(x - y, .lessThanOrEqual, 0)
    try solver.add(y - x, .equal, 3)
    try solver.add(x, .equal, 10, strength: Strength(priority: 250))
    try solver.add(y, .equal, 10, strength: Strength(priority: 251))
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 10)
  }

  @Test func `the midpoints of a quadrilateral follow a dragged corner`() throws {
    var solver = ConstraintSolver()
    let corners = (0..<4).map { _ in (x: solver.makeVariable(), y: solver.makeVariable()) }
    let midpoints = (0..<4).map { _ in (x: solver.makeVariable(), y: solver.makeVariable()) }
    let starts = [(50.0, 50.0), (50, 250), (250, 250), (250, 50)]
    for index in 0..<4 {
      let next = (index + 1) % 4
      for (middle, first, second, start) in [
        (midpoints[index].x, corners[index].x, corners[next].x, starts[index].0),
        (midpoints[index].y, corners[index].y, corners[next].y, starts[index].1),
      ] {
        try solver.add(2 * middle - first - second, .equal, 0)
        try solver.add(first, .greaterThanOrEqual, 0)
        try solver.add(first, .lessThanOrEqual, 500)
        let strength = Strength(priority: 250, weight: Double(1 << index))
        try solver.add(first, .equal, start, strength: strength)
      }
    }
    func midpointValues() -> [[Double]] {
      midpoints.map { [solver.value(of: $0.x), solver.value(of: $0.y)] }
    }
    #expect(midpointValues() == [[50, 150], [150, 250], [250, 150], [150, 50]])
    for coordinate in [corners[2].x, corners[2].y] {
      solver.addEditVariable(coordinate, strength: Strength(priority: 750))
      solver.suggest(400, for: coordinate)
    }
    #expect(midpointValues() == [[50, 150], [225, 325], [325, 225], [150, 50]])
    // The limit of the corner.
    solver.suggest(700, for: corners[2].x)
    #expect(midpointValues() == [[50, 150], [275, 325], [375, 225], [150, 50]])
  }
}
