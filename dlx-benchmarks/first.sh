#!/usr/bin/env bash
# Compares how long dlx and other programs take to find one solution, or to prove that there is none.
#
#   dlx-benchmarks/first.sh [-t SECONDS] [-s SEEDS] FILE...
#
# The FILEs are in Knuth's format. The other programs are those of cadical, clasp and minisat that are on the PATH, choco-solver,
# and CP-SAT if dlx-benchmarks was built with -Portools. cadical, clasp and minisat read what "dlx convert --to cnf" writes, and
# the time to write it is not counted. A run is ended after SECONDS of processor time (default 60). With -s, dlx also runs with
# the seeds from 1 to SEEDS, because luck plays a part: the column has the median and how many of these runs had an answer. A run
# without one counts as longer than all others.
#
# The table, in Markdown, goes to standard output: the processor time of the whole process on one thread, for dlx, choco-solver
# and CP-SAT with the start of the JVM, or "-" if there was no answer. Each solution is checked. If one is wrong, or if one program
# finds a solution and another none, the script stops.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/one one
#   dlx-benchmarks/first.sh -t 10 -s 3 target/one/*.dlx > dlx-benchmarks/results/first.md
set -euo pipefail
# shellcheck source=dlx-benchmarks/answers.sh
source "$(dirname "${BASH_SOURCE[0]}")/answers.sh"
options "$@"
choose cadical clasp minisat

prepare() {
    $dlx convert "$1" --to cnf --no-costs > "$temporary/cnf"
    rm -f "$temporary/model"
}

line() {
    case $1 in
        dlx) echo "$dlx solve $2 --limit 1 ${3:+--seed $3}" ;;
        cadical) echo "cadical -q $temporary/cnf" ;;
        clasp) echo "clasp --verbose=0 $temporary/cnf" ;;
        minisat) echo "minisat -verb=0 $temporary/cnf $temporary/model; cat $temporary/model" ;;
        *) echo "$peers.$1 $2 one" ;;
    esac
}

answer() {
    if grep -qE 'UNSATISFIABLE|^no solution' "$2"; then
        echo none
    elif grep -qE 'SATISFIABLE|^1 solution ' "$2"; then
        echo yes
    fi
}

check() {
    find "$temporary/answers" -type f -print0 | xargs -0 $peers.CheckSolutions "$1" any
}

echo "Processor time of the whole process in seconds, at most $seconds s for each run; \"-\" is no answer."
echo
table solution answered
