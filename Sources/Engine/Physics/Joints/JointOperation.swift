/// An operation on the constraint of a joint of any kind.
///
/// A closure cannot be generic, so an operation is a type, which the compiler specializes for each
/// kind: values of type `any JointConstraint` would be slower, and Embedded Swift has none.
protocol JointOperation {
  associatedtype Result

  /// Performs the operation in place: copying a row takes as long as solving it.
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> Result
}

extension JointTables {
  /// Performs an operation on a row of the table of a kind.
  @inline(always)
  func perform<Operation: JointOperation>(
    _ operation: Operation, _ kind: JointKind, _ row: Int32
  ) -> Operation.Result {
    let row = Int(row)
    switch kind {
    case .distance: return operation(distance.base + row)
    case .revolute: return operation(revolute.base + row)
    case .prismatic: return operation(prismatic.base + row)
    case .weld: return operation(weld.base + row)
    case .wheel: return operation(wheel.base + row)
    case .pulley: return operation(pulley.base + row)
    case .gear: return operation(gear.base + row)
    case .motor: return operation(motor.base + row)
    case .mouse: return operation(mouse.base + row)
    }
  }

  @inline(always)
  func perform<Operation: JointOperation>(
    _ operation: Operation, _ key: JointKey
  ) -> Operation.Result {
    perform(operation, key.kind, key.row)
  }
}
