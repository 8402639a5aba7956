import MeerkatJourney

/// A stack as it is on screen: steps of one flow or of several.
@MainActor
struct SceneLayer: @MainActor Equatable {
  /// What lies at the bottom: the root of all, or what was presented.
  let base: SceneStep

  /// What is pushed onto it, lowest first.
  var pushes: [SceneStep] = []

  /// Whether the lowest screen has no stack, but several: one in each tab or column.
  var hasOwnStacks = false
}

extension Flow {
  /// The stacks of the flow and of the flows in it, each presented above the one before.
  func layers() -> [SceneLayer] {
    releaseVanished()
    let root = Placed(step: journey.steps[0])
    let base = SceneStep(flow: self, step: AnyHashable(root), style: .push)
    var layers = [SceneLayer(base: base, hasOwnStacks: hasOwnStacks(at: root))]
    addSteps(to: &layers, rootStyle: nil, stacksAt: nil)
    return layers
  }

  /// Adds the steps of the flow and of the flows in it.
  ///
  /// - Parameters:
  ///   - layers: Where to.
  ///   - rootStyle: How the root is shown, where it is an entry of its own.
  ///   - stacksAt: The number of layers up to the tabs around the flow: in that layer its pushes
  ///     belong to the stack of the tab.
  private func addSteps(to layers: inout [SceneLayer], rootStyle: Style?, stacksAt: Int?) {
    _ = placement.foundChanges
    for (index, step) in journey.steps.enumerated() {
      let placed = Placed(step: step)
      let key = AnyHashable(placed)
      if let style = index == 0 ? rootStyle : step.style {
        let entry = SceneStep(flow: self, step: key, style: style)
        layers.add(
          entry, hasOwnStacks: style != .push && hasOwnStacks(at: placed), stacksAt: stacksAt)
      }
      addFlows(at: placed, key, to: &layers, stacksAt: stacksAt)
    }
  }

  private func addFlows(
    at step: Placed, _ key: AnyHashable, to layers: inout [SceneLayer], stacksAt: Int?
  ) {
    let found = flows(at: step)
    let stacks = found.hasOwnStacks ? layers.count : stacksAt
    for flow in found.flows.isEmpty ? [] : found.shown {
      flow.addSteps(to: &layers, rootStyle: nil, stacksAt: stacks)
    }
    for settled in placement.settled where settled.step == key {
      settled.flow?.addSteps(to: &layers, rootStyle: nil, stacksAt: stacksAt)
    }
    for raised in placement.raised where raised.step == key {
      raised.flow.addSteps(to: &layers, rootStyle: raised.style, stacksAt: stacksAt)
    }
  }

  /// Whether the screen of a step consists of tabs, directly or as the root of a flow in it.
  private func hasOwnStacks(at step: Placed) -> Bool {
    let found = flows(at: step)
    if found.hasOwnStacks { return true }
    guard let whole = found.flows.first, whole.isWhole else { return false }
    return whole.flow.startsWithOwnStacks
  }

  private var startsWithOwnStacks: Bool { hasOwnStacks(at: Placed(step: journey.steps[0])) }
}

extension [SceneLayer] {
  @MainActor
  fileprivate mutating func add(_ entry: SceneStep, hasOwnStacks: Bool, stacksAt: Int?) {
    if entry.style != .push {
      append(SceneLayer(base: entry, hasOwnStacks: hasOwnStacks))
    } else if count != stacksAt {
      self[count - 1].pushes.append(entry)
    }
  }
}
