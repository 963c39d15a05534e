import FoundationEssentials
import Testing

/// Films that engines of a farm render; `make test-farm` runs these tests.
///
/// They are serialized: a film is disturbed while it is rendered, which takes its time only alone.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["ZOETROPE_TEST_FARM"] != nil))
enum EngineTests {}
