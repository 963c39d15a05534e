/// Names a body of a world, and of every copy made of that world while the body is in it.
///
/// A handle of a body that was removed traps wherever it is used; `World.contains(_:)` asks first.
public struct BodyID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// Names a shape of a body in a world, and in every copy made of that world.
public struct ShapeID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// Names a joint of a world, and of every copy made of that world.
public struct JointID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}
