/// Returns a number of bodies or steps, which is smaller in a debug build.
///
/// A step takes about thirty times as long there, and a debug build runs these tests for the
/// assertions of the engine; release builds compare the full scenes.
///
/// - Parameters:
///   - full: The number in a release build.
///   - fewer: The number in a debug build.
/// - Returns: The number of this build.
func fewerInDebug(_ full: Int, _ fewer: Int) -> Int {
  #if DEBUG
  return fewer
  #else
  return full
  #endif
}
