import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct MeshGradientTests {
  private let mesh = MeshGradient(
    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
    colors: [.black, .white, .red, .red])

  @Test func asAStyleAMeshIsAGradientOfItsRows() {
    let (first, last) = (Color.black.mix(with: .white, by: 0.5), Color.red.mix(with: .red, by: 1))
    let gradient = LinearGradient(colors: [first, last], startPoint: .top, endPoint: .bottom)
    #expect(mesh.paint == gradient.paint)
  }

  @Test func asAViewAMeshIsAGradientAroundEachPoint() {
    let app = TestApp(mesh)
    let fills = app.elements.compactMap { ($0 as? ShapeElement)?.fill }
    #expect(fills.count { $0.isGradient } == 5)
  }
}
