import Geometry
import StageKit
import Testing
import TextLocalizing
import UIKit

/// Texts by their names, in the words of Localize_Swift.
@Suite struct `texts by their names` {
  private let stage = Stage(size: Size(320, 480))
  private let application: UIApplication

  init() { application = UIApplication(on: stage) }

  @Test func `a text without an entry is its name`() {
    application.run {
      #expect("some name".localized() == "some name")
      #expect("%@ of %d".localizedFormat("one", 2) == "one of 2")
    }
  }

  @Test func `another language is noted, and the program notified once`() {
    application.run {
      var count = 0
      let observer = NotificationCenter.default.addObserver(
        forName: NSNotification.Name(LCLLanguageChangeNotification), object: nil, queue: nil
      ) { _ in count += 1 }
      #expect(Localize.currentLanguage() == "en")
      Localize.setCurrentLanguage("de")
      Localize.setCurrentLanguage("de")
      #expect(Localize.currentLanguage() == "de" && count == 1)
      Localize.resetCurrentLanguageToDefault()
      #expect(Localize.currentLanguage() == "en" && count == 2)
      NotificationCenter.default.removeObserver(observer)
    }
  }
}
