internal import StageContext

/// Writes a sentence about something that films cannot have, once.
func logOnce(_ sentence: String) { ApplicationContext.logOnce(sentence) }

/// Logs that a film writes no files, and returns false.
func refuseToWrite(_ path: NSString?, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
  logOnce("\(path?.storage ?? "A file") is not written: films write no files.")
  error?.pointee = NSError(
    initWithDomain: NSString(text: "NSCocoaErrorDomain"), code: 513, userInfo: nil)
  return false
}
