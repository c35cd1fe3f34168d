#!/usr/bin/env bash
# Compares our counting with other programs on files in Knuth's format: the user time of the whole process, in turns.
#
#   dlx-benchmarks/compare.sh [-r ROUNDS] [-t SECONDS] COMMAND... -- FILE...
#   dlx-benchmarks/compare.sh [-r ROUNDS] [-t SECONDS] COMMAND FILE...
#
# A COMMAND reads a problem from standard input and counts its solutions, such as "dlx2" or "NAME=dlx2 m0", where NAME
# stands above its column. From files whose name ends with -first.dlx only the first solution is wanted: there {TEXT}
# in a command becomes TEXT, and nothing everywhere else, so write "dlx2 {t1}". A command that has no {TEXT} is not run
# on these files. A command gets SECONDS of processor time (60 if nothing is said) for each run; one that needs more is
# not run on that file again. "-" stands for no time: the command ran out of it, could not read the file, or was not run.
#
# The tables, in Markdown, go to standard output and each single time to standard error: the seconds, then the fastest
# of the others divided by ours and the geometric mean of that. User time is that of all threads, so ours has in it what
# the JVM takes to start and to compile. All must count the same.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/instances
#   dlx-benchmarks/compare.sh "dlx2 {t1}" "ssxcc {t1}" -- target/instances/*.dlx > dlx-benchmarks/results/compare.md
#
# The variable OURS can name another command for our side.
set -euo pipefail
export LC_ALL=C

# usage STATUS: the text above, and the end with that status.
usage() {
    sed -n '2,23s/^# \{0,1\}//p' "$0"
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

# name COMMAND: what stands above its column.
name() {
    if [[ "$1" =~ ^([A-Za-z0-9._+-]+)= ]]; then
        echo "${BASH_REMATCH[1]}"
    else
        basename "${1%% *}"
    fi
}

# line COMMAND FILE: what is run, or nothing if the command cannot stop at the first solution where it should.
line() {
    local line=$1
    if [[ "$line" =~ ^[A-Za-z0-9._+-]+= ]]; then line=${line#*=}; fi
    if [[ "$2" != *-first.dlx ]]; then
        sed 's/{[^}]*}//g' <<< "$line"
    elif [[ "$line" == *'{'*'}'* ]]; then
        sed 's/{\([^}]*\)}/\1/g' <<< "$line"
    fi
}

# user_seconds LINE FILE ANSWER: prints the time, and leaves what the command said in the file ANSWER. Fails if it fails.
user_seconds() {
    local TIMEFORMAT=%U status=0
    { time bash -c "ulimit -t $seconds; $1" < "$2" > "$3" 2>&1; } 2> "$temporary/time" || status=$?
    # Exit code 1 is also the answer "no solution".
    (( status <= 1 )) && tail -n 1 "$temporary/time"
}

# The first number that has a line to itself, or else the one before the word "solution".
solutions() {
    { grep -oxE '[0-9]+' "$1" || grep -oE '[0-9,]+ solution' "$1" || echo '?'; } | head -n 1 | cut -d ' ' -f 1 | tr -d ,
}

median() {
    sort -n "$1" | awk '{ a[NR] = $1 } END { print NR % 2 ? a[(NR + 1) / 2] : (a[NR / 2] + a[NR / 2 + 1]) / 2 }'
}

# measure FILE: the times of all commands into files of their own, and whether a command is over; checks the counts.
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

# check FILE COMMAND: compares the count with that of the commands before.
check() {
    local counted
    counted=$(solutions "$temporary/answer")
    if [[ "$counted" == '?' || ( "$count" != '?' && "$count" != "$counted" ) ]]; then
        echo "$1: $(name "${commands[$2]}") counted $counted solutions, the others $count; it said:" >&2
        cat "$temporary/answer" >&2
        exit 1
    fi
    count=$counted
}

# cells: the medians of all commands, "-" where there is none.
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

echo "User seconds of the whole process, the median of $rounds rounds in turns; at most $seconds s each."
echo "The last column is the fastest of the others divided by dlx."
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
        # Times of a hundredth of a second or less are not known well enough to divide by.
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
