import ServiceResolving
import Testing
import UIKit

private protocol Greeting: AnyObject {
  var text: String { get }
}

/// Objects that a container makes.
@Suite struct `objects that containers make` {
  private final class Hello: Greeting {
    let text: String
    var other: Pair?
    init(_ text: String = "hello") { self.text = text }
  }

  private final class Pair {
    let (left, right): (any Greeting, any Greeting)
    init(left: any Greeting, right: any Greeting) { (self.left, self.right) = (left, right) }
  }

  @Test func `a type is made by its function, with names and arguments`() {
    let container = Container()
    container.register((any Greeting).self) { _ in Hello() }
    container.register((any Greeting).self, name: "b") { _ in Hello("b") }
    container.register((any Greeting).self) { (_, text: String) in Hello(text) }
    container.register((any Greeting).self) { (_, text: String, count: Int) in
      Hello(text + "\(count)")
    }
    #expect(container.resolve((any Greeting).self)?.text == "hello")
    #expect(container.resolve((any Greeting).self, name: "b")?.text == "b")
    #expect(container.resolve((any Greeting).self, argument: "c")?.text == "c")
    #expect(container.resolve((any Greeting).self, arguments: "d", 2)?.text == "d2")
    #expect(container.resolve(Pair.self) == nil)
    #expect(container.resolve((any Greeting).self, argument: 1) == nil)
  }

  @Test func `scopes say how long an object is used again`() throws {
    func pair(_ scope: ObjectScope) throws -> (Pair, Pair) {
      let container = Container()
      container.register((any Greeting).self) { _ in Hello() }.inObjectScope(scope)
      container.register(Pair.self) { resolver in
        Pair(
          left: resolver.resolve((any Greeting).self)!,
          right: resolver.resolve((any Greeting).self)!)
      }
      return (
        try #require(container.resolve(Pair.self)), try #require(container.resolve(Pair.self))
      )
    }
    let (one, _) = try pair(.transient)
    #expect(one.left !== one.right)
    let (first, second) = try pair(.graph)
    #expect(first.left === first.right && first.left !== second.left)
    let (third, fourth) = try pair(.container)
    #expect(third.left === fourth.right)
  }

  @Test func `assemblies register types, and initializers are resolved`() {
    struct Greetings: Assembly {
      func assemble(container: Container) {
        container.autoregister((any Greeting).self) { Hello() }
        container.autoregister(Pair.self, initializer: Pair.init)
        container.register(Hello.self) { _ in Hello("self") }.initCompleted { resolver, hello in
          hello.other = resolver.resolve(Pair.self)
        }
      }
    }
    let assembler = Assembler([Greetings()])
    #expect(assembler.resolver.resolve(Pair.self)?.left.text == "hello")
    #expect(assembler.resolver.resolve(Hello.self)?.other != nil)
    let inner = Assembler([], parent: assembler)
    #expect(inner.resolver.resolve(Hello.self)?.text == "self")
  }
}
