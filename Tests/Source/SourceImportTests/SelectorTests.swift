import Foundation
import SourceImport
import Testing

@Suite struct `selectors` {
  private func line(_ expression: String) -> String {
    let text = """
      class Child: Base { var other = Base()
        func run(button: UIButton) { let selector = \(expression) }
        @objc func tap(_ sender: UIView) {}
        @objc func move(to point: UIView, event: UIEvent) {}
        @objc func plain() {}
      }
      class Base: UIViewController { @objc func inherited() {} }
      """
    let line = userPart(text).split(separator: "\n")[1]
    return String(line.split(separator: "=")[1].dropLast(2)).trimmingCharacters(in: .whitespaces)
  }

  @Test(arguments: [
    ("#selector(tap)", #"_selector("tap(_:)", Child.tap)"#),
    ("#selector(tap(_:))", #"_selector("tap(_:)", Child.tap(_:))"#),
    ("#selector(self.tap(_:))", #"_selector("tap(_:)", Child.tap(_:))"#),
    ("#selector(Self.plain)", #"_selector("plain", Child.plain)"#),
    ("#selector(Child.plain)", #"_selector("plain", Child.plain)"#),
    ("#selector((self.plain))", #"_selector("plain", (Child.plain))"#),
    ("#selector(other.inherited)", #"_selector("inherited", Base.inherited)"#),
    ("#selector(self.other.inherited)", #"_selector("inherited", Base.inherited)"#),
    ("#selector(inherited)", #"_selector("inherited", Child.inherited)"#),
    ("#selector(super.inherited)", #"_selector("inherited", Base.inherited)"#),
    (
      "#selector(button.removeFromSuperview)",
      #"_selector("removeFromSuperview", UIButton.removeFromSuperview)"#
    ),
    (
      "#selector(view.removeFromSuperview)",
      #"_selector("removeFromSuperview", UIView.removeFromSuperview)"#
    ),
    (
      "#selector(tap as (UIView) -> Void)",
      #"_selector("tap(_:)", Child.tap as (Child) -> (UIView) -> Void)"#
    ),
    (
      "#selector(Child.tap as (Child) -> (UIView) -> ())",
      #"_selector("tap(_:)", Child.tap as (Child) -> (UIView) -> ())"#
    ),
    ("#selector(move(to:event:))", #"_selector("move(to:event:)", Child.move(to:event:))"#),
    (#"Selector("tap:")"#, #"_selector("tap(_:)", Child.tap(_:))"#),
    (#"Selector(("plain"))"#, #"_selector("plain", Child.plain as (Child) -> () -> Void)"#),
    (
      #"Selector("moveTo:event:")"#,
      #"_selector("move(to:event:)", Child.move(to:event:))"#
    ),
    (
      #"Timer(target: self, selector: "plain")"#,
      #"Timer(target: self, selector: _selector("plain", Child.plain as (Child) -> () -> Void))"#
    ),
    (
      #"B(target: other, action: "inherited")"#,
      #"B(target: other, action: _selector("inherited", Base.inherited as (Base) -> () -> Void))"#
    ),
    ("#keyPath(Base.view.center)", #""view.center""#),
  ])
  func `name unbound methods of the class`(text: String, expected: String) {
    #expect(line(text) == expected)
  }

  @Test func `of an extension, a closure, a generic class and a nested class type-check`() throws {
    let text = """
      import UIKit
      extension UIViewController {
        func hide() { _ = UITapGestureRecognizer(target: self, action: #selector(dismiss)) }
        @objc func dismiss() {}
      }
      class Cell<T>: UIView {
        lazy var tap: UITapGestureRecognizer = {
          return UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        }()
        @objc private func tapped(_ sender: UITapGestureRecognizer) {}
        class Inner: UIView {
          func run() {
            let button = UIButton(frame: .zero)
            button.addTarget(self, action: #selector(go(_:event:)), for: .touchUpInside)
            button.addTarget(button, action: #selector(button.removeFromSuperview), for: .touchUpInside)
          }
          @objc func go(_ sender: Any, event: UIEvent?) {}
        }
      }
      """
    #expect(try StubModule.errors(in: text) == [])
  }

  @Test func `of accessors read and set a property`() {
    let text = """
      class A: UIView {
        let a = #selector(getter: UIView.alpha)
        let b = #selector(setter: A.c)
        let d = #selector(getter: c)
      }
      """
    let result = userPart(text)
    #expect(result.contains(#"_selector("alpha", getter: \UIView.alpha)"#))
    #expect(result.contains(#"_selector("setC:", setter: \A.c)"#))
    #expect(result.contains(#"_selector("c", getter: \A.c)"#))
  }

  @Test func `of unknown names are problems`() {
    let result = ImportedProgram(files: [
      SourceFile(
        path: "A.swift",
        text: "class A: UIView {\nlet a = #selector(getter: b()[0])\nlet b = Selector(\"none:\")\n}"
      )
    ])
    #expect(result.problems.map(\.line) == [2, 3])
    #expect(result.problems.map(\.severity) == [.error, .warning])
  }
}
