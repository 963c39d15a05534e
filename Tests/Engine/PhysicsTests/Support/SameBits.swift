import Physics
import Testing

/// Steps two worlds, and records an issue at the first step after which their states differ.
func expectSameBits(
  _ one: inout World, _ other: inout World, steps: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for _ in 0..<steps {
    one.step(1 / 60)
    other.step(1 / 60)
    guard one.stateHash == other.stateHash else {
      Issue.record("the paths part in step \(one.stepCount)", sourceLocation: sourceLocation)
      return
    }
  }
}
