import InterfaceDocuments
import Testing

/// The name of sample documents in errors.
let sampleName = "Main.storyboard"

/// Reads a document from its text.
func read(_ text: String) throws(InterfaceDocumentError) -> InterfaceDocument {
  try InterfaceDocument(Array(text.utf8), name: sampleName)
}

/// Returns a storyboard of one scene whose root view contains the elements.
///
/// The first element is on line 11. The controller is `ctl`, the view `root`, the first responder
/// `first`.
func storyboard(
  view elements: String = "", controller: String = "", objects: String = "",
  resources: String = "", document: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
  initialViewController="ctl">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
          <scene sceneID="scn">
              <objects>
                  <viewController id="ctl" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" \
  heightSizable="YES"/>
  \(elements)
                      </view>
  \(controller)
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="first" \
  userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
  \(objects)
              </objects>
              <point key="canvasLocation" x="130.5" y="-4"/>
          </scene>
      </scenes>
  \(document)
      <resources>
  \(resources)
      </resources>
  </document>
  """
}

/// Returns a xib with the objects beside its two placeholders.
func xib(_ objects: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
  toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
  useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait">
          <adaptation id="fullscreen"/>
      </device>
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  \(objects)
      </objects>
  </document>
  """
}

/// Reads a storyboard whose root view contains the elements, and returns an object in it.
func object(
  _ id: String, in elements: String, resources: String = ""
) throws -> InterfaceObject {
  let document = try read(storyboard(view: elements, resources: resources))
  #expect(document.uninterpreted == [])
  return try #require(document.object(id))
}

/// Reads a storyboard whose root view is given a property, and returns the property.
func property(_ key: String, _ element: String) throws -> PropertyValue {
  try #require(try object("root", in: element)[key])
}

/// Expects that a document is refused with an error.
func expectError(
  _ kind: InterfaceDocumentError.Kind, _ sentence: String, in text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectError(kind, sentence, in: Array(text.utf8), sourceLocation: sourceLocation)
}

/// Expects that the bytes of a document are refused with an error.
func expectError(
  _ kind: InterfaceDocumentError.Kind, _ sentence: String, in bytes: [UInt8],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: InterfaceDocumentError.self, sourceLocation: sourceLocation) {
    try InterfaceDocument(bytes, name: sampleName)
  }
  #expect(error?.kind == kind, sourceLocation: sourceLocation)
  #expect(error?.description == sentence, sourceLocation: sourceLocation)
}
