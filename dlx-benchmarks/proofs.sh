#!/usr/bin/env bash
# Writes proofs and checks them: the table of docs/proofs.md.
#
#   ./mvnw -q package -DskipTests
#   dlx-benchmarks/proofs.sh [PROBLEM...]
#
# A PROBLEM is what "dlx count" takes, in one argument. With --limit 1, there must be no solution, and with --cheapest
# K, it must have K solutions; both are found by "dlx solve". Without any, the problems are those of the table, of which
# the roster and the crew are written to target/proofs first. $DLX and $CHECK are other commands for dlx and the
# checker. The table, in Markdown, goes to standard output: what is proven, the bytes of the proof, and the processor
# time of whole processes in seconds, with the start of the JVM: the search as dlx likes it best, the search that writes
# the proof, and the check. If a proof is not verified, or says something else than dlx, the script stops. Queens 16
# takes some minutes. Airline problems of the OR-Library are no part of dlx; with a file, it is
#
#   dlx-benchmarks/proofs.sh "partition sppkl01.txt --cheapest 1"
set -euo pipefail
cd "$(dirname "$0")/.."
dlx=${DLX:-./dlx}
check=${CHECK:-java -jar $(ls programs/dlx-check/target/dlx-check-*[0-9T].jar)}
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
TIMEFORMAT=%U

if (( $# == 0 )); then
    java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/proofs \
        roster-7-14-1 crew-60-1500-1 > /dev/null
    set -- "queens 13" "queens 16" \
        "polyomino pentominoes 6x10" \
        'polyomino dominoes 12x12 --holes "0,0 11,11"' \
        "polyomino dominoes 16x16" \
        "latin 7" \
        "langford 10 --limit 1" \
        "target/proofs/roster-7-14-1.dlx --limit 1" \
        "target/proofs/crew-60-1500-1.dlx --cheapest 1"
fi

# The processor time of a command, whose output goes to a file. The exit code 1 says that there is no solution.
timed() {
    { time "${@:2}" > "$1" 2> "$temporary/err"; } 2>&1 || (( $? == 1 )) || { cat "$temporary/err" >&2; exit 1; }
}

echo "| problem | the claim | bytes | without | with \`--proof\` | check |"
echo "|---|---|---|---|---|---|"
for problem; do
    eval "words=($problem)"
    model=() question=()
    for (( i = 0; i < ${#words[@]}; i++ )); do
        case ${words[i]} in
            --limit | --cheapest) question+=("${words[i]}" "${words[++i]}") ;;
            *) model+=("${words[i]}") ;;
        esac
    done
    $dlx convert "${model[@]}" --to dlx > "$temporary/problem"
    search=(count "${model[@]}")
    if (( ${#question[@]} > 0 )); then search=(solve "$temporary/problem" "${question[@]}"); fi
    alone=$(timed "$temporary/out" $dlx "${search[@]}")
    write=$(timed "$temporary/out" $dlx "${search[@]}" --proof "$temporary/proof")
    read=$(timed "$temporary/verdict" $check "$temporary/problem" "$temporary/proof")
    costs=$(sed -n 's/^[0-9]*: cost //p' "$temporary/out" | tr -d , | paste -sd , - | sed 's/,/, /g')
    case ${question[0]-} in
        --limit) says="none" expected="0 solutions" ;;
        --cheapest) says="cheapest: $costs" expected=".* or less; those in the proof cost $costs" ;;
        *) says=$(tail -n 1 "$temporary/out") expected="$says solutions?" ;;
    esac
    if ! grep -qE "^VERIFIED: $expected$" "$temporary/verdict"; then
        echo "$problem: $says, but $(cat "$temporary/verdict")" >&2
        exit 1
    fi
    echo "| \`$problem\` | $says | $(wc -c < "$temporary/proof" | tr -d " ") | $alone | $write | $read |"
done
