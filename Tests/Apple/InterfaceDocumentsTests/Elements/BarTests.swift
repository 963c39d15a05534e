import InterfaceDocuments
import Testing

@Suite struct `A bar` {
  @Test func `of a navigation controller holds its items`() throws {
    let document = try read(
      storyboard(
        controller: """
          <tabBarItem key="tabBarItem" title="Drop" image="ball" id="tab"/>
          <toolbarItems>
              <barButtonItem systemItem="flexibleSpace" id="flex"/>
              <barButtonItem title="Reset" style="plain" id="reset">
                  <connections><action selector="reset" destination="ctl" id="a"/></connections>
              </barButtonItem>
          </toolbarItems>
          <navigationItem key="navigationItem" title="Drop" prompt="Drag" id="item">
              <barButtonItem key="backBarButtonItem" title="Back" id="back"/>
              <leftBarButtonItems>
                  <barButtonItem systemItem="add" id="l1"/><barButtonItem image="key" id="l2"/>
              </leftBarButtonItems>
              <barButtonItem key="rightBarButtonItem" id="right">
                  <button key="customView" id="custom"/>
              </barButtonItem>
              <view key="titleView" id="title"/>
          </navigationItem>
          """,
        objects: """
          <navigationController toolbarHidden="NO" id="nav">
              <navigationBar key="navigationBar" barStyle="black" translucent="NO" id="bar">
                  <textAttributes key="titleTextAttributes">
                      <fontDescription key="fontDescription" type="system" pointSize="20"/>
                  </textAttributes>
              </navigationBar>
              <toolbar key="toolbar" id="tools"/>
              <nil name="viewControllers"/>
              <connections>
                  <segue destination="ctl" kind="relationship" relationship="rootViewController" \
          id="r"/>
              </connections>
          </navigationController>
          """))
    #expect(document.uninterpreted == [])
    let controller = try #require(document.initialController)
    #expect(controller.child(.tabBarItem)?["image"]?.image?.name == "ball")
    #expect(controller.children[.toolbarItems]?.map(\.id) == ["flex", "reset"])
    #expect(document.object("reset")?.actions.first?.argumentCount == 0)
    let item = try #require(controller.child(.navigationItem))
    #expect(item["prompt"] == .string("Drag"))
    #expect(item.child(.backBarButtonItem)?["title"] == .string("Back"))
    #expect(item.children[.leftBarButtonItems]?.map(\.id) == ["l1", "l2"])
    #expect(item.child(.rightBarButtonItem)?.child(.customView)?.kind == .button)
    #expect(item.child(.titleView)?.id == "title")
    let navigation = try #require(document.object("nav"))
    #expect(navigation["viewControllers"] == .null)
    #expect(navigation["toolbarHidden"] == .bool(false))
    #expect(navigation.child(.toolbar)?.kind == .toolbar)
    let bar = try #require(navigation.child(.navigationBar))
    #expect(bar["barStyle"] == .string("black"))
    #expect(bar["titleTextAttributes"]?.record?["fontDescription"]?.font?.pointSize == 20)
  }

  @Test func `of its own holds items`() throws {
    let bar = try object(
      "x",
      in: """
        <subviews><toolbar opaque="NO" id="x"><items>
            <barButtonItem title="A" width="42" id="a"/>
        </items></toolbar>
        <tabBar id="t"><items><tabBarItem systemItem="more" id="m"/></items></tabBar></subviews>
        """)
    #expect(bar.children[.items]?.map(\.kind) == [.barButtonItem])
    #expect(bar.children[.items]?.first?["width"] == .number(42))
  }
}
