/// What the user lets calls use.
package struct Permissions: Equatable, Sendable {
  package var camera = false
  package var microphone = false
}
