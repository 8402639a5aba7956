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
    let known = knownSteps
    releaseVanished(from: known)
    let base = SceneStep(flow: self, known: known.all[0])
    var layers = [SceneLayer(base: base, hasOwnStacks: hasOwnStacks(at: known.all[0]))]
    add(known.all, to: &layers, rootStyle: nil, stacksAt: nil)
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
    add(knownSteps.all, to: &layers, rootStyle: rootStyle, stacksAt: stacksAt)
  }

  private func add(
    _ steps: [KnownStep], to layers: inout [SceneLayer], rootStyle: Style?, stacksAt: Int?
  ) {
    _ = placement.changes
    let isPlain = placement.settled.isEmpty && placement.raised.isEmpty
    for (index, step) in steps.enumerated() {
      if index > 0 {
        add(step, to: &layers, stacksAt: stacksAt)
      } else if let rootStyle {
        add(KnownStep(step.step, style: rootStyle), to: &layers, stacksAt: stacksAt)
      }
      if !isPlain || !step.hasNoFlows { addFlows(at: step, to: &layers, stacksAt: stacksAt) }
    }
  }

  private func add(_ step: KnownStep, to layers: inout [SceneLayer], stacksAt: Int?) {
    let entry = SceneStep(flow: self, known: step)
    if step.style != .push {
      layers.append(SceneLayer(base: entry, hasOwnStacks: hasOwnStacks(at: step)))
    } else if layers.count != stacksAt {
      layers[layers.count - 1].pushes.append(entry)
    }
  }

  private func addFlows(at step: KnownStep, to layers: inout [SceneLayer], stacksAt: Int?) {
    let found = flows(at: step)
    let stacks = found.hasOwnStacks ? layers.count : stacksAt
    for flow in found.flows.isEmpty ? [] : found.shown {
      flow.addSteps(to: &layers, rootStyle: nil, stacksAt: stacks)
    }
    for settled in placement.settled where settled.step == step.step {
      settled.flow?.addSteps(to: &layers, rootStyle: nil, stacksAt: stacksAt)
    }
    for raised in placement.raised where raised.step == step.step {
      raised.flow.addSteps(to: &layers, rootStyle: raised.style, stacksAt: stacksAt)
    }
  }

  private func flows(at step: KnownStep) -> FoundFlows {
    guard !step.hasNoFlows, let placed = step.step.base as? Placed else { return FoundFlows() }
    let found = flows(at: placed)
    step.hasNoFlows = found.isEmpty
    return found
  }

  /// Whether the screen of a step consists of tabs, directly or as the root of a flow in it.
  private func hasOwnStacks(at step: KnownStep) -> Bool {
    let found = flows(at: step)
    if found.hasOwnStacks { return true }
    guard let whole = found.flows.first, whole.isWhole else { return false }
    return whole.flow.startsWithOwnStacks
  }

  private var startsWithOwnStacks: Bool { hasOwnStacks(at: knownSteps.all[0]) }
}
