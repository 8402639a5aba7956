import Meerkat
import MeerkatTesting
import Testing

/// A flow whose destinations have no links lets links through to the flows in its root.
@MainActor
struct UnlinkedFlowTests {
  final class Shell: Flow {
    enum Place: Hashable { case shell, extra }

    let navigator = Navigator<Place>(root: .shell)
    let devices = Devices()

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .shell: FlowView(devices)
      case .extra: PlaceScreen(name: "extra")
      }
    }
  }

  let shell = Shell()

  @Test func aLinkLeadsToTheFlowInsideAndIsWrittenThere() {
    #expect(shell.open("/devices/install/login") == .success(.arrived))
    #expect(shell.devices.journey == Journey(.list, [.push(.install)]))
    #expect(shell.link == "/devices/install/login")
  }

  @Test func aLinkBringsTheFlowBackToItsRoot() {
    shell.push(.extra)
    #expect(shell.open("/devices/7") == .success(.arrived))
    #expect(shell.journey == Journey(.shell))
    #expect(shell.devices.journey == Journey(.list, [.push(.device(7))]))
  }

  @Test func aLinkThatNobodyKnowsIsRefused() {
    #expect(
      shell.open("/devices/7/nowhere")
        == .failure(.unknown(segment: "nowhere", position: 3)))
    #expect(shell.devices.journey == Journey(.list))
  }

  @Test func whereNoFlowHasLinksThereAreNone() {
    let walk = Walk()
    #expect(walk.link == nil)
    #expect(walk.open("/start") == .failure(.noLink(destination: "start")))
  }
}
