#!/usr/bin/env bash
# Writes proofs and checks them: the table of docs/proofs.md.
#
#   ./mvnw -q package -DskipTests
#   dlx-benchmarks/proofs.sh [PROBLEM...]
#
# A PROBLEM is what "dlx count" takes, in one argument; without any, those of the table. $DLX and $CHECK are other commands for dlx
# and the checker. The table, in Markdown, goes to standard output: what is proven, the bytes of the proof, and the processor time
# of whole processes in seconds, with the start of the JVM: the count as dlx likes it best, the count that writes the proof, and
# the check. If a proof is not verified, or says another number than dlx, the script stops. Queens 16 takes ten minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
dlx=${DLX:-./dlx}
check=${CHECK:-java -jar $(ls dlx-check/target/dlx-check-*[0-9T].jar)}
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
TIMEFORMAT=%U

if (( $# == 0 )); then
    set -- "queens 16" \
        "polyomino pentominoes 6x10" \
        'polyomino dominoes 12x12 --holes "0,0 11,11"' \
        "polyomino dominoes 16x16" \
        "latin 7"
fi

# The processor time of a command, whose output goes to a file. The exit code 1 says that there is no solution.
timed() {
    { time "${@:2}" > "$1" 2> "$temporary/err"; } 2>&1 || (( $? == 1 )) || { cat "$temporary/err" >&2; exit 1; }
}

echo "| \`dlx count\` | solutions | bytes | count | with \`--proof\` | check |"
echo "|---|---|---|---|---|---|"
for problem; do
    eval "words=($problem)"
    $dlx convert "${words[@]}" --to dlx > "$temporary/problem"
    count=$(timed "$temporary/out" $dlx count "${words[@]}")
    number=$(tail -n 1 "$temporary/out")
    write=$(timed "$temporary/out" $dlx count "${words[@]}" --proof "$temporary/proof")
    read=$(timed "$temporary/verdict" $check "$temporary/problem" "$temporary/proof")
    if ! grep -qE "^VERIFIED: $number solutions?$" "$temporary/verdict"; then
        echo "$problem: $number solutions, but $(cat "$temporary/verdict")" >&2
        exit 1
    fi
    echo "| \`$problem\` | $number | $(wc -c < "$temporary/proof" | tr -d " ") | $count | $write | $read |"
done
