public import Geometry

extension DynamicAnimator.Inspection {
  /// Returns the inspection in other coordinates, for example those of a superview of the reference
  /// view.
  ///
  /// Points, directions, velocities, accelerations and lengths are transformed; masses, forces'
  /// magnitudes and impulses are not.
  ///
  /// - Parameter transform: The transform from reference coordinates.
  /// - Returns: The inspection in the transform's coordinates.
  public func applying(_ transform: Transform) -> Self {
    guard !transform.isIdentity else { return self }
    var result = self
    let sense = transform.determinant < 0 ? -1.0 : 1.0
    let scale = transform.determinant.magnitude.squareRoot()
    for i in bodies.indices {
      result.bodies[i].center = bodies[i].center.applying(transform)
      result.bodies[i].angle = sense * bodies[i].angle + transform.rotationAngle
      result.bodies[i].outlines = bodies[i].outlines.map { $0.applying(transform) }
      result.bodies[i].velocity = bodies[i].velocity.applying(transform)
      result.bodies[i].angularVelocity *= sense
    }
    for i in contacts.indices {
      result.contacts[i].point = contacts[i].point.applying(transform)
      result.contacts[i].normal = contacts[i].normal.applying(transform).scaled(to: 1)
    }
    for i in attachments.indices {
      result.attachments[i].start = attachments[i].start.applying(transform)
      result.attachments[i].end = attachments[i].end.applying(transform)
      result.attachments[i].length = attachments[i].length.map { $0 * scale }
    }
    for i in boundaries.indices {
      result.boundaries[i].outline = boundaries[i].outline.applying(transform)
    }
    for i in gravities.indices {
      result.gravities[i].acceleration = gravities[i].acceleration.applying(transform)
    }
    for i in pushes.indices {
      result.pushes[i].point = pushes[i].point.applying(transform)
      let force = pushes[i].force
      result.pushes[i].force = force.applying(transform).scaled(to: force.length)
    }
    for i in fields.indices {
      result.fields[i].position = fields[i].position.applying(transform)
      result.fields[i].outlines = fields[i].outlines.map { $0.applying(transform) }
      let direction = fields[i].direction
      result.fields[i].direction = direction.applying(transform).scaled(to: direction.length)
    }
    return result
  }
}

extension Vector {
  /// Returns the vector transformed without translation.
  fileprivate func applying(_ transform: Transform) -> Vector {
    Vector(
      dx: transform.a * dx + transform.c * dy, dy: transform.b * dx + transform.d * dy)
  }

  /// Returns the vector with another length; the zero vector stays.
  fileprivate func scaled(to newLength: Double) -> Vector {
    length > 0 ? self * (newLength / length) : self
  }
}
