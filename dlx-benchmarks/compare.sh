#!/usr/bin/env bash
# Compares our counting with another program on files in Knuth's format: the user time of the whole process, in turns.
#
#   dlx-benchmarks/compare.sh [-r ROUNDS] COMMAND FILE...
#
# COMMAND reads a problem from standard input and counts its solutions, such as "dlx2". The table, in Markdown, goes to
# standard output and each single time to standard error. User time is that of all threads, so ours has in it what the
# JVM takes to start and to compile.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/instances
#   dlx-benchmarks/compare.sh dlx2 target/instances/*.dlx > dlx-benchmarks/results/compare.md
#
# The variable OURS can name another command for our side.
set -euo pipefail
export LC_ALL=C

usage() {
    sed -n '2,13s/^# \{0,1\}//p' "$0"
    exit 2
}

rounds=5
if [[ "${1-}" == "-r" ]]; then
    [[ "${2-}" =~ ^[1-9][0-9]*$ ]] || usage
    rounds=$2
    shift 2
fi
(( $# >= 2 )) || usage
theirs=$1
shift
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
ours=${OURS:-java -jar "$here/../dlx-cli/target/dlx.jar" count -}
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

# user_seconds COMMAND FILE ANSWER: prints the time, and leaves what the command said in the file ANSWER.
user_seconds() {
    local TIMEFORMAT=%U status=0
    { time bash -c "$1" < "$2" > "$3" 2>&1; } 2> "$temporary/time" || status=$?
    # Exit code 1 is also the answer "no solution".
    if (( status > 1 )); then
        echo "$1 < $2 ended with exit code $status and said:" >&2
        cat "$3" >&2
        exit 1
    fi
    cat "$temporary/time"
}

# The first number that has a line to itself, or else the one before the word "solution".
solutions() {
    { grep -oxE '[0-9]+' "$1" || grep -oE '[0-9,]+ solution' "$1" || echo '?'; } | head -n 1 | cut -d ' ' -f 1 | tr -d ,
}

median() {
    sort -n "$1" | awk '{ a[NR] = $1 } END { print NR % 2 ? a[(NR + 1) / 2] : (a[NR / 2] + a[NR / 2 + 1]) / 2 }'
}

echo "User seconds of the whole process, the median of $rounds rounds in turns:"
echo
echo "| problem | solutions | $(basename "${theirs%% *}") | dlx | dlx / $(basename "${theirs%% *}") |"
echo "|:--------|----------:|-----:|-----:|-----:|"
for file in "$@"; do
    : > "$temporary/theirs"
    : > "$temporary/ours"
    for (( round = 1; round <= rounds; round++ )); do
        user_seconds "$theirs" "$file" "$temporary/their-answer" >> "$temporary/theirs"
        user_seconds "$ours" "$file" "$temporary/our-answer" >> "$temporary/ours"
        echo "$file, round $round: theirs $(tail -n 1 "$temporary/theirs"), ours $(tail -n 1 "$temporary/ours")" >&2
    done
    count=$(solutions "$temporary/our-answer")
    their_count=$(solutions "$temporary/their-answer")
    if [[ "$count" == '?' || "$count" != "$their_count" ]]; then
        echo "$file: theirs counted $their_count solutions, ours $count" >&2
        cat "$temporary/their-answer" "$temporary/our-answer" >&2
        exit 1
    fi
    awk -v name="$(basename "$file" .dlx)" -v count="$count" \
        -v theirs="$(median "$temporary/theirs")" -v ours="$(median "$temporary/ours")" \
        'BEGIN { ratio = (theirs > 0) ? sprintf("%.2f", ours / theirs) : "-"
                 printf "| %s | %s | %.2f | %.2f | %s |\n", name, count, theirs, ours, ratio }'
done
