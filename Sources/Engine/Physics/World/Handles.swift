/// A handle of a body in a world, and in every copy of that world.
///
/// Using a handle of a removed body traps; `World.contains(_:)` checks it.
public struct BodyID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// A handle of a shape in a world, and in every copy of that world.
public struct ShapeID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}

/// A handle of a joint in a world, and in every copy of that world.
public struct JointID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}
