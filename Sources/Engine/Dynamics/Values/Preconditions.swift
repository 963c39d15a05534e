import Geometry

// Checks of arguments at the public interface: the message names the property.

@inline(always)
func requireFinite(_ value: Double, _ name: String) {
  precondition(value.isFinite, "\(name) must be a finite number, but is \(value)")
}

@inline(always)
func requireNotNegative(_ value: Double, _ name: String) {
  precondition(
    value.isFinite && value >= 0, "\(name) must be finite and not negative, but is \(value)")
}

@inline(always)
func requireFinite(_ point: Point, _ name: String) {
  precondition(point.x.isFinite && point.y.isFinite, "\(name) must be finite, but is \(point)")
}

@inline(always)
func requireFinite(_ vector: Vector, _ name: String) {
  precondition(vector.dx.isFinite && vector.dy.isFinite, "\(name) must be finite, but is \(vector)")
}
