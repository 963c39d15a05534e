# The commands of the README and of CI. `setup` installs the packages that a fresh Debian 12 machine with
# a Swift 6 toolchain lacks. The lists of apt packages are here alone; the tests compare the copies of new packages.

# The fonts of texts: Inter is the system font, JetBrains Mono the monospaced one, Noto has other scripts.
FONT_APT_PACKAGES := fonts-inter fonts-jetbrains-mono fonts-liberation fonts-noto-core fonts-noto-cjk \
  fonts-noto-color-emoji
APT_PACKAGES := libcairo2-dev libdeflate-dev libgdk-pixbuf-2.0-0 libheif1 libjpeg62-turbo-dev liblcms2-2 libpango1.0-dev \
  libpng-dev libqrencode-dev librsvg2-dev libwebp-dev libxml2-dev libxxhash-dev libyaml-dev ffmpeg pkg-config poppler-utils $(FONT_APT_PACKAGES)
# Packages of the tests only: qemu-user runs traces and physics on other processors, for which gcc links;
# chromium runs the page of the preview; cjpeg, djpeg, cwebp and dwebp make and decode images, zbarimg reads
# codes; unicode-data has test data of Unicode.
TEST_APT_PACKAGES := qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross chromium libjpeg-turbo-progs webp \
  unicode-data zbar-tools
ZOETROPE := .build/release/zoetrope
PREVIEW := .build/release/zoetrope-preview
SOURCE := .build/release/zoetrope-source
# Packages of the benchmarks only: the engines that ours is compared with.
BENCH_APT_PACKAGES := libbox2d-dev libchipmunk-dev
BENCH_COMPARE_APT_PACKAGES := imagemagick ffmpeg python3-venv
BENCH_PEERS := Benchmarks/.build/peers
# The programs that bench-render compares with; Manim only after `make bench-render-peers`.
RENDER_PEER_PACKAGES := libcairo2-dev zlib1g-dev ffmpeg python3-cairo imagemagick chromium fonts-inter
MANIM_APT_PACKAGES := python3-venv python3-dev libpango1.0-dev
SWIFT_SOURCES := Package.swift Sources Tests \
  $(addprefix Benchmarks/,Package.swift Sources Tests)
# Ends a run that hangs; a normal run takes a tenth of these.
TEST_LIMIT := timeout --foreground --verbose --kill-after=1m
SWIFT_TEST := $(TEST_LIMIT) 30m swift test --skip-build -debug-info-format none
# Without debug information, which is a tenth of the time that modules take to compile; a backtrace has the names
# of functions all the same. All release builds take the same options, or they compile everything again.
RELEASE := -c release -debug-info-format none
# Builds what is missing, too. No test imports internals, so that modules are compiled as for the programs, and once
# for both.
RELEASE_TEST := $(TEST_LIMIT) 60m swift test $(RELEASE) --disable-testable-imports
comma := ,
space := $(subst ,, )
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: help program demo test debug-test release-test fast-tests waiting-tests test-processors test-threads test-mutations test-farm lint format build goldens docs install uninstall deb \
  check-deb check-exports check-schema scene-gallery bench-physics bench-physics-v3 bench-dynamics bench-views bench-compare bench-render \
  bench-render-peers bench-farm setup packages \
  test-setup clean

# The first target, so that it is the default.
help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: build ## Render every recipe to a film and a contact sheet in renders/.
	@$(ZOETROPE) demo renders

# The suites with one of some tags, as a regular expression for --filter and --skip.
tagged_suites = $(shell grep -rzhoP \
  '@Suite\((?:[^()]|\([^()]*\))*\.tags\([^()]*\.(?:$(1))\b[^()]*\)(?:[^()]|\([^()]*\))*\)\s*struct \K\w+' \
  --include='*.swift' Tests | tr '\0' '\n' | paste -sd '|')
tagged = [.]($(or $(call tagged_suites,$(1)),$(error no suite is tagged $(1))))/

# A release build, which is what users have, runs all tests. Slow tests use every core for a long time and
# run last, since others wait for processes.
test: release-test debug-test test-processors ## Run all tests in a release build, and the engine's in others.

