# The two commands of this project are `swift run Gallery` and `make test`.

.PHONY: test check lint docs consumer browser-tests bench format

# Every Swift test, then the pages in a real browser. Installs what they need of the system.
test:
	scripts/system-libraries
	swift build --build-tests
	swift test --skip-build
	scripts/browser-tests

# All that has to hold before something lands.
check: lint
	MEERKAT_STRICT=1 $(MAKE) test
	scripts/consumer-test
	$(MAKE) docs

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Benchmarks
	scripts/check-words
	scripts/check-behaviours

# The documentation of the public modules; a broken link or parameter is an error.
docs:
	scripts/check-docs

bench:
	swift run -c release JourneyBenchmarks
	swift run -c release FlowBenchmarks
	swift run -c release ViewBenchmarks
	swift run -c release LiveBenchmarks
	swift run ActionsBenchmarks

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks
