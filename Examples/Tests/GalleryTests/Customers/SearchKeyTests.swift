import GalleryRooms
import Testing

struct SearchKeyTests {
  @Test(
    "Case, accents and strokes through letters make no difference",
    arguments: [
      ("Seán O'Neill", "sean"), ("Seán O'Neill", "SEÁN"), ("Łukasz Dąbrowski", "lukasz dab"),
      ("Jørn Utzon", "jorn"), ("Malmö", "MALMO"), ("Weiß", "weiss"), ("Weiss", "weiß"),
      ("Æsa", "aesa"), ("İpek Yılmaz", "ipek yilmaz"), ("李小龍", "小"),
    ])
  func same(name: String, search: String) {
    #expect(SearchKey(name).matches(SearchKey(search)))
  }

  @Test(
    "Every word is looked for, in any order and anywhere in a name",
    arguments: [
      ("Ada Lovelace", "love ada", true), ("Ada Lovelace", "lace", true),
      ("Ada Lovelace", " ada ", true), ("Ada Lovelace", "", true),
      ("Ada Lovelace", "ada zola", false), ("Ada Lovelace", "adalovelace", false),
    ])
  func words(name: String, search: String, isFound: Bool) {
    #expect(SearchKey(name).matches(SearchKey(search)) == isFound)
  }
}
