/// Returns a function that returns whether an object has been released.
func isReleased(_ object: @autoclosure () -> AnyObject) -> () -> Bool {
  let object = object()
  return { [weak object] in object == nil }
}
