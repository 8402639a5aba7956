import Foundation
import MeerkatData
import Testing

private enum Before: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model final class Book {
    var title: String
    var pages: Int
    var subtitle: String?

    init(title: String, pages: Int) {
      self.title = title
      self.pages = pages
    }
  }
}

private enum After: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self, Author.self] }

  @Model final class Book {
    @Attribute(originalName: "title") var name: String
    var rating: Int = 3
    var added: Date?
    var language: String? = "en"
    var author: Author?

    init(name: String) { self.name = name }
  }

  @Model final class Author {
    var name: String
    var books: [Book] = []

    init(name: String) { self.name = name }
  }
}

private enum Later: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Book.self, After.Author.self] }

  @Model final class Book {
    var name: String
    var rating: Int = 3
    var shelf: String

    init(name: String, shelf: String) {
      self.name = name
      self.shelf = shelf
    }
  }
}

private enum Changed {
  @Model final class Book {
    var title: Int
    init(title: Int) { self.title = title }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [Before.self, After.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: Before.self, toVersion: After.self,
        willMigrate: { context in
          for book in try context.fetch(FetchDescriptor<Before.Book>()) {
            book.title = book.title.uppercased()
          }
        },
        didMigrate: { context in
          let author = After.Author(name: "Anonymous")
          context.insert(author)
          author.books = try context.fetch(FetchDescriptor<After.Book>())
        })
    ]
  }
}

@MainActor
struct MigrationTests {
  private func context<T: PersistentModel>(
    for type: T.Type, at url: URL, plan: (any SchemaMigrationPlan.Type)? = nil,
    allowsSave: Bool = true
  ) throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: type, migrationPlan: plan,
        configurations: ModelConfiguration(url: url, allowsSave: allowsSave)))
  }

  private func writeBooks(at url: URL) throws {
    let context = try context(for: Before.Book.self, at: url)
    context.insert(Before.Book(title: "Emma", pages: 400))
    try context.save()
  }

  @Test func propertiesAreAddedRenamedAndRemoved() throws {
    try withFile { url in
      try writeBooks(at: url)
      let after = try context(for: After.Book.self, at: url)
      let book = try #require(try all(After.Book.self, in: after).first)
      #expect(book.name == "Emma" && book.rating == 3 && book.added == nil)
      #expect(book.language == "en" && book.author == nil)
      let rated = #Predicate<After.Book> { $0.rating == 3 }
      #expect(try after.fetchCount(FetchDescriptor(predicate: rated)) == 1)
      book.rating = 5
      try after.save()
      #expect(try all(After.Book.self, in: context(for: After.Book.self, at: url))[0].rating == 5)
    }
  }

  @Test func aStageOfAPlanRunsOnce() throws {
    try withFile { url in
      try writeBooks(at: url)
      for _ in 0..<2 {
        let context = try context(for: After.Book.self, at: url, plan: Plan.self)
        #expect(try all(After.Book.self, in: context).map(\.name) == ["EMMA"])
        #expect(try all(After.Author.self, in: context).map(\.name) == ["Anonymous"])
        #expect(try all(After.Book.self, in: context)[0].author?.name == "Anonymous")
      }
    }
  }

  @Test func aNewStoreNeedsNoStage() throws {
    try withFile { url in
      for _ in 0..<2 {
        let context = try context(for: After.Book.self, at: url, plan: Plan.self)
        #expect(try all(After.Author.self, in: context) == [])
        context.insert(After.Book(name: "Emma"))
        try context.save()
      }
      let context = try context(for: After.Book.self, at: url, plan: Plan.self)
      #expect(try all(After.Book.self, in: context).map(\.name) == ["Emma", "Emma"])
    }
  }

  @Test func whatCantBeMigratedIsAnErrorAndStays() throws {
    try withFile { url in
      try writeBooks(at: url)
      let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try context(for: Later.Book.self, at: url)
      }
      #expect(error?.description.contains("Book.name has no default value") == true)
      #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try context(for: Changed.Book.self, at: url)
      }
      let books = try all(Before.Book.self, in: context(for: Before.Book.self, at: url))
      #expect(books.map(\.title) == ["Emma"] && books.map(\.pages) == [400])
    }
  }

  @Test func aDamagedFileIsAnErrorAndStays() throws {
    try withFile { url in
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let junk = Data("This is no database, but a text that is long enough to be one.".utf8)
      try junk.write(to: url)
      let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try context(for: Before.Book.self, at: url)
      }
      #expect(error?.description.contains("file is not a database") == true)
      #expect(error?.description.contains(url.path) == true)
      #expect(try Data(contentsOf: url) == junk)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.store"])
    }
  }

  @Test func aStoreThatIsOnlyReadCantBeSaved() throws {
    try withFile { url in
      try writeBooks(at: url)
      let context = try context(for: Before.Book.self, at: url, allowsSave: false)
      #expect(try all(Before.Book.self, in: context).map(\.title) == ["Emma"])
      context.insert(Before.Book(title: "Persuasion", pages: 250))
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try self.context(for: After.Book.self, at: url, allowsSave: false)
      }
    }
  }

  @Test func aStoreWithoutAPlaceIsInApplicationSupport() {
    let path = ModelConfiguration().url.path
    #expect(path.hasSuffix("/\(ProcessInfo.processInfo.processName)/default.store"))
    #expect(ModelConfiguration("notes").url.lastPathComponent == "notes.store")
  }
}
