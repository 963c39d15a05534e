import ObjectiveCSupport
import StageKit
import Testing

@Suite struct ExceptionTests {
  /// Returns the sentence of the exception that statements raise on a stage.
  private func sentence(_ body: @escaping () -> Void) -> String? {
    var sentence: String?
    UIApplication(on: Stage(size: CGSize(width: 10, height: 10))).run {
      do {
        try inTry { body() }
      } catch {
        sentence = (caught(error) as? NSException)?.reason?.text
      }
    }
    return sentence
  }

  @Test func `an index beyond the bounds raises Apple's sentence`() {
    let text = sentence { _ = NSArray(objects: [NSString(text: "a")]).objectAtIndex(3) }
    #expect(text == "*** -[__NSArrayI objectAtIndex:]: index 3 beyond bounds [0 .. 0]")
  }

  @Test func `nil in a literal raises`() {
    let text = sentence { _ = arrayLiteral([NSString(text: "a"), nil]) }
    #expect(text?.hasSuffix("attempt to insert nil object from objects[1]") == true)
  }

  @Test func `an unknown selector raises with the class`() {
    let text = sentence {
      performSelector(NSString(text: "a"), NSSelectorFromString(NSString(text: "fly:")), nil)
    }
    #expect(text == "-[NSString fly:]: unrecognized selector sent to instance")
  }

  @Test func `statements after a caught exception run`() {
    var isReached = false
    UIApplication(on: Stage(size: CGSize(width: 10, height: 10))).run {
      do {
        try inTry {
          raise("NSGenericException", "no")
          try checkException()
          isReached = true
        }
      } catch {}
      #expect(!isReached)
      #expect(throws: Never.self) { try checkException() }
    }
  }
}
