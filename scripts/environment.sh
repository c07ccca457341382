# What ./play and ./test share: finding Python, keeping a virtual environment, installing the package into it.
# Sourced by bash, version 3.2 (macOS) included. The caller has set ROOT and VENV.

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    pl*) SPEAKS=pl ;;
    *) SPEAKS=en ;;
esac

# say POLISH ENGLISH: one line for the person, in their language.
say() {
    if [ "$SPEAKS" = pl ]; then printf '%s\n' "$1"; else printf '%s\n' "$2"; fi >&2
}

# give_up POLISH ENGLISH: what went wrong, in both languages, and the end.
give_up() {
    printf '\n%s\n%s\n' "$1" "$2" >&2
    exit 1
}

# Sets PYTHON to a Python 3.11 or newer. GALAKTYKA_PYTHON names another one.
find_python() {
    local candidate recent='import sys; sys.version_info >= (3, 11) and print(sys.executable)'
    PYTHON=
    for candidate in ${GALAKTYKA_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        PYTHON=$("$candidate" -c "$recent" 2>/dev/null) && [ -n "$PYTHON" ] && break
        PYTHON=
    done
    [ -n "$PYTHON" ] || give_up \
        "Galaktyka potrzebuje Pythona 3.11 lub nowszego, a nie ma go tutaj. Do pobrania: https://www.python.org/downloads/" \
        "Galaktyka needs Python 3.11 or newer, and there is none here. Get it from https://www.python.org/downloads/"
}

# Sets STAMP, which changes with the sources, and GROUND, which changes when the environment must be made anew:
# with Python, the dependencies, the place, the wish for a pure build, and a C compiler that came or went.
# Sets COMPILER to that compiler, or to nothing.
compute_stamp() {
    local stamps
    COMPILER=$(command -v "${CC:-cc}" || command -v gcc || command -v clang)
    stamps=$("$PYTHON" "$ROOT/scripts/sources.py" stamp "$PYTHON" "$VENV" "${GALAKTYKA_PURE:-}" "$COMPILER") || give_up \
        "Nie da się odczytać źródeł w $ROOT/src." \
        "The sources in $ROOT/src cannot be read."
    STAMP=${stamps% *}
    GROUND=${stamps#* }
}

# holds FILE TEXT: whether the file is there and says just this.
holds() {
    [ -e "$1" ] && [ "$(cat "$1")" = "$2" ]
}

# Other copies of this script wait here until the environment is ready.
lock_environment() {
    command -v flock >/dev/null 2>&1 || return 0
    exec 9>"$VENV.lock"
    flock -n 9 && return
    say "Czekam, aż inne uruchomienie skończy z $VENV..." "Waiting until another run is done with $VENV..."
    flock 9
}

unlock_environment() {
    exec 9>&-
}

# Makes the virtual environment anew. The mark shows that it is ours to remove, even if this is interrupted.
create_environment() {
    "$PYTHON" -c 'import venv, ensurepip' >/dev/null 2>&1 || give_up \
        "Ten Python ($PYTHON) nie ma modułów venv i ensurepip. W Debianie i Ubuntu: sudo apt install python3-venv" \
        "This Python ($PYTHON) lacks the modules venv and ensurepip. On Debian and Ubuntu: sudo apt install python3-venv"
    if [ -e "$VENV" ] && [ ! -e "$VENV/made-for-galaktyka" ]; then
        give_up \
            "Środowisko $VENV nie jest nasze, więc zostaje nietknięte. Przenieś je i spróbuj ponownie." \
            "The environment $VENV is not ours, so it stays untouched. Move it away and try again."
    fi
    rm -rf "$VENV"
    mkdir -p "$VENV" && : >"$VENV/made-for-galaktyka" && "$PYTHON" -m venv "$VENV" || give_up \
        "Nie udało się utworzyć środowiska $VENV." \
        "The environment $VENV could not be created."
}

# install_locked NAME [PIP OPTION ...]: the versions in locks/NAME.txt, whose hashes pip checks.
install_locked() {
    local name=$1
    shift
    in_pip install "$@" --require-hashes -r "$ROOT/locks/$name.txt"
}

# install_package [PIP OPTION ...]: builds a clean copy of the sources and installs it (never editable), with what is
# installed already: what a build needs comes from the locks, too.
install_package() {
    local copy status=0
    copy=$(mktemp -d "$VENV/build.XXXXXX") || return 1
    "$PYTHON" "$ROOT/scripts/sources.py" copy "$copy" &&
        in_pip install --no-deps --no-build-isolation "$@" "$copy" || status=1
    rm -rf "$copy"
    return $status
}

in_pip() {
    "$VENV/bin/python" -m pip --disable-pip-version-check --no-input "$@"
}
