import GalleryRooms
import Meerkat
import MeerkatTesting
import Testing

/// Wherever a user can be, the address is one to send to a colleague: a path without marks.
@MainActor
struct AddressTests {
  let gallery = GalleryFlow(
    services: GalleryServices(courses: ScriptedCourseService()),
    readCustomers: { CustomerFile.bundled() })

  /// The room at a place of the Gallery, once it is there.
  private func room<Room: Flow>(_ place: GalleryFlow.Destination, _: Room.Type) throws -> Room {
    gallery.push(place)
    return try #require(gallery.child(Room.self, at: place))
  }

  /// Whether the address is the expected one, and leads to the same place in another app.
  private func expectAddress(
    _ address: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(gallery.link == address, sourceLocation: sourceLocation)
    #expect(!address.contains(";"), sourceLocation: sourceLocation)
    let other = GalleryFlow(
      services: GalleryServices(courses: ScriptedCourseService()),
      readCustomers: { CustomerFile.bundled() })
    _ = try other.open(address).get()
    #expect(other.link == address, sourceLocation: sourceLocation)
    #expect(
      try other.archive() == gallery.archive(), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    (CustomersRoomScreen.Way.ID.pushed, "/customers/all"), (.inASheet, "/customers/sheet"),
    (.inColumns, "/customers/columns"),
  ])
  func customersHaveAnAddressInEachPlace(
    way: CustomersRoomScreen.Way.ID, address: String
  ) throws {
    let customers = try room(.customers, CustomersFlow.self)
    try expectAddress("/customers")
    customers.didSelectWay(way)
    try expectAddress(address)
    guard let chosen = customers.child(ChosenCustomerFlow.self) else {
      customers.didSelect(3)
      try expectAddress(address + "/3")
      customers.didSelect(4)
      return try expectAddress(address + "/3/4")
    }
    chosen.go(.replaceAll(with: Journey(.customer(3))))
    try expectAddress(address + "/3")
  }

  @Test func aCustomerOfTheRoomHasAnAddress() throws {
    try room(.customers, CustomersFlow.self).didSelect(3)
    try expectAddress("/customers/3")
  }

  @Test func aTicketInASheetHasAnAddress() throws {
    let app = try Driver(FlowView(gallery))
    try app.tap("Four places")
    try app.tap("Tickets in a sheet")
    try expectAddress("/places/sheet")
  }

  @Test func eachErrorHasAnAddress() throws {
    let errors = try room(.errors, ErrorsFlow.self)
    for problem in Problem.allCases {
      errors.push(.problem(problem))
      try expectAddress("/errors/\(problem.rawValue)")
      errors.back()
    }
    for gate in Gate.allCases {
      errors.present(.gate(gate), as: .fullScreenCover)
      try expectAddress("/errors/\(gate.rawValue)")
      errors.close()
    }
    for look in PreviewLook.allCases {
      errors.push(.preview(look))
      try expectAddress("/errors/preview?look=\(look.rawValue)")
      errors.back()
    }
  }

  @Test func todosThatAreOpenedFromEachOtherHaveAnAddress() throws {
    let todos = try room(.todos, TodosFlow.self)
    todos.presenter.didSelect(2)
    try expectAddress("/todos/2")
    todos.presenter.didSelect(1)
    try expectAddress("/todos/2/1")
    gallery.open("/todos")
    todos.presenter.didPressAdd()
    try expectAddress("/todos/new")
  }

  @Test func devicesHaveAnAddress() throws {
    try room(.devices, DevicesFlow.self).didSelect("LK-1")
    try expectAddress("/devices/LK-1")
  }

  @Test func theCourseHasAnAddressUnderEachParent() throws {
    let room = try room(.course, CourseRoomFlow.self)
    room.push(.course)
    let course = try #require(room.child(CourseFlow.self))
    try expectAddress("/course/flow")
    course.didSelectTask("chair")
    try expectAddress("/course/flow/tasks/chair")
    course.didPressMessages()
    try expectAddress("/course/flow/tasks/chair/messages")
    course.didPressSchedule()
    try expectAddress("/course/flow/tasks/chair/messages/schedule")
  }

  @Test func whatIsPushedOnARoomHasAnAddress() throws {
    try room(.customers, CustomersFlow.self).didSelectWay(.pushed)
    gallery.push(.places)
    try expectAddress("/customers/all/places")
  }
}
