# shellcheck shell=bash
# What first.sh, cheapest.sh and counts.sh share, which read this file. It is no program of its own.
#
# The first two define all of these, counts.sh only "line" and "answer":
#   prepare FILE               writes the problem for the programs that do not read Knuth's format
#   line PROGRAM FILE [SEED]   prints the command line
#   answer PROGRAM OUTPUT      prints what the program found out, "none" if there is no solution, nothing if it did not say
#   check FILE                 checks the solutions in $temporary/answers, and prints the number of options
# Numbers have points and messages are in English. But letters stay those of the user: Java cannot work in a folder whose name has
# letters that the locale does not know.
export LC_CTYPE=${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} LC_NUMERIC=C LC_MESSAGES=C LC_COLLATE=C
unset LC_ALL

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for needed in target/benchmarks.jar ../programs/dlx-cli/target/dlx.jar; do
    if [[ ! -e "$here/$needed" ]]; then
        echo "There is no $here/$needed. Build it first: ./mvnw -q package -DskipTests" >&2
        exit 2
    fi
done
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
# Command lines are put together from words, so the way to the jars must not have a blank.
cp "$here/target/benchmarks.jar" "$here/../programs/dlx-cli/target/dlx.jar" "$temporary"
dlx="java -jar $temporary/dlx.jar"
peers="java -cp $temporary/benchmarks.jar io.github.exactcover.dlx.benchmarks.peers"
mkdir "$temporary/answers"

# usage STATUS: prints the comment at the top of the script, and exits with that status.
usage() {
    sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "$0"
    exit "$1"
}

# options ARGUMENT...: reads the options into "seconds" and "seeds", and the rest into "files".
options() {
    local option
    seconds=60
    seeds=0
    while getopts ':hs:t:' option; do
        if [[ "$option" == h ]]; then usage 0; fi
        [[ "$option" == [st] && "$OPTARG" =~ ^[1-9][0-9]*$ ]] || usage 2 >&2
        if [[ "$option" == s ]]; then seeds=$OPTARG; else seconds=$OPTARG; fi
    done
    files=("${@:OPTIND}")
    (( ${#files[@]} > 0 )) || usage 2 >&2
}

# choose PROGRAM...: puts dlx, those of the programs that are on the PATH, and those that are in the jar into "programs".
choose() {
    local program
    programs=(dlx)
    if (( seeds > 0 )); then programs+=(seeds); fi
    for program in "$@"; do
        if command -v "$program" > /dev/null; then programs+=("$program"); fi
    done
    for program in CpSat Choco; do
        # Without arguments, it says what it needs.
        if [[ $($peers.$program 2>&1 || true) == *'Give a file'* ]]; then programs+=("$program"); fi
    done
}

# title PROGRAM: the title of its column.
title() {
    case $1 in
        seeds) echo "dlx, $seeds seeds" ;;
        CpSat) echo cp-sat ;;
        Choco) echo choco ;;
        *) echo "$1" ;;
    esac
}

# run PROGRAM FILE [SEED]: runs a program once: what it found out, into "said", and its processor time, into "time".
run() {
    local TIMEFORMAT='%3U %3S' output="$temporary/answers/$1${3:+-$3}"
    { time bash -c "ulimit -t $seconds; $(line "$@")" > "$output" 2>&1; } 2> "$temporary/time" || true
    said=$(answer "$1" "$output")
    time=$(tail -n 1 "$temporary/time" | awk '{ printf "%.2f", $1 + $2 }')
    # Only solutions are left to be checked.
    if [[ -z "$said" || "$said" == none ]]; then rm "$output"; fi
    if [[ -z "$said" ]]; then return; fi
    if [[ -n "$known" && "$known" != "$said" ]]; then
        echo "$2: $(title "$1")${3:+ with the seed $3} says $said, another program $known" >&2
        exit 1
    fi
    known=$said
}

# median NUMBER...: the one in the middle, the larger one of two; "-" if most runs had no answer.
median() {
    local sorted
    mapfile -t sorted < <(printf '%s\n' "$@" | sort -g)
    if (( $# > seeds / 2 )); then echo "${sorted[seeds / 2]}"; else echo '-'; fi
}

# cell PROGRAM FILE: adds the time of a program to "cells", and 1 to the problems that it solved.
cell() {
    local seed times=()
    if [[ "$1" != seeds ]]; then
        run "$1" "$2"
        if [[ -n "$said" ]]; then solved[$1]=$(( ${solved[$1]:-0} + 1 )); else time='-'; fi
        cells+=" $time |"
        return
    fi
    for (( seed = 1; seed <= seeds; seed++ )); do
        run dlx "$2" "$seed"
        if [[ -n "$said" ]]; then times+=("$time"); fi
    done
    cells+=" $(median "${times[@]}") (${#times[@]}) |"
    solved[seeds]=$(( ${solved[seeds]:-0} + ${#times[@]} ))
}

# table COLUMN TOTAL: runs all programs on all files. COLUMN is the title of what they find out, TOTAL that of the last row.
table() {
    local file program cells count titles="| problem | options | $1 |" rule='|:--------|--------:|--------:|' last="| **$2** | | |"
    declare -A solved
    for program in "${programs[@]}"; do
        titles+=" $(title "$program") |" rule+='-----:|'
    done
    printf '%s\n%s\n' "$titles" "$rule"
    for file in "${files[@]}"; do
        rm -f "$temporary"/answers/*
        prepare "$file"
        cells='' known=''
        for program in "${programs[@]}"; do cell "$program" "$file"; done
        count=$(check "$file")
        echo "| $(basename "$file" .dlx) | $count | ${known:-?} |$cells"
    done
    for program in "${programs[@]}"; do
        local all=${#files[@]}
        if [[ "$program" == seeds ]]; then all=$(( all * seeds )); fi
        last+=" ${solved[$program]:-0} of $all |"
    done
    echo "$last"
}
