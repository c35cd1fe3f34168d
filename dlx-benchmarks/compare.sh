#!/usr/bin/env bash
# Compares "dlx count" with other programs that count solutions, on files in Knuth's format. The programs take turns.
#
#   dlx-benchmarks/compare.sh [-r ROUNDS] [-t SECONDS] COMMAND... -- FILE...
#   dlx-benchmarks/compare.sh [-r ROUNDS] [-t SECONDS] COMMAND FILE...
#
# A COMMAND reads a problem from standard input and prints the number of its solutions, such as "dlx2". In "NAME=dlx2 m0",
# NAME is the title of its column. Files named *-first.dlx ask for the first solution only: there {TEXT} in a command
# becomes TEXT, on all other files it disappears. So write "dlx2 {t1}". A command without {TEXT} skips these files.
#
#   -r ROUNDS   how often each command runs on each file (default 5); the table has the median
#   -t SECONDS  processor time for one run (default 60); a command that needs more is not run on that file again
#   -h          prints this text
#
# The table, in Markdown, goes to standard output, each single time to standard error. "-" means that the command ran out
# of time, could not read the file, or was not run. User time adds up all threads, so that of dlx includes the start of
# the JVM and its compiler. If two commands count different numbers of solutions, the script stops.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/instances
#   dlx-benchmarks/compare.sh "dlx2 {t1}" "ssxcc {t1}" -- target/instances/*.dlx > dlx-benchmarks/results/compare.md
#
# The variable OURS can name another command for the column dlx.
set -euo pipefail
export LC_ALL=C

# usage STATUS: prints the text above and exits with that status.
usage() {
    sed -n '2,22s/^# \{0,1\}//p' "$0"
    exit "$1"
}

rounds=5
seconds=60
while getopts ':hr:t:' option; do
    if [[ "$option" == h ]]; then usage 0; fi
    [[ "$option" == [rt] && "$OPTARG" =~ ^[1-9][0-9]*$ ]] || usage 2 >&2
    if [[ "$option" == r ]]; then rounds=$OPTARG; else seconds=$OPTARG; fi
done
shift $(( OPTIND - 1 ))
commands=()
if [[ " $* " == *' -- '* ]]; then
    while [[ "$1" != '--' ]]; do commands+=("$1"); shift; done
elif (( $# > 0 )); then
    commands+=("$1")
fi
(( $# >= 2 && ${#commands[@]} > 0 )) || usage 2 >&2
shift
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
commands+=("dlx=${OURS:-java -jar "$here/../dlx-cli/target/dlx.jar" count {--limit 1\} -}")
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

# name COMMAND: the title of its column.
name() {
    if [[ "$1" =~ ^([A-Za-z0-9._+-]+)= ]]; then
        echo "${BASH_REMATCH[1]}"
    else
        basename "${1%% *}"
    fi
}

# line COMMAND FILE: the command line to run, or nothing if the command cannot stop at the first solution but should.
line() {
    local line=$1
    if [[ "$line" =~ ^[A-Za-z0-9._+-]+= ]]; then line=${line#*=}; fi
    if [[ "$2" != *-first.dlx ]]; then
        sed 's/{[^}]*}//g' <<< "$line"
    elif [[ "$line" == *'{'*'}'* ]]; then
        sed 's/{\([^}]*\)}/\1/g' <<< "$line"
    fi
}

# user_seconds LINE FILE ANSWER: prints the time and writes the output to the file ANSWER. Fails if the command fails.
user_seconds() {
    local TIMEFORMAT=%U status=0
    { time bash -c "ulimit -t $seconds; $1" < "$2" > "$3" 2>&1; } 2> "$temporary/time" || status=$?
    # Exit code 1 can also mean "no solution".
    (( status <= 1 )) && tail -n 1 "$temporary/time"
}

# solutions ANSWER: the first number on a line of its own, or else the number before the word "solution".
solutions() {
    { grep -oxE '[0-9]+' "$1" || grep -oE '[0-9,]+ solution' "$1" || echo '?'; } | head -n 1 | cut -d ' ' -f 1 | tr -d ,
}

median() {
    sort -n "$1" | awk '{ a[NR] = $1 } END { print NR % 2 ? a[(NR + 1) / 2] : (a[NR / 2] + a[NR / 2 + 1]) / 2 }'
}

# measure FILE: runs all commands, checks their counts, and writes their times to files; *.over marks a command that failed.
measure() {
    local file=$1 round command run
    rm -f "$temporary"/times.*
    count='?'
    for (( round = 1; round <= rounds; round++ )); do
        for command in "${!commands[@]}"; do
            run=$(line "${commands[$command]}" "$file")
            if [[ -z "$run" || -e "$temporary/times.$command.over" ]]; then continue; fi
            if user_seconds "$run" "$file" "$temporary/answer" > "$temporary/seconds"; then
                check "$file" "$command"
                cat "$temporary/seconds" >> "$temporary/times.$command"
                echo "$file, round $round: $(name "${commands[$command]}") $(cat "$temporary/seconds")" >&2
            else
                : > "$temporary/times.$command.over"
                echo "$file, round $round: $(name "${commands[$command]}") failed or ran out of time" >&2
            fi
        done
    done
}

# check FILE COMMAND: compares the count with that of the earlier commands.
check() {
    local counted
    counted=$(solutions "$temporary/answer")
    if [[ "$counted" == '?' || ( "$count" != '?' && "$count" != "$counted" ) ]]; then
        echo "$1: $(name "${commands[$2]}") counted $counted solutions, the others $count. Its output:" >&2
        cat "$temporary/answer" >&2
        exit 1
    fi
    count=$counted
}

# cells: the median of each command, or "-".
cells() {
    local command
    for command in "${!commands[@]}"; do
        if [[ -s "$temporary/times.$command" && ! -e "$temporary/times.$command.over" ]]; then
            median "$temporary/times.$command"
        else
            echo '-'
        fi
    done | paste -sd ' '
}

echo "User time of the whole process in seconds: the median of $rounds rounds, with at most $seconds s for each run."
echo "The last column is the fastest of the other programs divided by dlx."
echo
titles='| problem | solutions |' rule='|:--------|----------:|'
for command in "${commands[@]}"; do
    titles+=" $(name "$command") |"
    rule+='-----:|'
done
echo "$titles fastest / dlx |"
echo "$rule-----:|"
for file in "$@"; do
    measure "$file"
    cells | awk -v name="$(basename "$file" .dlx)" -v count="$count" -v ratios="$temporary/ratios" '{
        printf "| %s | %s |", name, count
        best = ""
        for (i = 1; i <= NF; i++) {
            printf $i == "-" ? " - |" : " %.2f |", $i
            if (i < NF && $i != "-" && (best == "" || $i < best)) best = $i
        }
        # User time has steps of about 0.01 s: a time of 0 would make the ratio 0.
        if (best != "" && $NF != "-" && $NF > 0) {
            if (best < 0.005) best = 0.005
            printf " %.2f |\n", best / $NF
            print best / $NF >> ratios
        } else print " - |"
    }'
done
if [[ -s "$temporary/ratios" ]]; then
    awk '{ sum += log($1) } END { printf "\nGeometric mean of fastest / dlx over %d problems: %.2f\n", NR, exp(sum / NR) }' \
        "$temporary/ratios"
fi
