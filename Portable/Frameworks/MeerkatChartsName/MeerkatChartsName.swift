// Nothing but a module that depends on MeerkatCharts: SwiftPM gives a module another name for the
// packages that ask for it only where another module of the product depends on it.
