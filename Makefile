# The two commands of this project are `make run` and `make test`; `make new NAME=Trips` begins an app.

.PHONY: run test new library sources check all-but-release counted libraries build examples release swift-tests macro-tests example-tests browser-tests tool-tests apple apple-apps compiler \
	samples consumer docs lint soak bench work format contact-sheet

# Where make can, it shows what runs side by side one after the other.
SIDE_BY_SIDE := $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Where the example apps are built. They are a package of their own, which gives Meerkat's modules other names: so they
# can't share a folder with this package in turns, but may come after it, as in the gate.
export EXAMPLES_BUILD ?= $(CURDIR)/Examples/.build

# Builds leave out debug information, which takes a quarter of their time, and compile each module as a whole, which saves
# a fifth of the rest. Who changes files often has them compiled one by one: make BUILD_OPTIONS="-debug-info-format none"
export BUILD_OPTIONS ?= -debug-info-format none $(addprefix -Xswiftc ,-whole-module-optimization -num-threads 2 -disable-batch-mode)

# SwiftPM orders the new names of modules by chance, and would build all of them again when a file is added.
EXAMPLES_SWIFT := SWIFT_DETERMINISTIC_HASHING=1 swift

# What asks a server on this machine asks no proxy.
export no_proxy := $(or $(no_proxy),$(NO_PROXY)),127.0.0.1

# The example apps, live in a browser. Options follow as in `make run OPTIONS="--port 0 --open"`.
run: libraries
	scripts/show-progress "the Gallery" env $(EXAMPLES_SWIFT) build $(BUILD_OPTIONS) --package-path Examples --scratch-path $(EXAMPLES_BUILD) --product Gallery
	$(EXAMPLES_BUILD)/debug/Gallery --inspect $(OPTIONS)

# Every Swift test, and the pages in a real browser. Installs what they need of the system.
test: build
	+$(SIDE_BY_SIDE) swift-tests examples
	$(MAKE) macro-tests tool-tests
	+$(SIDE_BY_SIDE) example-tests browser-tests

# A new app beside this folder: what the first step of Documentation/start.md makes. As in `make new NAME=Trips`.
new:
	scripts/new-app '$(NAME)'

# The library alone, on Linux: navigation with its tests, for whoever changes that; `make sources` has the macros, too.
library sources:
	MEERKAT_PART=$@ scripts/show-progress "$@ alone" swift build $(BUILD_OPTIONS) --build-tests --scratch-path .build/library
	MEERKAT_PART=$@ scripts/quietly .build/logs/$@ swift test $(BUILD_OPTIONS) --skip-build --scratch-path .build/library

# All that has to hold before something lands. The example apps are built as an app's author builds them, from a version.
check: export MEERKAT_STRICT := 1
check: export MEERKAT_REPOSITORY := $(CURDIR)/.build/repository/meerkat.git
check: export EXAMPLES_BUILD := $(CURDIR)/.build
check: lint build
	+$(SIDE_BY_SIDE) all-but-release counted

all-but-release:
	scripts/check-folders
	+$(SIDE_BY_SIDE) swift-tests apple docs compiler samples
	$(MAKE) macro-tests
	$(MAKE) consumer examples tool-tests
	+$(SIDE_BY_SIDE) browser-tests example-tests apple-apps

libraries:
	scripts/system-libraries

build: libraries
	scripts/show-progress "all modules and tests" swift build $(BUILD_OPTIONS) --build-tests --explicit-target-dependency-import-check error
	# The tests of the macros take the name of these: the browser's tests run some of them side by side.
	cp -f .build/debug/MeerkatPackageTests.xctest .build/debug/StoreTests.xctest

examples: libraries
	scripts/show-progress "the example apps" env $(EXAMPLES_SWIFT) build $(BUILD_OPTIONS) --package-path Examples --scratch-path $(EXAMPLES_BUILD) --build-tests

swift-tests:
	scripts/quietly .build/logs/swift-tests swift test $(BUILD_OPTIONS) --skip-build

# The tests of the macros are built by themselves: see Package.swift.
macro-tests:
	MEERKAT_PART=macros scripts/quietly .build/logs/macro-tests swift test $(BUILD_OPTIONS)

example-tests:
	scripts/quietly .build/logs/example-tests swift test $(BUILD_OPTIONS) --skip-build --package-path Examples --scratch-path $(EXAMPLES_BUILD)

# The program that shows an app without a browser, on the Gallery.
tool-tests:
	scripts/check-tool

browser-tests:
	PROGRAMS=$(EXAMPLES_BUILD)/debug scripts/browser-tests

# What ships to Apple platforms, type-checked on the modules that the build has made.
apple:
	scripts/check-apple

# The example apps as they are on Apple platforms, type-checked on their modules.
apple-apps:
	scripts/check-apple --apps

# Long bodies of views, and typical mistakes in them, as the compiler sees them.
compiler:
	scripts/check-compiler

# Every sample of Swift in the documentation, type-checked on the modules that the build has made, and the options of meerkat there.
samples:
	scripts/check-samples

# What a package that depends on a version of Meerkat has to fetch and to build.
consumer:
	scripts/consumer-test

# What ships, the tests of the library and of the views, and the benchmarks, as the optimiser compiles them: in a folder of
# its own, so that it can be built beside the rest.
RELEASE_OPTIONS := -debug-info-format none -c release --scratch-path .build/optimised
release: libraries
	MEERKAT_PART=release scripts/show-progress "all in release" swift build $(RELEASE_OPTIONS) --build-tests
	MEERKAT_PART=release scripts/quietly .build/logs/release-tests swift test $(RELEASE_OPTIONS) --skip-build

# The instructions of each benchmark, compared with Benchmarks/work.tsv; needs valgrind, which it installs.
work:
	scripts/count-work

counted: release
	scripts/count-work

# A picture of each example app with its pages in four looks, in .build/screenshots; needs what the browser tests installed.
contact-sheet:
	PROGRAMS=$(EXAMPLES_BUILD)/debug .venv/bin/python scripts/contact-sheet

# The documentation of the public modules; a broken link or parameter is an error.
docs:
	scripts/check-docs

lint:
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel
	scripts/check-words
	scripts/check-pages
	scripts/check-rooms
	scripts/check-size
	scripts/check-client
	scripts/check-samples --files
	scripts/swiftui-coverage --check

# A million random commands, with everything accounted for; takes about half an hour.
soak: build
	MEERKAT_SOAK=1000000 swift test $(BUILD_OPTIONS) --skip-build --filter BurrowTests

bench:
	MEERKAT_PART=release swift run $(RELEASE_OPTIONS) Benchmarks
	MEERKAT_PART=release swift run $(RELEASE_OPTIONS) LiveBenchmarks

format:
	git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel
