import Geometry
import Scrolling
import StageKit
import Testing

/// Layouts of random hierarchies, compared with those of kiwisolver.
@Suite struct GeneratedLayoutTests {
  @Test(arguments: GeneratedLayout.all)
  func `frames are those that another solver gives`(layout: GeneratedLayout) {
    let stage = Stage(size: Size(400, 300))
    let built = BuiltLayout(layout, in: stage.view)
    stage.advance(to: 0)
    for (index, (view, node)) in built.views.enumerated() {
      guard let edges = node.frame else { continue }
      // Edges are on whole pixels in both, and a half of a point is exact in binary.
      let frame = view.frame
      #expect(
        [frame.minX, frame.minY, frame.maxX, frame.maxY] == edges, "view \(index), \(node.kind)")
      guard let content = node.content, let scrollView = view as? ScrollView else { continue }
      // The file has four decimals, and the slack of its levels, 1e-6, adds less than that.
      #expect(abs(scrollView.contentSize.width - content[0]) < 1e-4, "view \(index)")
      #expect(abs(scrollView.contentSize.height - content[1]) < 1e-4, "view \(index)")
    }
    #expect(stage.layoutConflicts == [])
  }

  @Test func `the layouts have views of all kinds, distributions and alignments`() {
    var found: Set<String> = []
    func note(_ node: GeneratedLayout.Node) {
      found.formUnion([node.kind, node.distribution, node.alignment].compactMap(\.self))
      node.children?.forEach(note)
    }
    for layout in GeneratedLayout.all { note(layout.root) }
    #expect(GeneratedLayout.all.count == 160)
    #expect(
      found == [
        "block", "scroll", "stack", "fill", "fillEqually", "equalSpacing", "leading", "center",
        "trailing",
      ])
  }
}
