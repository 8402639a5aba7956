/// The names in an archive.
///
/// They stay as they are, whatever becomes of the types.
enum ArchiveKey: String, CodingKey {
  case name, version, steps, presented, children, storage
}
