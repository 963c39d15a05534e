/// The kind of a joint: which table of `JointTables` holds its row.
enum JointKind: UInt8, BitwiseCopyable {
  case distance
  case revolute
  case prismatic
  case weld
  case wheel
  case pulley
  case gear
  case motor
  case mouse
}

/// The constraints of all joints, one table of rows for each kind.
///
/// Whatever applies to joints of all kinds is a `JointOperation`. The remaining switches are over
/// tables, here and in `perform(_:_:_:)`, and over definitions in `Joint`, so that the compiler
/// lists what a new kind must add. It also needs a file with its definition and its constraint.
struct JointTables: ~Copyable {
  // No defaults: `init(copying:)` fails to compile without an initial value for every table.
  var distance: Buffer<DistanceConstraint>
  var revolute: Buffer<RevoluteConstraint>
  var prismatic: Buffer<PrismaticConstraint>
  var weld: Buffer<WeldConstraint>
  var wheel: Buffer<WheelConstraint>
  var pulley: Buffer<PulleyConstraint>
  var gear: Buffer<GearConstraint>
  var motor: Buffer<MotorConstraint>
  var mouse: Buffer<MouseConstraint>

  init() {
    distance = Buffer()
    revolute = Buffer()
    prismatic = Buffer()
    weld = Buffer()
    wheel = Buffer()
    pulley = Buffer()
    gear = Buffer()
    motor = Buffer()
    mouse = Buffer()
  }

  init(copying other: borrowing JointTables) {
    distance = Buffer(copying: other.distance)
    revolute = Buffer(copying: other.revolute)
    prismatic = Buffer(copying: other.prismatic)
    weld = Buffer(copying: other.weld)
    wheel = Buffer(copying: other.wheel)
    pulley = Buffer(copying: other.pulley)
    gear = Buffer(copying: other.gear)
    motor = Buffer(copying: other.motor)
    mouse = Buffer(copying: other.mouse)
  }

  /// Visits every stored property in the order of declaration.
  func visitParts(_ name: String, _ visitor: inout StatePartVisitor) {
    visitor.visitStruct(name, JointTables.self) { visitor in
      visitor.visit("distance", distance)
      visitor.visit("revolute", revolute)
      visitor.visit("prismatic", prismatic)
      visitor.visit("weld", weld)
      visitor.visit("wheel", wheel)
      visitor.visit("pulley", pulley)
      visitor.visit("gear", gear)
      visitor.visit("motor", motor)
      visitor.visit("mouse", mouse)
    }
  }

  // MARK: Rows

  /// Appends a row for a joint; returns its kind and its index in the table of the kind.
  mutating func append(_ joint: Joint, index: Int32) -> (kind: JointKind, row: Int32) {
    switch joint {
    case .distance(let definition): (.distance, distance.append(definition, joint: index))
    case .revolute(let definition): (.revolute, revolute.append(definition, joint: index))
    case .prismatic(let definition): (.prismatic, prismatic.append(definition, joint: index))
    case .weld(let definition): (.weld, weld.append(definition, joint: index))
    case .wheel(let definition): (.wheel, wheel.append(definition, joint: index))
    case .pulley(let definition): (.pulley, pulley.append(definition, joint: index))
    case .gear(let definition): (.gear, gear.append(definition, joint: index))
    case .motor(let definition): (.motor, motor.append(definition, joint: index))
    case .mouse(let definition): (.mouse, mouse.append(definition, joint: index))
    }
  }

  /// Removes a row and moves the last row of the table into its index.
  ///
  /// - Returns: The index of the joint whose row moved, or `nullIndex`.
  mutating func remove(_ kind: JointKind, _ row: Int32) -> Int32 {
    switch kind {
    case .distance: distance.removeRow(row)
    case .revolute: revolute.removeRow(row)
    case .prismatic: prismatic.removeRow(row)
    case .weld: weld.removeRow(row)
    case .wheel: wheel.removeRow(row)
    case .pulley: pulley.removeRow(row)
    case .gear: gear.removeRow(row)
    case .motor: motor.removeRow(row)
    case .mouse: mouse.removeRow(row)
    }
  }

  /// Returns the index of the joint that a row belongs to.
  func owner(_ kind: JointKind, _ row: Int32) -> Int32 { perform(Owner(), kind, row) }

