import Geometry
import InterfaceDocuments
import Testing

@Suite struct `A collection` {
  @Test func `is a table with prototypes`() throws {
    let table = try object(
      "x",
      in: """
        <subviews><tableView clipsSubviews="YES" dataMode="prototypes" style="plain" \
        separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
        sectionHeaderHeight="28" sectionFooterHeight="28" id="x">
            <view key="tableHeaderView" id="head"/>
            <inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
            <prototypes>
                <tableViewCell selectionStyle="default" accessoryType="disclosureIndicator" \
        indentationWidth="10" reuseIdentifier="Cell" textLabel="text" \
        style="IBUITableViewCellStyleDefault" id="cell">
                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                        <subviews><label text="Title" id="text"/></subviews>
                    </tableViewCellContentView>
                </tableViewCell>
            </prototypes>
            <connections><outlet property="delegate" destination="ctl" id="d"/></connections>
        </tableView></subviews>
        """)
    #expect(table["rowHeight"] == .number(-1))
    #expect(table.child(.tableHeaderView)?.id == "head")
    let cell = try #require(table.children[.prototypes]?.first)
    #expect(cell["reuseIdentifier"] == .string("Cell"))
    #expect(cell["textLabel"] == .reference("text"))
    #expect(cell["style"] == .string("IBUITableViewCellStyleDefault"))
    #expect(cell["accessoryType"] == .string("disclosureIndicator"))
    let content = try #require(cell.child(.contentView))
    #expect(content.kind == .tableViewCellContentView)
    #expect(content["tableViewCell"] == .reference("cell"))
    #expect(content.subviews.map(\.id) == ["text"])
  }

  @Test func `is a table with static sections`() throws {
    let table = try object(
      "x",
      in: """
        <subviews><tableView dataMode="static" style="grouped" id="x"><sections>
            <tableViewSection headerTitle="Size" footerTitle="Points" id="s">
                <cells><tableViewCell id="c"/></cells>
            </tableViewSection>
        </sections></tableView></subviews>
        """)
    let section = try #require(table.children[.sections]?.first)
    #expect(section.kind == .tableViewSection)
    #expect(section["headerTitle"] == .string("Size"))
    #expect(section["footerTitle"] == .string("Points"))
    #expect(section.children[.cells]?.map(\.id) == ["c"])
  }

  @Test func `is a collection view with a flow layout`() throws {
    let view = try object(
      "x",
      in: """
        <subviews><collectionView clipsSubviews="YES" dataMode="prototypes" id="x">
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
        minimumLineSpacing="10" minimumInteritemSpacing="12" id="flow" customClass="Springy">
                <size key="itemSize" width="50" height="60"/>
                <size key="headerReferenceSize" width="0.0" height="20"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout>
            <cells>
                <collectionViewCell reuseIdentifier="Cell" id="cell">
                    <view key="contentView" opaque="NO" contentMode="center">
                        <rect key="frame" x="0.0" y="0.0" width="50" height="60"/>
                        <subviews><view id="inner"/></subviews>
                        <constraints>
                            <constraint firstItem="inner" firstAttribute="top" \
        secondAttribute="top" id="c"/>
                        </constraints>
                    </view>
                    <size key="customSize" width="50" height="60"/>
                </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h"/>
        </collectionView></subviews>
        """)
    let layout = try #require(view.child(.collectionViewLayout))
    #expect(layout.kind == .collectionViewFlowLayout)
    #expect(layout.customClass?.name == "Springy")
    #expect(layout["scrollDirection"] == .string("horizontal"))
    #expect(layout["minimumLineSpacing"] == .number(10))
    #expect(layout["itemSize"] == .size(Size(50, 60)))
    #expect(
      layout["sectionInset"] == .insets(Insets(top: 2, left: 1, bottom: 4, right: 3)))
    #expect(view.child(.sectionHeaderView)?["reuseIdentifier"] == .string("H"))
    let cell = try #require(view.children[.cells]?.first)
    let content = try #require(cell.child(.contentView))
    #expect(content.id == "cell/contentView")
    #expect(content.subviews.map(\.id) == ["inner"])
    #expect(content.constraints.first?.secondItem == "cell/contentView")
  }
}
