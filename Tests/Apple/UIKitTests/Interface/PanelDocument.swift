/// A xib in the style of Xcode 5 without constraints: the view of its owner with resizing masks,
/// two other objects, controls of all kinds, and actions of the first responder.
let panelXib = """
  <?xml version="1.0" encoding="UTF-8" standalone="no"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514" systemVersion="13A603" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none">
      <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="PanelViewController">
              <connections>
                  <outlet property="view" destination="v" id="o1"/>
                  <outlet property="field" destination="field" id="o2"/>
                  <outlet property="helper" destination="help" id="o3"/>
              </connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                  <textField opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" minimumFontSize="17" id="field">
                      <rect key="frame" x="20" y="20" width="280" height="30"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                      <fontDescription key="fontDescription" type="system" pointSize="14"/>
                      <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="emailAddress" returnKeyType="done"/>
                      <connections>
                          <outlet property="delegate" destination="-1" id="o4"/>
                      </connections>
                  </textField>
                  <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="1" id="seg">
                      <rect key="frame" x="20" y="70" width="280" height="29"/>
                      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
                      <segments>
                          <segment title="First"/>
                          <segment title="Second"/>
                      </segments>
                  </segmentedControl>
                  <progressView opaque="NO" contentMode="scaleToFill" progress="0.25" id="progress">
                      <rect key="frame" x="20" y="120" width="280" height="2"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                  </progressView>
                  <stepper opaque="NO" contentMode="scaleToFill" value="4" maximumValue="10" stepValue="2" id="stepper">
                      <rect key="frame" x="20" y="140" width="94" height="29"/>
                      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  </stepper>
                  <button opaque="NO" tag="7" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="custom" id="close">
                      <rect key="frame" x="260" y="430" width="40" height="30"/>
                      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
                      <state key="normal" title="Close">
                          <color key="titleColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="calibratedRGB"/>
                      </state>
                      <state key="highlighted" title="Closing"/>
                      <connections>
                          <action selector="close:" destination="-2" eventType="touchUpInside" id="a1"/>
                          <action selector="help" destination="help" eventType="touchUpInside" id="a2"/>
                      </connections>
                  </button>
                  <glkView clipsSubviews="YES" contentMode="scaleToFill" id="map">
                      <rect key="frame" x="20" y="180" width="280" height="100"/>
                  </glkView>
              </subviews>
              <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </view>
          <customObject id="help" customClass="PanelHelper"/>
          <view hidden="YES" alpha="0.5" contentMode="center" id="spare" customClass="Missing">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          </view>
      </objects>
  </document>
  """
