#!/usr/bin/env bash
# Compares how long dlx and other programs take to find the cheapest solution and to prove it.
#
#   dlx-benchmarks/cheapest.sh [-t SECONDS] FILE...
#
# A FILE that ends in .dlx is in Knuth's format; all others have the OR-Library's layout for set partitioning. The other
# programs are those of cbc, highs and glpsol that are on the PATH, choco-solver, and CP-SAT if dlx-benchmarks was built
# with -Portools. cbc, highs and glpsol read what "dlx convert --to lp" writes, and the time to write it is not counted.
# A run is ended after SECONDS of processor time (default 60). The table, in Markdown, goes to standard output: the
# processor time of the whole process on one thread, for dlx, choco-solver and CP-SAT with the start of the JVM, or "-"
# if nothing was proven. The solutions of these three are checked. If one is wrong, or if two programs prove different
# costs, the script stops. It runs one program at a time; leave the machine alone meanwhile.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/cheapest cheapest
#   dlx-benchmarks/cheapest.sh -t 30 target/cheapest/*.dlx > dlx-benchmarks/results/cheapest.md
set -euo pipefail
# shellcheck source=dlx-benchmarks/answers.sh
source "$(dirname "${BASH_SOURCE[0]}")/answers.sh"
options "$@"
if (( seeds > 0 )); then usage 2 >&2; fi
choose cbc highs glpsol
# Older versions of highs know some of this in a file only. Without a name, it writes its log to the current folder.
printf '%s\n' 'threads = 1' 'parallel = off' 'mip_rel_gap = 0' 'mip_abs_gap = 0' "log_file = $temporary/highs.log" \
    > "$temporary/highs.options"

for i in "${!files[@]}"; do
    if [[ "${files[i]}" != *.dlx ]]; then
        read=$temporary/$(basename "${files[i]%.*}").dlx
        $dlx convert partition "${files[i]}" --to dlx > "$read"
        files[i]=$read
    fi
done

prepare() {
    $dlx convert "$1" --to lp > "$temporary/problem.lp"
    rm -f "$temporary/solution"
}

line() {
    case $1 in
        dlx) echo "$dlx solve $2 --cheapest 1" ;;
        cbc) echo "cbc $temporary/problem.lp ratio 0 allow 0 solve quit" ;;
        highs) echo "highs --options_file $temporary/highs.options $temporary/problem.lp" ;;
        glpsol) echo "glpsol --cuts --lp $temporary/problem.lp -w $temporary/solution" ;;
        *) echo "$peers.$1 $2 cheapest" ;;
    esac
}

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
        # An option is taken or not, so a problem cannot be unbounded.
        highs) if grep -qE '^  Status +(Infeasible|Primal infeasible or unbounded)$' "$2"; then
                 echo none
             elif grep -qE '^  Status +Optimal$' "$2"; then
                 awk '/^  Primal bound / { printf "%.0f\n", $3 + 0; exit }' "$2"
             fi ;;
        glpsol) if grep -qE 'PROBLEM HAS NO .*FEASIBLE SOLUTION' "$2"; then
                 echo none
             elif grep -q 'INTEGER OPTIMAL SOLUTION FOUND' "$2"; then
                 awk '$1 == "s" { printf "%.0f\n", $NF; exit }' "$temporary/solution"
             fi ;;
        *) sed -n 's/^s UNSATISFIABLE/none/p; s/^o //p' "$2" ;;
    esac
}

check() {
    rm -f "$temporary"/answers/{cbc,highs,glpsol}
    find "$temporary/answers" -type f -print0 | xargs -0 $peers.CheckSolutions "$1" "${known:-any}"
}

echo "Processor time of the whole process in seconds, at most $seconds s for each run; \"-\" is no proof."
echo
table cheapest proven
