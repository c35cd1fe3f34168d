#!/usr/bin/env bash
# Compares how long dlx and programs for satisfiability take to find one solution, or to prove that there is none.
#
#   dlx-benchmarks/first.sh [-t SECONDS] [-s SEEDS] FILE...
#
# The FILEs are in Knuth's format. The other programs are those of cadical, clasp and minisat that are on the PATH; they read
# what "dlx convert --to cnf" writes, and the time to write it is not counted. A run is ended after SECONDS of processor time
# (default 60). With -s, dlx also runs with the seeds from 1 to SEEDS, because luck plays a part: the column has the median and how
# many of these runs had an answer. A run without one counts as longer than all others.
#
# The table, in Markdown, goes to standard output: the user time of the whole process, for dlx with the start of the JVM, or "-"
# if there was no answer. If one program finds a solution and another none, the script stops.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/one one
#   dlx-benchmarks/first.sh -t 10 -s 3 target/one/*.dlx > dlx-benchmarks/results/first.md
set -euo pipefail
export LC_ALL=C

seconds=60
seeds=0
while getopts ':hs:t:' option; do
    if [[ "$option" != [st] || ! "$OPTARG" =~ ^[1-9][0-9]*$ ]]; then
        sed -n '2,17s/^# \{0,1\}//p' "$0"
        [[ "$option" == h ]] && exit 0 || exit 2
    fi
    if [[ "$option" == s ]]; then seeds=$OPTARG; else seconds=$OPTARG; fi
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

# line PROGRAM FILE [SEED]: the command line.
line() {
    case $1 in
        dlx) echo "$dlx solve $2 --limit 1 ${3:+--seed $3}" ;;
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

# run PROGRAM FILE [SEED]: what the program says, into "said", and its time, into "time".
run() {
    { time bash -c "ulimit -t $seconds; $(line "$@")" > "$temporary/out" 2>&1; } 2> "$temporary/time" || true
    said=$(answer "$temporary/out")
    time=$(tail -n 1 "$temporary/time")
}

# agree FILE PROGRAM: ends everything if this answer contradicts an earlier one.
agree() {
    if [[ -n "$known" && "$known" != "$said" ]]; then
        echo "$1: $2 says $said, another program $known" >&2
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

echo "User time of the whole process in seconds, at most $seconds s for each run; \"-\" is no answer."
echo
titles='| problem | options | solution |' rule='|:--------|--------:|:---------|'
for program in "${programs[@]}"; do
    titles+=" $program |" rule+='-----:|'
    if [[ "$program" == dlx && "$seeds" != 0 ]]; then titles+=" dlx, $seeds seeds |" rule+='-----:|'; fi
done
echo "$titles"
echo "$rule"
declare -A solved
TIMEFORMAT=%2U
for file in "$@"; do
    $dlx convert "$file" --to cnf > "$temporary/cnf"
    cells='' known=''
    for program in "${programs[@]}"; do
        run "$program" "$file"
        if [[ -z "$said" ]]; then
            cells+=' - |'
        else
            agree "$file" "$program"
            solved[$program]=$(( ${solved[$program]:-0} + 1 ))
            cells+=" $time |"
        fi
        if [[ "$program" != dlx || "$seeds" == 0 ]]; then continue; fi
        times=()
        for (( seed = 1; seed <= seeds; seed++ )); do
            run dlx "$file" "$seed"
            if [[ -n "$said" ]]; then
                agree "$file" "dlx with the seed $seed"
                times+=("$time")
                solved[seeds]=$(( ${solved[seeds]:-0} + 1 ))
            fi
        done
        cells+=" $(median "${times[@]}") (${#times[@]}) |"
    done
    echo "| $(basename "$file" .dlx) | $(grep -c '^c [0-9]* =' "$temporary/cnf") | ${known:-?} |$cells"
done
line='| **answered** | | |'
for program in "${programs[@]}"; do
    line+=" ${solved[$program]:-0} of $# |"
    if [[ "$program" == dlx && "$seeds" != 0 ]]; then line+=" ${solved[seeds]:-0} of $(( $# * seeds )) |"; fi
done
echo "$line"