  /// Returns the definition of a joint.
  func joint(_ kind: JointKind, _ row: Int32) -> Joint {
    switch kind {
    case .distance: .distance(distance[row].definition)
    case .revolute: .revolute(revolute[row].definition)
    case .prismatic: .prismatic(prismatic[row].definition)
    case .weld: .weld(weld[row].definition)
    case .wheel: .wheel(wheel[row].definition)
    case .pulley: .pulley(pulley[row].definition)
    case .gear: .gear(gear[row].definition)
    case .motor: .motor(motor[row].definition)
    case .mouse: .mouse(mouse[row].definition)
    }
  }

  /// Replaces the definition of a joint, whose kind cannot change; the impulses stay.
  mutating func update(_ kind: JointKind, _ row: Int32, to joint: Joint) {
    switch (kind, joint) {
    case (.distance, .distance(let definition)): distance[row].update(to: definition)
    case (.revolute, .revolute(let definition)): revolute[row].update(to: definition)
    case (.prismatic, .prismatic(let definition)): prismatic[row].update(to: definition)
    case (.weld, .weld(let definition)): weld[row].update(to: definition)
    case (.wheel, .wheel(let definition)): wheel[row].update(to: definition)
    case (.pulley, .pulley(let definition)): pulley[row].update(to: definition)
    case (.gear, .gear(let definition)): gear[row].update(to: definition)
    case (.motor, .motor(let definition)): motor[row].update(to: definition)
    case (.mouse, .mouse(let definition)): mouse[row].update(to: definition)
    case (.distance, _), (.revolute, _), (.prismatic, _), (.weld, _), (.wheel, _), (.pulley, _),
      (.gear, _), (.motor, _), (.mouse, _):
      preconditionFailure("a joint cannot change its kind")
    }
  }

  /// Returns the anchors of a joint, or nil if it is warm-started at any lever.
  func leverLimitedAnchors(_ kind: JointKind, _ row: Int32) -> (a: Vec2, b: Vec2)? {
    perform(LeverLimitedAnchors(), kind, row)
  }

  // MARK: Solving

  @inline(always)
  func prepare(_ key: JointKey, _ record: JointRecord, island: Int32, _ context: StepContext) {
    perform(Prepare(record: record, island: island, context: context), key)
  }

  @inline(always)
  func solve(_ key: JointKey, _ context: StepContext) { perform(Solve(context: context), key) }

  /// Whether a joint is a spring without limits.
  @inline(always)
  func isPlainSpring(_ key: JointKey) -> Bool {
    key.kind == .distance && distance.base[Int(key.row)].isPlainSpring
  }

  /// Returns the island that a joint belongs to in the current sub-step.
  @inline(always)
  func island(_ key: JointKey) -> Int32 { perform(Island(), key) }

  /// Runs one position iteration; returns whether the error was within tolerance before it.
  @inline(always)
  func correct(_ key: JointKey, _ context: StepContext) -> Bool {
    perform(Correct(context: context), key)
  }
}

extension Buffer where Element: JointConstraint {
  fileprivate mutating func append(_ definition: Element.Definition, joint: Int32) -> Int32 {
    append(Element(joint: joint, definition: definition))
    return Int32(count - 1)
  }

  fileprivate mutating func removeRow(_ row: Int32) -> Int32 {
    guard let last = popLast(), Int(row) < count else { return nullIndex }
    self[row] = last
    return last.joint
  }
}

// MARK: - Operations

private struct Owner: JointOperation {
  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> Int32 {
    row.pointee.joint
  }
}

private struct LeverLimitedAnchors: JointOperation {
  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> (a: Vec2, b: Vec2)?
  {
    row.pointee.isLeverLimited
      ? (row.pointee.definition.anchorA, row.pointee.definition.anchorB) : nil
  }
}

private struct Prepare: JointOperation {
  let record: JointRecord
  let island: Int32
  let context: StepContext

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) {
    row.pointee.prepare(record, island: island, context)
  }
}

private struct Solve: JointOperation {
  let context: StepContext

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) {
    row.pointee.solve(context)
  }
}

private struct Island: JointOperation {
  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> Int32 {
    row.pointee.ends.island
  }
}

private struct Correct: JointOperation {
  let context: StepContext

  @inline(always)
  func callAsFunction<Row: JointConstraint>(_ row: UnsafeMutablePointer<Row>) -> Bool {
    row.pointee.correct(context)
  }
}
