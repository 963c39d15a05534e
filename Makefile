# The commands of the README and of CI. `setup` installs the packages that a fresh Debian 12 machine with
# a Swift 6 toolchain lacks.

# qemu-user runs traces on other processors in tests.
APT_PACKAGES := libcairo2-dev libpng-dev libwebp-dev libxml2 ffmpeg pkg-config qemu-user
ZOETROPE := .build/release/zoetrope
# Packages of the benchmarks only: the engines that ours is compared with.
BENCH_APT_PACKAGES := libbox2d-dev libchipmunk-dev
BENCH_COMPARE_APT_PACKAGES := imagemagick ffmpeg python3-venv
BENCH_PEERS := Benchmarks/.build/peers
# The programs that bench-render compares with; Manim only after `make bench-render-peers`.
RENDER_PEER_PACKAGES := libcairo2-dev zlib1g-dev ffmpeg python3-cairo imagemagick
MANIM_APT_PACKAGES := python3-venv python3-dev libpango1.0-dev
SWIFT_SOURCES := Package.swift Plugins Sources Tests \
  $(addprefix Benchmarks/,Package.swift Sources Tests)
# Ends a run that hangs; a normal run takes a tenth of this.
SWIFT_TEST := timeout --foreground --verbose --kill-after=1m 30m swift test --skip-build
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: demo test debug-test release-test lint format build goldens bench-physics bench-dynamics \
  bench-compare bench-render bench-render-peers setup clean

# Renders every recipe to a film and a contact sheet in renders/.
demo: build
	@$(ZOETROPE) demo renders

# The suites with one of some tags, as a regular expression for --filter and --skip.
tagged_suites = $(shell grep -rzhoP \
  '@Suite\((?:[^()]|\([^()]*\))*\.tags\([^()]*\.(?:$(1))\b[^()]*\)(?:[^()]|\([^()]*\))*\)\s*struct \K\w+' \
  --include='*.swift' Tests | tr '\0' '\n' | paste -sd '|')
tagged = [.]($(or $(call tagged_suites,$(1)),$(error no suite is tagged $(1))))/

# Debug first, for its assertions; golden frames and slow tests run in release only. Both must find the
# same hashes. Slow tests use every core for a long time and run last, since others wait for processes.
test: debug-test release-test

debug-test: setup
	swift build --build-tests
	$(SWIFT_TEST) --skip '$(call tagged,golden|slow)'

release-test: setup
	swift build -c release --build-tests
	$(SWIFT_TEST) -c release --skip '$(call tagged,slow)'
	$(SWIFT_TEST) -c release --filter '$(call tagged,slow)'

lint:
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)

format:
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

build: setup
	@swift build -c release --product zoetrope

# Records the golden frames of all recipes: look at them before committing.
goldens: build
	$(ZOETROPE) golden update

# Compares the physics engine with others: all scenes, or SCENES=pit4000,ui; BENCH_FLAGS=--help lists more.
bench-physics:
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_APT_PACKAGES)'
	@swift build -c release --package-path Benchmarks --product physics-bench
	@Benchmarks/.build/release/physics-bench $(if $(SCENES),--scenes $(SCENES)) $(BENCH_FLAGS)

setup:
	@missing=$$(for package in $(APT_PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || echo $$package; done); \
	if [ -n "$$missing" ]; then \
	  echo "Installing:" $$missing; \
	  $(SUDO) apt-get update -qq && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes $$missing; \
	fi

# Times an animator's tick with 50 to 400 items in one collision behavior.
bench-dynamics:
	@swift build -c release --package-path Benchmarks --product dynamics-bench
	@Benchmarks/.build/release/dynamics-bench

# Compares image comparison with ImageMagick, ffmpeg and pixelmatch; BENCH_FLAGS=--help lists more.
bench-compare: build $(BENCH_PEERS)/installed
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_COMPARE_APT_PACKAGES)'
	@swift build -c release --package-path Benchmarks --product compare-bench
	@Benchmarks/.build/release/compare-bench measure --zoetrope $(ZOETROPE) \
	  --python $(BENCH_PEERS)/bin/python $(BENCH_FLAGS)

$(BENCH_PEERS)/installed:
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_COMPARE_APT_PACKAGES)'
	@python3 -m venv $(BENCH_PEERS)
	@$(BENCH_PEERS)/bin/pip install --quiet pixelmatch==0.4.0 pillow
	@touch $@

# Compares the rendering of films and pictures with other programs: all scenes, or SCENES=s1,startup. A
# quick run: BENCH_FLAGS="--seconds 1 --turns 1". All options: BENCH_FLAGS=--help.
bench-render: build
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(RENDER_PEER_PACKAGES)'
	@swift build -c release --package-path Benchmarks --product render-floor
	@swift build -c release --package-path Benchmarks --product render-bench
	@Benchmarks/.build/release/render-bench $(if $(SCENES),--scenes $(SCENES)) $(BENCH_FLAGS)

# Installs Manim for bench-render, a few hundred MB.
bench-render-peers:
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(MANIM_APT_PACKAGES)'
	/usr/bin/python3 -m venv Benchmarks/.build/manim
	Benchmarks/.build/manim/bin/pip install --quiet manim==0.22.0

clean:
	rm -rf .build
