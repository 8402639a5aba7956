import Foundation
import MeerkatBrowser
import MeerkatViews
import Testing

struct ClientEventTests {
  @Test(arguments: [
    (#"[7,"t",12]"#, ClientEvent(sequence: 7, kind: .element(.tap), id: 12)),
    (#"[8,"i",14,"Jo"]"#, ClientEvent(sequence: 8, kind: .element(.input("Jo")), id: 14)),
    (
      #"[8,"i",14,"\"\\\/\n\u00e9\ud83d\ude42"]"#,
      ClientEvent(sequence: 8, kind: .element(.input("\"\\/\né🙂")), id: 14)
    ),
    (#"[9,"o",3,1]"#, ClientEvent(sequence: 9, kind: .element(.toggle(true)), id: 3)),
    (#"[9,"f",3,0]"#, ClientEvent(sequence: 9, kind: .element(.focus(false)), id: 3)),
    (#"[1,"s",5,2]"#, ClientEvent(sequence: 1, kind: .element(.select(2)), id: 5)),
    (#"[1,"b",5]"#, ClientEvent(sequence: 1, kind: .element(.back), id: 5)),
    (
      #"[1,"h",0,2,"/a?b=c"]"#,
      ClientEvent(sequence: 1, kind: .history(depth: 2, address: "/a?b=c"), id: 0)
    ),
    (
      #"[1,"k",0,"tab","i2"]"#,
      ClientEvent(sequence: 1, kind: .sceneValue(key: "tab", text: "i2"), id: 0)
    ),
    (
      #"[2,"g",4,320,200]"#, ClientEvent(sequence: 2, kind: .resize(width: 320, height: 200), id: 4)
    ),
    (
      #"[2,"n",4,320,20]"#,
      ClientEvent(sequence: 2, kind: .element(.reveal(first: 320, count: 20)), id: 4)
    ),
    (
      #"[2,"n",4,320,20,60]"#,
      ClientEvent(sequence: 2, kind: .element(.reveal(first: 320, count: 20, near: 60)), id: 4)
    ),
    (
      #"[3,"w",7,0,1250,1,-4,20,2,7,0,8,100,40,5,0,0,320,600]"#,
      ClientEvent(
        sequence: 3,
        kind: .touch(
          .began, time: 1.25, at: [CGPoint(x: -4, y: 20)],
          on: [
            TouchTarget(id: 7, frame: CGRect(x: 0, y: 8, width: 100, height: 40)),
            TouchTarget(id: 5, frame: CGRect(x: 0, y: 0, width: 320, height: 600)),
          ]), id: 7)
    ),
    (
      #"[3,"w",7,3,9,0,0]"#,
      ClientEvent(sequence: 3, kind: .touch(.cancelled, time: 0.009, at: [], on: []), id: 7)
    ),
  ])
  func eventsAreRead(frame: String, expected: ClientEvent) throws {
    #expect(try ClientEvent(frame) == expected)
  }

  @Test(arguments: [
    "", "[]", "{}", "null", #"[1,"t"]"#, #"[1,"t",2"#, #"[1,"t",2]x"#, #"[1,"t",2,3]"#,
    #"[1,"q",2]"#,
    #"[-1,"t",2]"#, #"[1,"t",-2]"#, #"[1.5,"t",2]"#, #"[1, "t",2]"#, #"[1,"t",12345678901]"#,
    #"[99999999999999999999,"t",1]"#, #"[1,"s",5,99999999999999999999]"#,
    #"[1,"i",2]"#, #"[1,"i",2,3]"#, #"[1,"i",2,"a]"#, #"[1,"i",2,"\x"]"#, #"[1,"i",2,"\u12"]"#,
    "[1,\"i\",2,\"a\nb\"]", #"["1","t",2]"#, #"[1,"g",2,3]"#, #"[1,"n",2,3]"#, #"[1,"n",2,3,4,]"#,
    #"[[1,"t",2]]"#,
    #"[1,"h",0]"#, #"[1,"h",0,2]"#, #"[1,"h",0,-1,"/"]"#, #"[1,"h",0,"2","/"]"#,
    #"[1,"w",7,5,9,0,0]"#, #"[1,"w",7,0,9,2,1,1,0]"#, #"[1,"w",7,0,9,11,0]"#,
    #"[1,"w",7,0,9,0,65]"#, #"[1,"w",7,0,-9,0,0]"#, #"[1,"w",7,0,9,1,--1,2,0]"#,
    #"[1,"k",0,"tab"]"#, #"[1,"k",0,"tab",2]"#,
  ])
  func anythingElseIsMalformed(frame: String) {
    #expect(throws: ClientEvent.Malformed.self) { try ClientEvent(frame) }
  }

  @Test func halfACharacterIsReplaced() throws {
    let event = try ClientEvent(#"[1,"i",2,"a\ud83db"]"#)
    #expect(event.kind == .element(.input("a\u{FFFD}b")))
  }
}
