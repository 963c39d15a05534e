import InterfaceDocuments
import Testing

@Suite struct `A constraint` {
  private func constraint(_ attributes: String, _ children: String = "") throws
    -> InterfaceConstraint
  {
    let view = try object(
      "root",
      in: """
        <subviews><view id="a"/><view id="b"/></subviews>
        <constraints>
            <constraint \(attributes) id="c">\(children)</constraint>
        </constraints>
        """)
    return try #require(view.constraints.first)
  }

  @Test func `has defaults`() throws {
    let constraint = try constraint("firstAttribute=\"width\" constant=\"64\"")
    #expect(constraint.id == "c")
    #expect(constraint.line == 13)
    #expect(constraint.owner == "root")
    #expect(constraint.firstItem == "root")
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 64)
    #expect(constraint.priority == 1000)
    #expect(!constraint.usesStandardSpacing)
    #expect(!constraint.isPlaceholder)
    #expect(constraint.identifier == nil)
    #expect(constraint.variations == [])
  }

  @Test func `has all its attributes`() throws {
    let constraint = try constraint(
      """
      firstItem="a" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="b" \
      secondAttribute="trailingMargin" multiplier="0.5" constant="-8.5" priority="750" \
      placeholder="YES" identifier="gap"
      """)
    #expect(constraint.firstItem == "a")
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem == "b")
    #expect(constraint.secondAttribute == .trailingMargin)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == -8.5)
    #expect(constraint.priority == 750)
    #expect(constraint.isPlaceholder)
    #expect(constraint.identifier == "gap")
  }

  @Test func `between attributes of its owner has the owner as second item`() throws {
    let constraint = try constraint("firstAttribute=\"width\" secondAttribute=\"height\"")
    #expect(constraint.firstItem == "root")
    #expect(constraint.secondItem == "root")
  }

  @Test(
    arguments: [
      ("3:2", 1.5), ("1/4", 0.25), ("1:1", 1), ("16:9", 16.0 / 9), ("0.75", 0.75), ("-1", -1),
      ("35%", 0.35),
    ] as [(String, Double)])
  func `has a multiplier or a ratio`(text: String, value: Double) throws {
    #expect(
      try constraint(
        """
        firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
        multiplier="\(text)"
        """
      ).multiplier == value)
  }

  @Test(arguments: ConstraintAttribute.allCases)
  func `relates each attribute`(attribute: ConstraintAttribute) throws {
    #expect(
      try constraint("firstAttribute=\"\(attribute.rawValue)\"").firstAttribute == attribute)
  }

  @Test(arguments: [("lessThanOrEqual", ConstraintRelation.lessThanOrEqual), ("equal", .equal)])
  func `has a relation`(text: String, relation: ConstraintRelation) throws {
    #expect(
      try constraint("firstAttribute=\"top\" relation=\"\(text)\"").relation == relation)
  }

  @Test func `has symbolic constants`() throws {
    let constraint = try constraint(
      "firstAttribute=\"top\" symbolic=\"YES\" symbolType=\"layoutAnchor\"")
    #expect(constraint.usesStandardSpacing)
    #expect(constraint.symbolType == "layoutAnchor")
  }

  @Test func `varies with size classes`() throws {
    let constraint = try constraint(
      "firstAttribute=\"width\" constant=\"10\"",
      "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"40\"/>")
    let variation = try #require(constraint.variations.first)
    #expect(variation.sizeClass.width == "regular")
    #expect(variation.sizeClass.height == "regular")
    #expect(variation.properties == ["constant": .number(40)])
  }

  @Test(
    arguments: [
      (
        "firstAttribute=\"middle\"", InterfaceDocumentError.Kind.invalidValue,
        """
        firstAttribute of <constraint> is "middle"; allowed are left, right, top, bottom, leading, \
        trailing, width, height, centerX, centerY, baseline, lastBaseline, firstBaseline, \
        leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, \
        centerXWithinMargins, centerYWithinMargins, notAnAttribute
        """
      ),
      (
        "constant=\"1\"", .missingAttribute,
        "<constraint> has no attribute firstAttribute; it is required"
      ),
      (
        "firstAttribute=\"top\" secondItem=\"a\"", .missingAttribute,
        "<constraint> has a secondItem without a secondAttribute; it is required"
      ),
      (
        "firstAttribute=\"top\" relation=\"same\"", .invalidValue,
        """
        relation of <constraint> is "same"; allowed are equal, lessThanOrEqual and \
        greaterThanOrEqual
        """
      ),
      (
        "firstAttribute=\"top\" multiplier=\"1:0\"", .invalidNumber,
        "multiplier of <constraint> is \"1:0\"; a finite number or a ratio is allowed"
      ),
      (
        "firstAttribute=\"top\" multiplier=\"1:2:3\"", .invalidNumber,
        "multiplier of <constraint> is \"1:2:3\"; a finite number or a ratio is allowed"
      ),
      (
        "firstAttribute=\"top\" multiplier=\"\"", .invalidNumber,
        "multiplier of <constraint> is \"\"; a finite decimal number is allowed"
      ),
      (
        "firstAttribute=\"top\" priority=\"1001\"", .invalidNumber,
        "priority of <constraint> is 1001.0; 0 to 1000 are allowed"
      ),
    ] as [(String, InterfaceDocumentError.Kind, String)])
  func `with an error is refused`(
    attributes: String, kind: InterfaceDocumentError.Kind, reason: String
  ) {
    expectError(
      kind, "Main.storyboard, line 12: \(reason)",
      in: storyboard(
        view: """
          <subviews><view id="a"/></subviews><constraints>
              <constraint \(attributes) id="c"/>
          </constraints>
          """))
  }
}
