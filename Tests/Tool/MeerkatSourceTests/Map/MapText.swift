import MeerkatSource

/// The map of a package of files, by their paths.
func map(_ sources: [String: String]) async -> FlowMap {
  await FlowMap(of: SourcePackage(name: "App", sources: sources))
}

/// The text of the map of one file.
func mapText(_ source: String) async -> String { await map(["App.swift": source]).text }
