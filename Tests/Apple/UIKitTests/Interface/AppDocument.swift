/// A storyboard in the style of Xcode 6 with a navigation controller, pushed, presented, embedded
/// and unwound controllers, prototype and static cells, and a scroll view whose content has
/// constraints.
let appStoryboard = """
  <?xml version="1.0" encoding="UTF-8" standalone="no"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="6254" systemVersion="14C109" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="nav">
      <scenes>
          <scene sceneID="s1">
              <objects>
                  <navigationController id="nav" sceneMemberID="viewController">
                      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                          <color key="barTintColor" red="0.0" green="0.5" blue="0.25" alpha="1" colorSpace="calibratedRGB"/>
                      </navigationBar>
                      <connections>
                          <segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/>
                      </connections>
                  </navigationController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
              </objects>
          </scene>
          <scene sceneID="s2">
              <objects>
                  <tableViewController title="ListController" id="list" customClass="ListController" sceneMemberID="viewController">
                      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="60" sectionHeaderHeight="22" sectionFooterHeight="22" id="table">
                          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <prototypes>
                              <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="disclosureIndicator" reuseIdentifier="Item" rowHeight="60" id="cell" customClass="ItemCell">
                                  <rect key="frame" x="0.0" y="66" width="600" height="60"/>
                                  <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
                                      <subviews>
                                          <label contentMode="left" text="Item" translatesAutoresizingMaskIntoConstraints="NO" id="itemLabel">
                                              <rect key="frame" x="20" y="20" width="100" height="20"/>
                                          </label>
                                      </subviews>
                                      <constraints>
                                          <constraint firstItem="itemLabel" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="k1"/>
                                          <constraint firstItem="itemLabel" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k2"/>
                                      </constraints>
                                  </tableViewCellContentView>
                                  <connections>
                                      <outlet property="caption" destination="itemLabel" id="k3"/>
                                      <segue destination="detail" kind="show" identifier="detail" id="k4"/>
                                  </connections>
                              </tableViewCell>
                          </prototypes>
                          <connections>
                              <outlet property="dataSource" destination="list" id="k5"/>
                              <outlet property="delegate" destination="list" id="k6"/>
                          </connections>
                      </tableView>
                      <navigationItem key="navigationItem" title="Items" id="item">
                          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                              <connections>
                                  <segue destination="sheet" kind="presentation" identifier="add" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="k7"/>
                              </connections>
                          </barButtonItem>
                      </navigationItem>
                  </tableViewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="f2" sceneMemberID="firstResponder"/>
              </objects>
          </scene>
          <scene sceneID="s3">
              <objects>
                  <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController" sceneMemberID="viewController">
                      <layoutGuides>
                          <viewControllerLayoutGuide type="top" id="tg"/>
                          <viewControllerLayoutGuide type="bottom" id="bg"/>
                      </layoutGuides>
                      <view key="view" contentMode="scaleToFill" id="detailView">
                          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
                                  <rect key="frame" x="0.0" y="64" width="600" height="436"/>
                                  <subviews>
                                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="long">
                                          <rect key="frame" x="0.0" y="0.0" width="600" height="900"/>
                                          <constraints>
                                              <constraint firstAttribute="height" constant="900" id="d1"/>
                                          </constraints>
                                      </view>
                                  </subviews>
                                  <constraints>
                                      <constraint firstItem="long" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="d2"/>
                                      <constraint firstItem="long" firstAttribute="leading" secondItem="scroll" secondAttribute="leading" id="d3"/>
                                      <constraint firstAttribute="trailing" secondItem="long" secondAttribute="trailing" id="d4"/>
                                      <constraint firstAttribute="bottom" secondItem="long" secondAttribute="bottom" constant="10" id="d5"/>
                                      <constraint firstItem="long" firstAttribute="width" secondItem="scroll" secondAttribute="width" id="d6"/>
                                  </constraints>
                              </scrollView>
                              <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                  <rect key="frame" x="0.0" y="500" width="600" height="100"/>
                                  <constraints>
                                      <constraint firstAttribute="height" constant="100" id="d7">
                                          <variation key="heightClass=compact" constant="50"/>
                                      </constraint>
                                  </constraints>
                                  <connections>
                                      <segue destination="child" kind="embed" identifier="child" id="d8"/>
                                  </connections>
                              </containerView>
                              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="padOnly">
                                  <rect key="frame" x="0.0" y="64" width="50" height="50"/>
                              </view>
                          </subviews>
                          <constraints>
                              <constraint firstItem="scroll" firstAttribute="top" secondItem="tg" secondAttribute="bottom" id="d9"/>
                              <constraint firstItem="scroll" firstAttribute="leading" secondItem="detailView" secondAttribute="leading" id="d10"/>
                              <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" id="d11"/>
                              <constraint firstItem="box" firstAttribute="top" secondItem="scroll" secondAttribute="bottom" id="d12"/>
                              <constraint firstItem="box" firstAttribute="leading" secondItem="detailView" secondAttribute="leading" id="d13"/>
                              <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="d14"/>
                              <constraint firstItem="bg" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="d15"/>
                          </constraints>
                          <variation key="default">
                              <mask key="subviews">
                                  <exclude reference="padOnly"/>
                              </mask>
                          </variation>
                          <variation key="widthClass=regular">
                              <mask key="subviews">
                                  <include reference="padOnly"/>
                              </mask>
                          </variation>
                      </view>
                      <connections>
                          <outlet property="scroll" destination="scroll" id="d16"/>
                          <outlet property="box" destination="box" id="d17"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
          <scene sceneID="s4">
              <objects>
                  <viewController id="sheet" customClass="SheetController" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="sheetView">
                          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" id="done">
                                  <rect key="frame" x="20" y="100" width="100" height="40"/>
                                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                  <state key="normal" title="Done"/>
                                  <connections>
                                      <segue destination="exit" kind="unwind" identifier="back" unwindAction="backToList:" id="e1"/>
                                  </connections>
                              </button>
                              <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="jump">
                                  <rect key="frame" x="20" y="200" width="100" height="40"/>
                                  <state key="normal" title="Jump"/>
                                  <connections>
                                      <segue destination="detail" kind="custom" customClass="JumpSegue" identifier="jump" id="e2"/>
                                  </connections>
                              </button>
                          </subviews>
                      </view>
                  </viewController>
                  <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
              </objects>
          </scene>
          <scene sceneID="s5">
              <objects>
                  <tableViewController id="child" sceneMemberID="viewController">
                      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="settings">
                          <rect key="frame" x="0.0" y="0.0" width="600" height="100"/>
                          <sections>
                              <tableViewSection headerTitle="Sound" id="sec">
                                  <cells>
                                      <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleDefault" textLabel="t1" id="st1">
                                          <rect key="frame" x="0.0" y="40" width="600" height="44"/>
                                          <tableViewCellContentView key="contentView" tableViewCell="st1" id="stc1">
                                              <subviews>
                                                  <label contentMode="left" text="Volume" id="t1">
                                                      <rect key="frame" x="15" y="0.0" width="570" height="43"/>
                                                  </label>
                                              </subviews>
                                          </tableViewCellContentView>
                                      </tableViewCell>
                                      <tableViewCell contentMode="scaleToFill" rowHeight="70" id="st2">
                                          <rect key="frame" x="0.0" y="84" width="600" height="70"/>
                                          <tableViewCellContentView key="contentView" tableViewCell="st2" id="stc2"/>
                                      </tableViewCell>
                                  </cells>
                              </tableViewSection>
                          </sections>
                      </tableView>
                  </tableViewController>
              </objects>
          </scene>
      </scenes>
  </document>
  """
