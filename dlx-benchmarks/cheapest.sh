#!/usr/bin/env bash
# Compares how long dlx and solvers of mixed integer programs take to find the cheapest solution and to prove it.
#
#   dlx-benchmarks/cheapest.sh [-t SECONDS] FILE...
#
# A FILE that ends in .dlx is in Knuth's format; all others have the OR-Library's layout for set partitioning. The other
# programs are those of cbc and glpsol that are on the PATH; they read what "dlx convert --to lp" writes, and the time to write
# it is not counted. A run is ended after SECONDS of processor time (default 60). The table, in Markdown, goes to standard
# output: the user time of the whole process, for dlx with the start of the JVM, or "-" if nothing was proven. If two programs
# prove different costs, the script stops. It runs one program at a time; leave the machine alone meanwhile.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/cheapest cheapest
#   dlx-benchmarks/cheapest.sh -t 30 target/cheapest/*.dlx > dlx-benchmarks/results/cheapest.md
set -euo pipefail
export LC_ALL=C

seconds=60
while getopts ':ht:' option; do
    if [[ "$option" != t || ! "$OPTARG" =~ ^[1-9][0-9]*$ ]]; then
        sed -n '2,14s/^# \{0,1\}//p' "$0"
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
for program in cbc glpsol; do
    if command -v "$program" > /dev/null; then programs+=("$program"); fi
done

# problem FILE: what dlx calls it.
problem() {
    case $1 in
        *.dlx) echo "$1" ;;
        *) echo "partition $1" ;;
    esac
}

# line PROGRAM FILE: the command line.
line() {
    case $1 in
        dlx) case $2 in
                 *.dlx) echo "$dlx solve $2 --cheapest 1" ;;
                 *) echo "$dlx partition $2" ;;
             esac ;;
        cbc) echo "cbc $temporary/problem.lp ratio 0 allow 0 solve quit" ;;
        glpsol) echo "glpsol --cuts --lp $temporary/problem.lp -w $temporary/solution" ;;
    esac
}

# answer PROGRAM OUTPUT: the proven cost, "none", or nothing if the program did not say.
answer() {
    case $1 in
        dlx) if grep -q '^no solution' "$2"; then
                 echo none
             elif grep -q 'proven: no other' "$2"; then
                 sed -n 's/^1: cost //p' "$2" | tr -d ,
             fi ;;
        cbc) if grep -qE 'Result - (Problem proven|Linear relaxation) infeasible|Problem is infeasible' "$2"; then
                 echo none
             elif grep -q 'Result - Optimal solution found' "$2"; then
                 awk '/^Objective value:/ { printf "%.0f\n", $3; exit }' "$2"
             fi ;;
        glpsol) if grep -qE 'PROBLEM HAS NO .*FEASIBLE SOLUTION' "$2"; then
                 echo none
             elif grep -q 'INTEGER OPTIMAL SOLUTION FOUND' "$2"; then
                 awk '$1 == "s" { printf "%.0f\n", $NF; exit }' "$temporary/solution"
             fi ;;
    esac
}

echo "User time of the whole process in seconds, at most $seconds s for each run; \"-\" is no proof."
echo
titles='| problem | options | cheapest |' rule='|:--------|--------:|--------:|'
for program in "${programs[@]}"; do
    titles+=" $program |" rule+='-----:|'
done
echo "$titles"
echo "$rule"
declare -A solved
TIMEFORMAT=%2U
for file in "$@"; do
    # shellcheck disable=SC2046
    $dlx convert $(problem "$file") --to lp > "$temporary/problem.lp"
    cells='' known=''
    for program in "${programs[@]}"; do
        rm -f "$temporary/solution"
        { time bash -c "ulimit -t $seconds; $(line "$program" "$file")" > "$temporary/out" 2>&1; } \
            2> "$temporary/time" || true
        said=$(answer "$program" "$temporary/out")
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
    name=$(basename "$file" .dlx)
    echo "| ${name%.txt} | $(grep -c '^\\ x[0-9]* = ' "$temporary/problem.lp" || true) | ${known:-?} |$cells"
done
line='| **proven** | | |'
for program in "${programs[@]}"; do line+=" ${solved[$program]:-0} of $# |"; done
echo "$line"
