/// Tells whether an object is gone.
func isGone(_ object: @autoclosure () -> AnyObject) -> () -> Bool {
  let object = object()
  return { [weak object] in object == nil }
}
