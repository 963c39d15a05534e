import Foundation

/// A storyboard as Xcode 15 writes it: a view with constraints, a recognizer, outlets, actions and
/// runtime attributes, for a screen of 375 x 667 points.
let gameStoryboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
          <scene sceneID="scene1">
              <objects>
                  <viewController id="vc" customClass="GameViewController" customModule="Game" customModuleProvider="target" sceneMemberID="viewController">
                      <view key="view" contentMode="scaleToFill" id="root">
                          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card" customClass="CardView" customModule="Game">
                                  <rect key="frame" x="40" y="100" width="295" height="120"/>
                                  <subviews>
                                      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Score" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                                          <rect key="frame" x="126" y="49.5" width="43.5" height="20.5"/>
                                          <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                                          <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                          <nil key="highlightedColor"/>
                                      </label>
                                  </subviews>
                                  <color key="backgroundColor" systemColor="systemBlueColor"/>
                                  <constraints>
                                      <constraint firstItem="label" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="c1"/>
                                      <constraint firstItem="label" firstAttribute="centerY" secondItem="card" secondAttribute="centerY" id="c2"/>
                                      <constraint firstAttribute="height" constant="120" id="c3"/>
                                  </constraints>
                                  <userDefinedRuntimeAttributes>
                                      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                          <real key="value" value="12"/>
                                      </userDefinedRuntimeAttribute>
                                      <userDefinedRuntimeAttribute type="number" keyPath="lineCount">
                                          <integer key="value" value="3"/>
                                      </userDefinedRuntimeAttribute>
                                  </userDefinedRuntimeAttributes>
                                  <connections>
                                      <outlet property="caption" destination="label" id="o9"/>
                                      <outletCollection property="gestureRecognizers" destination="pan" appends="YES" id="g1"/>
                                  </connections>
                              </view>
                              <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="start">
                                  <rect key="frame" x="164.5" y="607" width="46" height="30"/>
                                  <state key="normal" title="Start"/>
                                  <connections>
                                      <action selector="start:" destination="vc" eventType="touchUpInside" id="a1"/>
                                      <action selector="count" destination="vc" eventType="touchUpInside" id="a2"/>
                                      <action selector="start:event:" destination="vc" eventType="touchDown" id="a3"/>
                                  </connections>
                              </button>
                              <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="30" minValue="10" maxValue="50" translatesAutoresizingMaskIntoConstraints="NO" id="slider">
                                  <rect key="frame" x="38" y="240" width="299" height="31"/>
                                  <connections>
                                      <action selector="slide:" destination="vc" eventType="valueChanged" id="a4"/>
                                      <action selector="missing:" destination="vc" eventType="valueChanged" id="a5"/>
                                  </connections>
                              </slider>
                              <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="toggle">
                                  <rect key="frame" x="40" y="300" width="51" height="31"/>
                              </switch>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="safe"/>
                          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                          <constraints>
                              <constraint firstItem="card" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="40" id="c4"/>
                              <constraint firstItem="safe" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="40" id="c5"/>
                              <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="100" identifier="top" id="c6"/>
                              <constraint firstItem="start" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c7"/>
                              <constraint firstItem="safe" firstAttribute="bottom" secondItem="start" secondAttribute="bottom" constant="30" id="c8"/>
                              <constraint firstItem="slider" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="c9"/>
                              <constraint firstItem="slider" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" id="c10"/>
                              <constraint firstItem="slider" firstAttribute="top" secondItem="card" secondAttribute="bottom" constant="20" id="c11"/>
                              <constraint firstItem="toggle" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="c12"/>
                              <constraint firstItem="toggle" firstAttribute="top" secondItem="slider" secondAttribute="bottom" constant="30" id="c13"/>
                          </constraints>
                      </view>
                      <connections>
                          <outlet property="card" destination="card" id="o1"/>
                          <outlet property="startButton" destination="start" id="o2"/>
                          <outlet property="top" destination="c6" id="o3"/>
                          <outlet property="nothing" destination="start" id="o4"/>
                          <outlet property="pan" destination="pan" id="o5"/>
                          <outletCollection property="parts" destination="label" collectionClass="NSMutableArray" id="o6"/>
                          <outletCollection property="parts" destination="card" collectionClass="NSMutableArray" id="o7"/>
                          <outlet property="toggle" destination="slider" id="o8"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
                  <panGestureRecognizer minimumNumberOfTouches="1" id="pan">
                      <connections>
                          <action selector="drag:" destination="vc" id="a6"/>
                      </connections>
                  </panGestureRecognizer>
              </objects>
          </scene>
      </scenes>
  </document>
  """

/// Writes documents into a new folder, which is removed with the value.
final class DocumentFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
