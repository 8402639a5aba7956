import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct RoleTests {
  @Test(arguments: [
    (ButtonRole.cancel, "[Cancel]"), (.destructive, "[Delete]"), (.close, "[Close]"),
    (.confirm, "[Done]"),
  ])
  func aRoleHasWords(role: ButtonRole, picture: String) throws {
    #expect(try Driver(Button(role: role) {}).picture == picture)
  }
}
