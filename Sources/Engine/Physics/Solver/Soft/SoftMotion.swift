/// The motion of a body since the step began: a row of four floats.
///
/// Static bodies have no motion, and contacts of sleeping bodies are not solved.
struct SoftMotion: BitwiseCopyable {
  var translation = Vec2.zero
  var sine: Float = 0
  /// The cosine of the rotation minus 1.
  var versine: Float = 0

  static let row = 0

  /// The parts of an arm along a normal and perpendicular to it when the step began, from those at
  /// present.
  @inline(always)
  func start(ofRadial radial: Float, lever: Float) -> (radial: Float, lever: Float) {
    let cosine = 1 + versine
    return (cosine * radial - sine * lever, cosine * lever + sine * radial)
  }
}

/// The center and rotation of a body when the step began.
struct SoftStart: BitwiseCopyable {
  let c: Vec2
  let q: Rot

  @inline(always)
  func motion(to state: BodyState) -> SoftMotion {
    let turn = q.relative(state.q)
    return SoftMotion(translation: state.c - c, sine: turn.s, versine: turn.c - 1)
  }
}

/// The change of a body's velocity by forces in a sub-step, the factors of damping, and the masses.
///
/// All match the row of `BodyState` with the velocities and the angle; they do not change the
/// angle.
struct SoftForce: BitwiseCopyable {
  let change: Float4
  let factor: Float4
  /// The mass, for both components of the velocity, and the moment of inertia; 0 for the angle, and
  /// for bodies that are not dynamic.
  let masses: Float4

  init(_ body: BodyRecord, gravity: Vec2, h: Float) {
    guard body.kind == .dynamic else {
      change = Float4(repeating: -0.0)
      factor = Float4(repeating: 1)
      masses = .zero
      return
    }
    let kick = h * body.acceleration(gravity)
    change = Float4(kick.x, kick.y, h * body.invInertia * body.torque, -0.0)
    // dv/dt = -c v by implicit Euler: stable for any c.
    let linear = 1 / (1 + h * body.linearDamping)
    factor = Float4(linear, linear, 1 / (1 + h * body.angularDamping), 1)
    masses = Float4(body.mass, body.mass, body.inertia, 0)
  }

  /// Changes the velocity of a body; returns its row.
  @inline(always)
  func apply(to state: UnsafeMutablePointer<BodyState>) -> Float4 {
    let row = (state.pointee.velocity + change) * factor
    state.pointee.velocity = row
    return row
  }
}

extension BodyState {
  /// The row of velocities and angle.
  @inline(always)
  var velocity: Float4 {
    get {
      withUnsafeBytes(of: self) {
        $0.loadUnaligned(fromByteOffset: Self.velocityRow, as: Float4.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: Self.velocityRow, as: Float4.self)
      }
    }
  }
}
