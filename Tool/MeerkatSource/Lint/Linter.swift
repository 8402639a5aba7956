import SwiftSyntax

/// Finds screens that know too much, and flows that forget something.
///
/// It reads the sources and builds nothing. It decides by what the package declares: types,
/// conformances, where a binding comes from. A name alone decides nothing.
///
/// ```swift
/// let findings = await Linter(package).findings()
/// ```
public struct Linter: Sendable {
  let package: SourcePackage

  /// Creates a linter.
  ///
  /// - Parameter package: The sources to look at.
  public init(_ package: SourcePackage) { self.package = package }

  /// Returns what the rules find and no comment turns off, sorted by place.
  ///
  /// Views in tests and previews are left out.
  public func findings() async -> [Finding] {
    await Suppressions.apply(to: allFindings(), in: package)
  }

  /// Returns the texts of files without the comments that turn off nothing, by the files' paths.
  public func fixedTexts() async -> [String: String] {
    await Suppressions.textsWithoutSuperfluous(allFindings(), in: package)
  }

  private func allFindings() async -> [Finding] {
    let places = await CallSites(of: package)
    let declarations = package.declarations
    let navigators = await Navigators(of: declarations, paths: places.paths)
    let views = declarations.types.filter {
      !$0.file.isTest && declarations.isView($0) && !Syntax($0.syntax).isInPreview
    }
    let inViews = await views.mapInParallel { type in
      ViewRules(
        view: ViewType(type), package: declarations, places: places, navigators: navigators
      ).findings
    }
    let inFlows = await FlowRules(package: package).findings()
    return inViews.joined() + inFlows
  }
}
