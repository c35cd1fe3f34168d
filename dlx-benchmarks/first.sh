#!/usr/bin/env bash
# Compares how long dlx and programs for satisfiability take to find one solution, or to prove that there is none.
#
#   dlx-benchmarks/first.sh [-t SECONDS] FILE...
#
# The FILEs are in Knuth's format. The other programs are those of cadical, clasp and minisat that are on the PATH; they read
# what "dlx convert --to cnf" writes, and the time to write it is not counted. A run is ended after SECONDS of processor time
# (default 60). The table, in Markdown, goes to standard output: the user time of the whole process, for dlx with the start of
# the JVM, or "-" if there was no answer. If one program finds a solution and another none, the script stops.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/one one
#   dlx-benchmarks/first.sh -t 10 target/one/*.dlx > dlx-benchmarks/results/first.md
set -euo pipefail
export LC_ALL=C

seconds=60
while getopts ':ht:' option; do
    if [[ "$option" != t || ! "$OPTARG" =~ ^[1-9][0-9]*$ ]]; then
        sed -n '2,13s/^# \{0,1\}//p' "$0"
        [[ "$option" == h ]] && exit 0 || exit 2
    fi
    seconds=$OPTARG
done
shift $(( OPTIND - 1 ))
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
dlx="java -jar $here/../dlx-cli/target/dlx.jar"
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

programs=(dlx)
for program in cadical clasp minisat; do
    if command -v "$program" > /dev/null; then programs+=("$program"); fi
done

# line PROGRAM FILE: the command line.
line() {
    case $1 in
        dlx) echo "$dlx solve $2 --limit 1" ;;
        cadical) echo "cadical -q $temporary/cnf" ;;
        clasp) echo "clasp --verbose=0 $temporary/cnf" ;;
        minisat) echo "minisat -verb=0 $temporary/cnf" ;;
    esac
}

# answer OUTPUT: yes, no, or nothing if the program did not say.
answer() {
    if grep -qE 'UNSATISFIABLE|^no solution' "$1"; then
        echo no
    elif grep -qE 'SATISFIABLE|^1 solution ' "$1"; then
        echo yes
    fi
}

echo "User time of the whole process in seconds, at most $seconds s for each run; \"-\" is no answer."
echo
titles='| problem | options | solution |' rule='|:--------|--------:|:---------|'
for program in "${programs[@]}"; do
    titles+=" $program |" rule+='-----:|'
done
echo "$titles"
echo "$rule"
declare -A solved
TIMEFORMAT=%2U
for file in "$@"; do
    $dlx convert "$file" --to cnf > "$temporary/cnf"
    cells='' known=''
    for program in "${programs[@]}"; do
        { time bash -c "ulimit -t $seconds; $(line "$program" "$file")" > "$temporary/out" 2>&1; } 2> "$temporary/time" || true
        said=$(answer "$temporary/out")
        if [[ -z "$said" ]]; then
            cells+=' - |'
            continue
        fi
        if [[ -n "$known" && "$known" != "$said" ]]; then
            echo "$file: $program says $said, another program $known" >&2
            exit 1
        fi
        known=$said
        solved[$program]=$(( ${solved[$program]:-0} + 1 ))
        cells+=" $(tail -n 1 "$temporary/time") |"
    done
    echo "| $(basename "$file" .dlx) | $(grep -c '^c [0-9]* =' "$temporary/cnf") | ${known:-?} |$cells"
done
line='| **answered** | | |'
for program in "${programs[@]}"; do line+=" ${solved[$program]:-0} of $# |"; done
echo "$line"
