/// Gives a number to a sound that is not heard.
@discardableResult
public func createSystemSound(
  _ file: NSURL!, _ sound: UnsafeMutablePointer<UInt32>!
) -> Int32 {
  sound?.pointee = 1
  return 0
}