release-test: test-setup ## Run all tests in a release build.
	$(RELEASE_TEST) --filter 'no test: this builds them'
	@$(MAKE) --no-print-directory --jobs=2 fast-tests waiting-tests || { $(LIST_FAILURES); exit 1; }
	$(BUILT_TEST) --filter '$(call tagged,slow)'

# The program of the tests itself: of two `swift test` that start at once one may find the other's database locked.
BUILT_TEST = NO_COLOR=1 $(TEST_LIMIT) 60m .build/release/zoetropePackageTests.xctest --testing-library swift-testing
# The output of two runs at once is long and mixed: what failed is repeated at its end.
TEST_LOGS := .build/test-logs
LIST_FAILURES := echo 'Failed tests, of $(TEST_LOGS):'; grep -ahE '^(✘|error:)' $(TEST_LOGS)/*.log | grep -v 'known issue'

fast-tests waiting-tests: SHELL := /bin/bash -o pipefail
fast-tests waiting-tests: | $(TEST_LOGS)

$(TEST_LOGS):
	@mkdir -p $@

fast-tests:
	$(BUILT_TEST) --skip '$(call tagged,slow|waiting)' 2>&1 | tee $(TEST_LOGS)/fast.log

waiting-tests:
	$(BUILT_TEST) --filter '$(call tagged,waiting)' 2>&1 | tee $(TEST_LOGS)/waiting.log

# The modules of numbers run in a debug build, too, for assertions and messages that release builds drop;
# both builds must find the same hashes.
DEBUG_TARGETS ?= ElementaryFunctionsTests,GeometryTests,PhysicsTests,TweenTests

debug-test: export TEST_TARGETS = $(DEBUG_TARGETS)
debug-test: test-setup ## Run tests in a debug build; DEBUG_TARGETS names their targets.
	swift build --product zoetropePackageTests -debug-info-format none
	$(SWIFT_TEST) --skip '$(call tagged,golden|slow|waiting)'

test-processors: test-setup ## Compare physics with that of an old processor and of 64-bit Arm.
	swift build $(RELEASE) --product PhysicsHashes
	Tests/Engine/PhysicsHashes/run.sh .build/release/PhysicsHashes .build/processors

# sshd, of openssh-server, is started by the tests alone.
FARM_APT_PACKAGES := slurm-wlm munge parallel openssh-client openssh-server python3-minimal procps

# Threads meet where tasks, queues and sessions resume on the thread of the stage. A build of its own, of the targets
# that have these suites alone: eight minutes of a processor, and so no part of `test`.
THREAD_TARGETS := UIKitTests,StageKitTests,FilmKitTests
THREAD_SUITES := queues of work|asynchronous code|(ResumedTask|Timer|VirtualClock|StageLifetime|DescriptorWriter)Tests

test-threads: export TEST_TARGETS = $(THREAD_TARGETS)
test-threads: test-setup ## Run the suites of time under the thread sanitizer.
	$(TEST_LIMIT) 60m swift test --sanitize=thread --scratch-path .build/threads --filter '$(THREAD_SUITES)'

# The number of tries of each of eight readers.
MUTATIONS ?= 5000

test-mutations: export ZOETROPE_MUTATIONS = $(MUTATIONS)
test-mutations: export ZOETROPE_MUTATION_LOG = .build/mutations
test-mutations: test-setup ## Read files with changes at random places; MUTATIONS is their number.
	mkdir -p $(ZOETROPE_MUTATION_LOG)
	$(RELEASE_TEST) --filter HostileInputTests.MutationTests
	Tests/Support/HostileInputs/campaign.py $(ZOETROPE) --tries $$(( $(MUTATIONS) / 50 ))

test-farm: test-setup ## Render films with Slurm, parallel and Kubernetes' files, with faults.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(FARM_APT_PACKAGES)'
	ZOETROPE_TEST_FARM=1 $(RELEASE_TEST) --filter FarmEngineTests

lint: ## Check the format of all sources.
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@! grep -rn '^@testable' Tests || \
	  { echo 'A release build has no @testable imports: declare what tests use as package.'; exit 1; }

format: ## Format all sources.
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

program: setup ## Build the program, .build/release/zoetrope.
	@swift build $(RELEASE) --product zoetrope

# The first of these has nearly all modules, so that both processors are busy.
build: setup ## Build the program, what reads source for iOS, and the server of the preview.
	@swift build $(RELEASE) --product zoetrope-source
	@swift build $(RELEASE) --product zoetrope
	@swift build $(RELEASE) --product zoetrope-preview

# The libraries of the documentation, from geometry to the umbrella.
DOCUMENTED := ElementaryFunctions Geometry LinearConstraints Tween Physics Dynamics PictureKit Layers SoundKit StageKit \
  SceneViews FigureReading Controls Scrolling Bars StageDispatch StageFoundation CoreGraphics QuartzCore CoreImage CoreMotion \
  AudioToolbox AVFoundation UIKit ObjectiveCSupport PlaygroundSupport Artwork Imaging ImageComparison ImageTesting Raster ImageFilters \
  ImageFiles SyntaxHighlighting Text FilmKit Rendering Commands Recipes Zoetrope

# Those of them that no other one uses.
DOCUMENTED_ROOTS := ImageTesting ObjectiveCSupport PlaygroundSupport Recipes Zoetrope

docs: setup ## Build the documentation of all libraries as one site, .build/docs.
	@for target in $(DOCUMENTED_ROOTS); do swift build $(RELEASE) --target $$target || exit 1; done
	@Documentation/build-site.sh .build/docs $(DOCUMENTED)

# Each scene at two fifths of its duration, on a page of six columns.
scene-gallery: program ## Draw the picture of the scenes in Documentation/Scenes.
	@rm -rf .build/scenes && mkdir -p .build/scenes/tiles
	@for scene in Documentation/Scenes/*.yaml; do \
	  name=$$(basename $$scene .yaml); \
	  time=$$(awk '/^duration:/ { print $$2 * 0.4 }' $$scene); \
	  $(ZOETROPE) still $$scene --at $$time --scale 2 -o .build/scenes/$$name.png && \
	  ffmpeg -v error -i .build/scenes/$$name.png -vf $(SCENE_TILE) .build/scenes/tiles/$$name.png || exit 1; \
	done
	@ffmpeg -v error -y -pattern_type glob -i '.build/scenes/tiles/*.png' -frames:v 1 \
	  -vf 'tile=6x4:color=0xededed' Documentation/gallery-scenes.png

SCENE_TILE := 'scale=300:240:force_original_aspect_ratio=decrease,pad=312:252:-1:-1:0xededed'

goldens: program ## Record the golden frames of all recipes; look at them before you commit.
	$(ZOETROPE) golden update

PREFIX ?= /usr/local
DESTDIR ?=
INSTALLED := $(DESTDIR)$(PREFIX)
# The modules that a Swift file with recipes imports, in part by way of others.
MODULES := AVFoundation AVKit AnchorConstraints AnimationPlaying ArgumentParser ArgumentParserToolInfo Artwork AudioToolbox Bars CellReuse Combine Commands \
  ConstraintMaking ConstraintOperators Contacts ContactsUI ControlPublishers Controls CoreData CoreGraphics CoreImage CoreLocation CoreMotion Dynamics EdgePinning ElementaryFunctions EventKit EventKitUI Export Farm FigureReading FileIO FilmKit FramePinning FrameworkSupport Geometry Golden \
  ImageComparison ImageFetching ImageFiles ImageFilters Imaging InterfaceDocuments JSONValues Layers LinearConstraints LocalAuthentication MapKit MediaPlayer MessageUI Network NetworkReaching ObjectMapping ObjectSetup ObjectStoring ObjectiveCSupport ObservableSequences OpenCombine Physics PictureKit \
  Photos PhotosUI PlaygroundSupport Plots PreviewWorker QuartzCore Raster Rendering Report RequestMaking RequestTargets ResourceNames SafariServices SceneFile SceneKit SceneViews Scrolling Security ServiceResolving SnapshotTesting SoundKit SpriteKit \
  StageContext StageDispatch StageFoundation StageKit StageTesting StoreKit Subprocess SwiftUI SyntaxHighlighting SystemConfiguration SystemPackage TestCases Text TextLocalizing Tween TypeExtensions UIKit UserNotifications WebKit XCPlayground \
  XMLReading YAMLReading Zoetrope

install: build ## Install the program, its modules, manual and completions below PREFIX=/usr/local.
	@swift build $(RELEASE) --product generate-manual
	install -D -m 755 $(ZOETROPE) $(INSTALLED)/bin/zoetrope
	install -D -m 755 -t $(INSTALLED)/libexec/zoetrope $(PREVIEW) $(SOURCE)
	install -D -m 644 -t $(INSTALLED)/lib/zoetrope/modules \
	  $(MODULES:%=.build/release/Modules/%.swiftmodule)
	rm -rf $(INSTALLED)/share/zoetrope && mkdir -p $(INSTALLED)/share/zoetrope
	cp -R Package.swift Sources $(INSTALLED)/share/zoetrope
	mkdir -p $(INSTALLED)/share/man/man1
	.build/release/generate-manual $(ZOETROPE) --multi-page -o $(INSTALLED)/share/man/man1
	$(ZOETROPE) --generate-completion-script bash | install -D -m 644 /dev/stdin \
	  $(INSTALLED)/share/bash-completion/completions/zoetrope
	$(ZOETROPE) --generate-completion-script zsh | install -D -m 644 /dev/stdin \
	  $(INSTALLED)/share/zsh/site-functions/_zoetrope
	$(ZOETROPE) --generate-completion-script fish | install -D -m 644 /dev/stdin \
	  $(INSTALLED)/share/fish/vendor_completions.d/zoetrope.fish

uninstall: ## Remove what install has put below PREFIX.
	rm -f $(INSTALLED)/bin/zoetrope $(INSTALLED)/share/man/man1/zoetrope.1 \
	  $(INSTALLED)/share/man/man1/zoetrope.*.1 \
	  $(INSTALLED)/share/bash-completion/completions/zoetrope \
	  $(INSTALLED)/share/zsh/site-functions/_zoetrope \
	  $(INSTALLED)/share/fish/vendor_completions.d/zoetrope.fish
	rm -rf $(INSTALLED)/lib/zoetrope $(INSTALLED)/libexec/zoetrope $(INSTALLED)/share/zoetrope

# The Debian package has the Swift libraries that the program is linked with, since Debian has none.
DEB_ROOT := .build/deb
DEB_ARCHITECTURE = $(shell dpkg --print-architecture)
DEB_VERSION = $(shell $(ZOETROPE) --version)
DEB = zoetrope_$(DEB_VERSION)_$(DEB_ARCHITECTURE).deb
DEB_APT_PACKAGES := dpkg-dev patchelf
DEB_PROGRAMS := $(DEB_ROOT)/usr/bin/zoetrope \
  $(addprefix $(DEB_ROOT)/usr/libexec/zoetrope/,zoetrope-preview zoetrope-source)
SWIFT_LIBRARIES = $(sort $(shell ldd $(ZOETROPE) $(PREVIEW) $(SOURCE) | awk '/swift|Foundation|dispatch|BlocksRuntime/ { print $$3 }'))

deb: build ## Build a Debian package, .build/zoetrope_VERSION_ARCHITECTURE.deb.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(DEB_APT_PACKAGES)'
	rm -rf $(DEB_ROOT)
	@$(MAKE) --no-print-directory install DESTDIR=$(DEB_ROOT) PREFIX=/usr
	install -D -m 644 -t $(DEB_ROOT)/usr/lib/zoetrope/swift $(SWIFT_LIBRARIES)
	patchelf --set-rpath '$$ORIGIN' $(DEB_ROOT)/usr/lib/zoetrope/swift/*.so
	patchelf --set-rpath '$$ORIGIN/../lib/zoetrope/swift:$$ORIGIN/../../lib/zoetrope/swift' $(DEB_PROGRAMS)
	strip --strip-debug $(DEB_PROGRAMS)
	gzip -9n $(DEB_ROOT)/usr/share/man/man1/*.1
	@mkdir -p $(DEB_ROOT)/DEBIAN .build/debian && touch .build/debian/control
	@printf '%s\n' 'Package: zoetrope' 'Version: $(DEB_VERSION)' \
	  'Architecture: $(DEB_ARCHITECTURE)' 'Maintainer: The Zoetrope authors <zoetrope@localhost>' \
	  'Section: graphics' 'Priority: optional' \
	  "Depends: $$(cd .build && dpkg-shlibdeps -O --ignore-missing-info -ldeb/usr/lib/zoetrope/swift \
	    $(DEB_PROGRAMS:.build/%=%) deb/usr/lib/zoetrope/swift/*.so 2>/dev/null | sed 's/^shlibs:Depends=//'), libgdk-pixbuf-2.0-0, libheif1, liblcms2-2, librsvg2-2, $(subst $(space),$(comma) ,$(strip $(FONT_APT_PACKAGES)))" \
	  'Recommends: ffmpeg, poppler-utils' \
	  'Description: films of UIKit-style animation without a screen' \
	  ' Zoetrope renders UIKit-style animation and UIKit Dynamics to films and PNG' \
	  ' frames. A virtual clock gives the same film on every run. Swift files with' \
	  ' recipes are compiled with the installed Swift toolchain.' > $(DEB_ROOT)/DEBIAN/control
	dpkg-deb --build --root-owner-group $(DEB_ROOT) .build/$(DEB)

DEB_TEST_ROOT := .build/deb-test

define DEB_CHECK
apt-get install -qq --yes --no-install-recommends --reinstall /tmp/$(DEB)
cd /tmp; unset TMPDIR
zoetrope --version
zoetrope still book-13-1-move --at 1.5 -o move.png --force
zoetrope render steps-bounce -o bounce.gif --scale 0.5 --quiet --force
zoetrope preview --no-open > address &
while kill -0 $$! && [ ! -s address ]; do sleep 0.1; done
kill $$!
cat address
endef

# For this target only: the text has the program's version, which is known once it is built.
check-deb: export DEB_SCRIPT = $(DEB_CHECK)
check-deb: deb ## Install the Debian package in a Debian root of its own, and run it there (as root).
	@$(MAKE) --no-print-directory setup APT_PACKAGES=debootstrap
	test -d $(DEB_TEST_ROOT)/usr || debootstrap --variant=minbase bookworm $(DEB_TEST_ROOT)
	cp .build/$(DEB) $(DEB_TEST_ROOT)/tmp
	@# The program finds its libraries by way of /proc.
	unshare --mount sh -ec 'mount -t proc proc $(DEB_TEST_ROOT)/proc; chroot $(DEB_TEST_ROOT) sh -ec "$$DEB_SCRIPT"'
	$(ZOETROPE) still book-13-1-move --at 1.5 -o .build/move.png --force
	cmp .build/move.png $(DEB_TEST_ROOT)/tmp/move.png

# All scenes, or SCENES=pit4000,ui; BENCH_FLAGS=--help lists more.
bench-physics: ## Compare the physics engine with others.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_APT_PACKAGES)'
	@swift build -c release --package-path Benchmarks --product physics-bench
	@Benchmarks/.build/release/physics-bench $(if $(SCENES),--scenes $(SCENES)) $(BENCH_FLAGS)

BOX2D_V3_LIBRARIES := Benchmarks/.build/box2d-v3

# BOX2D_V3 names a copy of its repository. The soft step: BENCH_FLAGS=--soft-step.
bench-physics-v3: ## Compare the physics engine with Box2D v3, too, built from its sources.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_APT_PACKAGES)'
	@Benchmarks/Box2DV3/build.sh $(BOX2D_V3_LIBRARIES)
	@$(MAKE) --no-print-directory bench-physics BENCH_FLAGS='--box2d-v3 $(BOX2D_V3_LIBRARIES)/sse2.so \
	  --box2d-v3 $(BOX2D_V3_LIBRARIES)/avx2.so $(BENCH_FLAGS)'

setup: ## Install the missing apt packages.
	@missing=$$(for package in $(APT_PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || echo $$package; done); \
	if [ -n "$$missing" ]; then \
	  echo "Installing:" $$missing; \
	  $(SUDO) apt-get update -qq && \
	  $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes $$missing; \
	fi

packages: ## Print the apt packages that setup installs.
	@echo $(APT_PACKAGES)

test-setup: ## Install the missing apt packages of the tests, too.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(APT_PACKAGES) $(TEST_APT_PACKAGES)'

bench-dynamics: ## Time an animator's tick with 50 to 400 items in one collision behavior.
	@swift build -c release --package-path Benchmarks --product dynamics-bench
	@Benchmarks/.build/release/dynamics-bench

bench-views: ## Time constraints, hit tests and tables of many views.
	@swift build -c release --package-path Benchmarks --product views-bench
	@Benchmarks/.build/release/views-bench

# BENCH_FLAGS=--help lists options.
bench-compare: program $(BENCH_PEERS)/installed ## Compare image comparison with ImageMagick, ffmpeg, pixelmatch.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_COMPARE_APT_PACKAGES)'
	@swift build -c release --package-path Benchmarks --product compare-bench
	@Benchmarks/.build/release/compare-bench measure --zoetrope $(ZOETROPE) \
	  --python $(BENCH_PEERS)/bin/python $(BENCH_FLAGS)

$(BENCH_PEERS)/installed:
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(BENCH_COMPARE_APT_PACKAGES)'
	@python3 -m venv $(BENCH_PEERS)
	@$(BENCH_PEERS)/bin/pip install --quiet pixelmatch==0.4.0 pillow
	@touch $@

# All scenes, or SCENES=s1,startup. A quick run: BENCH_FLAGS="--seconds 1 --turns 1". All options:
# BENCH_FLAGS=--help.
bench-render: program ## Compare the rendering of films and pictures with other programs.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(RENDER_PEER_PACKAGES)'
	@swift build -c release --package-path Benchmarks --product render-floor
	@swift build -c release --package-path Benchmarks --product render-bench
	@Benchmarks/.build/release/render-bench $(if $(SCENES),--scenes $(SCENES)) $(BENCH_FLAGS)

bench-render-peers: ## Install Manim for bench-render, a few hundred MB.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(MANIM_APT_PACKAGES)'
	/usr/bin/python3 -m venv Benchmarks/.build/manim
	@# With later ones Manim cannot draw images.
	Benchmarks/.build/manim/bin/pip install --quiet manim==0.22.0 'pillow<12'

CHECK_EXPORTS := Benchmarks/.build/exports
CHECK_EXPORTS_APT_PACKAGES := chromium librsvg2-bin poppler-utils python3-venv ffmpeg

# Some recipes: RECIPES="steps-bounce gallery-switch".
check-exports: program $(CHECK_EXPORTS)/installed ## Play exports with browsers, rlottie, librsvg and poppler.
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(CHECK_EXPORTS_APT_PACKAGES)'
	@$(CHECK_EXPORTS)/bin/python Benchmarks/Exports/check.py --zoetrope $(ZOETROPE) \
	  --output $(CHECK_EXPORTS)/files $(RECIPES)

# wagtail-lottie has lottie-web 5.7.4 as one file, lottie-specs the JSON Schema.
$(CHECK_EXPORTS)/installed:
	@$(MAKE) --no-print-directory setup APT_PACKAGES='$(CHECK_EXPORTS_APT_PACKAGES)'
	@python3 -m venv $(CHECK_EXPORTS)
	@$(CHECK_EXPORTS)/bin/pip install --quiet rlottie-python==1.3.8 lottie-specs==0.5.2 jsonschema pillow \
	  numpy websocket-client
	@$(CHECK_EXPORTS)/bin/pip install --quiet --no-deps wagtail-lottie==0.1.19
	@touch $@

CHECK_SCHEMA := .build/check-schema

check-schema: program $(CHECK_SCHEMA)/installed ## Check the scenes of the documentation by the JSON Schema, with check-jsonschema.
	@$(ZOETROPE) scene schema > $(CHECK_SCHEMA)/scene.schema.json
	@$(CHECK_SCHEMA)/bin/check-jsonschema --check-metaschema $(CHECK_SCHEMA)/scene.schema.json
	@$(CHECK_SCHEMA)/bin/check-jsonschema --schemafile $(CHECK_SCHEMA)/scene.schema.json \
	  Documentation/Scenes/*.yaml Documentation/Scenes/Textbook/*.yaml

$(CHECK_SCHEMA)/installed:
	@python3 -m venv $(CHECK_SCHEMA)
	@$(CHECK_SCHEMA)/bin/pip install --quiet check-jsonschema==0.39.0
	@touch $@

bench-farm: program ## Time films in shards, and compute what more machines bring.
	@Benchmarks/Farm/bench.sh $(ZOETROPE)

clean: ## Remove what was built.
	rm -rf .build
