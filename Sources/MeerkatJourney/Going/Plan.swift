/// What is to be done to a journey so that a direction is followed; decided before anything changes.
@usableFromInline
package enum Plan<Destination: Hashable> {
  /// Take away all but the lowest `kept` steps; none of them, where there are no more.
  case cut(kept: Int)
  /// Take away all but the lowest `kept` steps, and put one on top.
  case put(Destination, Style, kept: Int)
  /// Take away all but the lowest `kept` steps, and put others on top.
  case replace(ArraySlice<Step<Destination>>, kept: Int)
}
