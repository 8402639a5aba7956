# The two commands of this project are `make run` and `make test`.

.PHONY: run test check libraries build swift-tests browser-tests apple tutorial consumer docs lint soak bench format

# Where make can, it shows what runs side by side one after the other.
SIDE_BY_SIDE := $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# What asks a server on this machine asks no proxy.
export no_proxy := $(or $(no_proxy),$(NO_PROXY)),127.0.0.1

# The example apps, live in a browser. Options follow as in `make run OPTIONS="--port 0 --open"`.
run: libraries
	swift run Gallery --inspect $(OPTIONS)

# Every Swift test, and the pages in a real browser. Installs what they need of the system.
test: build
	+$(SIDE_BY_SIDE) swift-tests browser-tests

# All that has to hold before something lands.
check: export MEERKAT_STRICT := 1
check: lint build apple tutorial consumer
	+$(SIDE_BY_SIDE) swift-tests browser-tests docs

libraries:
	scripts/system-libraries

build: libraries
	swift build --build-tests --explicit-target-dependency-import-check error
	# The tests of the macros take the name of these: the browser's tests run some of them side by side.
	cp -f .build/debug/MeerkatPackageTests.xctest .build/debug/StoreTests.xctest

# The tests of the macros are built by themselves: see Package.swift.
swift-tests:
	swift test --skip-build
	MEERKAT_TESTS=macros swift test

browser-tests:
	scripts/browser-tests

# What ships to Apple platforms, type-checked on the modules that the build has made.
apple: build
	scripts/check-apple

# Every step of Documentation/first-app.md, type-checked in the same way.
tutorial: build
	scripts/check-tutorial

# A package that depends on this one. It replaces the plan of the build, which the two before it read.
consumer: build apple tutorial
	scripts/consumer-test

# The documentation of the public modules; a broken link or parameter is an error.
docs:
	scripts/check-docs

lint:
	swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests Examples Benchmarks
	scripts/check-words
	scripts/check-pages
	scripts/check-tutorial --files
	scripts/swiftui-coverage --check

# A million random commands, with everything accounted for; takes about half an hour.
soak: build
	MEERKAT_SOAK=1000000 swift test --skip-build --filter BurrowTests

bench:
	swift run -c release JourneyBenchmarks
	swift run -c release FlowBenchmarks
	swift run -c release ViewBenchmarks
	swift run -c release PictureBenchmarks
	swift run -c release LiveBenchmarks
	swift run ActionsBenchmarks

format:
	swift format --in-place --parallel --recursive Package.swift Plugins Sources Tests Examples Benchmarks
