extension Course {
  /// The courses of the Gallery's server.
  package static let onOffer = [drawing, guitar, astronomy]

  package static let drawing = Course(
    id: "drawing", title: "Drawing from life", teacher: "Ines Moreau",
    summary: "Six weeks of looking closely, with a pencil.", subject: .art,
    nextCall: Meeting(id: "thu-18", day: "Thursday", time: "18:00"),
    openMeetings: [
      Meeting(id: "thu-20", day: "Thursday", time: "20:00"),
      Meeting(id: "fri-17", day: "Friday", time: "17:30"),
      Meeting(id: "sun-11", day: "Sunday", time: "11:00"),
    ],
    messages: [
      Message(id: 1, author: "Ines Moreau", text: "Bring two pencils, a soft and a hard one."),
      Message(id: 2, author: "Tomas Lind", text: "Does charcoal count as soft?", isUnread: true),
      Message(
        id: 3, author: "Ines Moreau", text: "It does, and so does your sleeve.", isUnread: true),
    ],
    tasks: [
      CourseTask(
        id: "hands", title: "Ten hands",
        details: "Draw your other hand ten times, two minutes each. Keep all ten.",
        due: "Yesterday", isDone: true),
      CourseTask(
        id: "chair", title: "A chair, without the chair",
        details: "Draw only the shapes of the air around a chair. The chair appears by itself.",
        due: "Wednesday"),
      CourseTask(
        id: "window", title: "The view from a window",
        details: "One window, three times a day. Watch what the light does to the edges.",
        due: "Next week"),
    ])

  package static let guitar = Course(
    id: "guitar", title: "First guitar songs", teacher: "Samuel Okoro",
    summary: "Four chords, twelve songs, no scales.", subject: .music,
    nextCall: Meeting(id: "tue-19", day: "Tuesday", time: "19:00"),
    openMeetings: [Meeting(id: "wed-19", day: "Wednesday", time: "19:00")],
    messages: [Message(id: 1, author: "Samuel Okoro", text: "Tune before the call, not in it.")],
    tasks: [
      CourseTask(
        id: "change", title: "From G to C",
        details: "Change between the two chords sixty times a minute.", due: "Tuesday")
    ])

  package static let astronomy = Course(
    id: "sky", title: "The sky tonight", teacher: "Mei Tanaka",
    summary: "What to see with your own eyes, month by month.", subject: .science,
    nextCall: Meeting(id: "mon-21", day: "Monday", time: "21:00"),
    openMeetings: [Meeting(id: "sat-22", day: "Saturday", time: "22:00")],
    messages: [],
    tasks: [
      CourseTask(
        id: "moon", title: "The moon at the same hour",
        details: "Mark where it stands on five evenings.", due: "Sunday")
    ])
}
