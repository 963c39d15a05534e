import Geometry
import InterfaceDocuments
import Testing

/// Files of Xcode 3 and 4, which are archives of objects.
@Suite struct `An archive` {
  private func read(_ objects: String, records: String = "") throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
        <data>
          <string key="IBDocument.TargetRuntimeIdentifier">IBCocoaTouchFramework</string>
          <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <object class="IBProxyObject" id="11">
              <string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
            </object>
            \(objects)
          </array>
          <object class="IBObjectContainer" key="IBDocument.Objects">
            <array class="NSMutableArray" key="connectionRecords">\(records)</array>
            <object class="IBMutableOrderedSet" key="objectRecords">
              <array key="orderedObjects">
                <object class="IBObjectRecord">
                  <int key="objectID">-1</int><reference key="object" ref="11"/>
                </object>
                <object class="IBObjectRecord">
                  <int key="objectID">6</int><reference key="object" ref="12"/>
                </object>
              </array>
            </object>
            <dictionary class="NSMutableDictionary" key="flattenedProperties">
              <string key="-1.CustomClassName">CardViewController</string>
              <string key="6.CustomClassName">CardView</string>
            </dictionary>
          </object>
        </data>
      </archive>
      """
    return try InterfaceDocument(Array(text.utf8), name: "Card.xib")
  }

  /// A view with what the elements say.
  private func view(_ elements: String) -> String {
    """
    <object class="IBUIView" id="12">
      <int key="NSvFlags">274</int>
      <string key="NSFrame">{{0, 20}, {320, 460}}</string>
      \(elements)
    </object>
    """
  }

  @Test func `has the views, their frames, masks and classes`() throws {
    let document = try read(
      view(
        """
        <array class="NSMutableArray" key="NSSubviews">
          <object class="IBUILabel" id="13">
            <int key="NSvFlags">-2147483356</int>
            <string key="NSFrameSize">{96, 21}</string>
            <string key="IBUIText">Swipe</string>
            <int key="IBUITextAlignment">1</int>
            <float key="IBUIAlpha">0.5</float>
            <bool key="IBUIUserInteractionEnabled">NO</bool>
            <int key="IBUIContentMode">7</int>
          </object>
        </array>
        """))
    let root = try #require(document.objects.last)
    #expect(document.kind == .xib && root.kind == .view && root.id == "6")
    #expect(root.customClass?.name == "CardView")
    #expect(root["frame"]?.rect == Rect(x: 0, y: 20, width: 320, height: 460))
    #expect(
      root["autoresizingMask"] == .autoresizingMask([.widthSizable, .heightSizable]))
    let label = try #require(root.children[.subviews]?.first)
    #expect(label.kind == .label && label["text"]?.string == "Swipe")
    #expect(label["frame"]?.rect == Rect(x: 0, y: 0, width: 96, height: 21))
    #expect(label["textAlignment"]?.string == "center" && label["contentMode"]?.string == "left")
    #expect(label["alpha"] == .number(0.5) && label["hidden"] == .bool(true))
    #expect(label["userInteractionEnabled"] == .bool(false))
  }

  @Test func `has the outlets and actions`() throws {
    let document = try read(
      view(
        """
        <array class="NSMutableArray" key="NSSubviews">
          <object class="IBUIButton" id="14">
            <int key="IBUIButtonType">1</int>
            <string key="IBUINormalTitle">Tap</string>
          </object>
        </array>
        """),
      records: """
        <object class="IBConnectionRecord">
          <object class="IBCocoaTouchOutletConnection" key="connection">
            <string key="label">view</string>
            <reference key="source" ref="11"/><reference key="destination" ref="12"/>
          </object>
          <int key="connectionID">7</int>
        </object>
        <object class="IBConnectionRecord">
          <object class="IBCocoaTouchEventConnection" key="connection">
            <string key="label">zoom:</string>
            <reference key="source" ref="14"/><reference key="destination" ref="11"/>
            <int key="IBEventType">7</int>
          </object>
          <int key="connectionID">8</int>
        </object>
        """)
    let owner = try #require(document.objects.first)
    #expect(owner.customClass?.name == "CardViewController")
    #expect(owner.outlets.map(\.property) == ["view"])
    #expect(owner.outlets.map(\.destination) == ["6"])
    let button = try #require(document.objects.last?.children[.subviews]?.first)
    let action = try #require(button.actions.first)
    #expect(action.selector == "zoom:" && action.destination == "-1")
    #expect(action.eventType == "touchUpInside")
    #expect(button["buttonType"]?.string == "roundedRect")
    #expect(button.states.first?.state == "normal")
  }

  @Test func `has colors and fonts, also those that others share`() throws {
    let document = try read(
      view(
        """
        <object class="NSColor" key="IBUIBackgroundColor">
          <int key="NSColorSpace">3</int><bytes key="NSWhite">MC43NQA</bytes>
        </object>
        <array class="NSMutableArray" key="NSSubviews">
          <object class="IBUILabel" id="13">
            <object class="NSColor" key="IBUITextColor" id="20">
              <int key="NSColorSpace">1</int><bytes key="NSRGB">MSAwIDAAA</bytes>
            </object>
            <object class="NSFont" key="IBUIFont" id="21">
              <string key="NSName">Helvetica-Bold</string><double key="NSSize">13</double>
            </object>
          </object>
          <object class="IBUILabel" id="15">
            <reference key="IBUITextColor" ref="20"/><reference key="IBUIFont" ref="21"/>
          </object>
        </array>
        """))
    let root = try #require(document.objects.last)
    #expect(root["backgroundColor"]?.color == .components(Color(white: 0.75)))
    for label in root.children[.subviews] ?? [] {
      #expect(label["textColor"]?.color == .components(Color(red: 1, green: 0, blue: 0)))
      let font = label["fontDescription"]?.font
      #expect(font?.face == .boldSystem && font?.pointSize == 13)
    }
  }

  @Test func `of Xcode 3 has its lists as objects, and its properties as two lists`() throws {
    let text = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data>
          <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            <bool key="EncodedWithXMLCoder">YES</bool>
            <object class="IBUIView" id="12">
              <object class="NSMutableArray" key="NSSubviews">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <object class="IBUISwitch" id="13"><bool key="IBUIOn">YES</bool></object>
              </object>
            </object>
          </object>
          <object class="IBObjectContainer" key="IBDocument.Objects">
            <object class="NSMutableDictionary" key="flattenedProperties">
              <object class="NSArray" key="dict.sortedKeys"><string>a12.CustomClassName</string></object>
              <object class="NSMutableArray" key="dict.values"><string>Panel</string></object>
            </object>
          </object>
        </data>
      </archive>
      """
    let document = try InterfaceDocument(Array(text.utf8), name: "Old.xib")
    let root = try #require(document.objects.first)
    #expect(root.customClass?.name == "Panel")
    #expect(root.children[.subviews]?.first?["on"] == .bool(true))
  }
}
