import MeerkatSource
import Testing

struct FlowConformanceTests {
  @Test(.timeLimit(.minutes(1))) func theMapFollowsEachProtocolOnce() async {
    let names = (0..<12).map { "P\($0)" }
    let protocols = names.map { "protocol \($0): \(names.joined(separator: ", ")) {}" }
    let flow = "final class TripFlow: P0 { enum Destination { case list } }"
    let source = ([flow] + protocols).joined(separator: "\n")
    #expect(await flows(in: source) == [])
  }

  @Test func aFlowMayBeOneByAProtocolOfAProtocol() async {
    let source = """
      protocol TripPart: Shared, Flow {}
      protocol Shared {}
      final class TripFlow: TripPart { enum Destination { case list } }
      """
    #expect(await flows(in: source) == ["TripFlow"])
  }

  private func flows(in source: String) async -> [String] {
    let package = await SourcePackage(name: "App", sources: ["App.swift": source])
    return await FlowMap(of: package).flows.map(\.name)
  }
}
