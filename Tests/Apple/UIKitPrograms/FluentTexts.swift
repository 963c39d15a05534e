// swift-format-ignore-file

import UIKit

// Texts with attributes as programs build them: by methods that return the text, by initializers
// of extensions, and by functions that change what they are given.

extension NSMutableAttributedString {
    @discardableResult
    public func bold(_ string: String) -> Self {
        append(NSAttributedString(string: string, attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
        return self
    }

    @discardableResult
    public func normal(_ string: String) -> NSMutableAttributedString {
        append(NSAttributedString(string: string))
        return self
    }

    public convenience init(title: String, color: UIColor) {
        self.init(string: title)
        addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: length))
    }

    public func setAsLink(_ part: String, to address: String) -> Bool {
        let found = mutableString.range(of: part)
        guard found.location != NSNotFound else { return false }
        addAttribute(.link, value: address, range: found)
        return true
    }
}

extension NSAttributedString {
    public convenience init?(page: String) {
        guard let data = page.data(using: .utf8),
              let text = try? NSMutableAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        else { return nil }
        text.mutableString.replaceOccurrences(
            of: "\n", with: "", options: [], range: NSRange(location: 0, length: text.length))
        self.init(attributedString: text)
    }

    public static func + (left: NSAttributedString, right: NSAttributedString) -> NSAttributedString {
        let sum = left.mutableCopy() as! NSMutableAttributedString
        sum.append(right)
        return sum.copy() as! NSAttributedString
    }
}

public protocol TextDecoration {
    func decorate(_ text: NSMutableAttributedString)
}

public struct Underline: TextDecoration {
    public init() {}
    public func decorate(_ text: NSMutableAttributedString) {
        text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 0, length: text.length))
    }
}

/// Colors the words that begin with #, in a text that it keeps itself.
public final class TagStorage: NSTextStorage {
    private let backing = NSMutableAttributedString()
    public private(set) var passes = 0

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public override var string: String { return backing.string }

    public override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        return backing.attributes(at: location, effectiveRange: range)
    }

    public override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range,
               changeInLength: (str as NSString).length - range.length)
        endEditing()
    }

    public override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    public override func processEditing() {
        passes += 1
        let all = NSRange(location: 0, length: length)
        removeAttribute(.foregroundColor, range: all)
        let tag = try! NSRegularExpression(pattern: "#[a-z]+")
        tag.enumerateMatches(in: string, options: [], range: all) { match, _, _ in
            if let match = match { self.addAttribute(.foregroundColor, value: UIColor.red, range: match.range) }
        }
        super.processEditing()
    }
}
