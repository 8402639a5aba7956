/// A flow that a view deep in a screen shows and keeps, and how it belongs to the flow around it.
struct Settled {
  weak var flow: (any Flow)?
  let step: AnyHashable
}
