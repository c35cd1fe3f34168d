#!/usr/bin/env bash
# Compares dlx with other programs that count solutions, on files in Knuth's format. The programs take turns.
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
# of time, could not read the file, or was not run. If two commands count different numbers of solutions, the script stops.
#
# The other programs have the user time of the whole process. dlx has eight columns, the first five in a warm JVM in
# which all of them took a turn before: "visitor" is DLX.solve with a visitor that counts, "options" with one that
# reads options(), "search" is Search.count, "count" is Count, and "text" starts from the text: it
# reads it and visits. "first" is the first DLX.solve of a JVM, "process" the whole process "java -jar dlx.jar
# count", and "launcher" the process "./dlx count". These times add up all threads, so they include the compiler. In
# brackets: how many times as long the fastest other program takes.
#
# A file whose items have bounds, such as 1:2|a, goes only to the commands named dlx3, ssmcc and so on: see BOUNDS.
#
#   java -cp dlx-benchmarks/target/benchmarks.jar io.github.exactcover.dlx.benchmarks.Instances target/instances
#   dlx-benchmarks/compare.sh "dlx2 {t1}" "ssxcc {t1}" -- target/instances/*.dlx > dlx-benchmarks/results/compare.md
#
# Variables: OURS is another command for the column "process", LAUNCHER for "launcher", and BOUNDS has the names of the
# commands that read bounds, "dlx3 ssmcc" if it is not set.
set -euo pipefail
# Numbers have points and messages are in English. But letters stay those of the user: Java cannot work in a folder whose name has
# letters that the locale does not know.
export LC_CTYPE=${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} LC_NUMERIC=C LC_MESSAGES=C LC_COLLATE=C
unset LC_ALL

# usage STATUS: prints the text above and exits with that status.
usage() {
    sed -n '2,31s/^# \{0,1\}//p' "$0"
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
kinds=(visitor options search count text first process launcher)
ours=(process launcher)
read -ra bounds <<< "${BOUNDS-dlx3 ssmcc}"
if [[ ! -e "$here/target/benchmarks.jar" ]]; then
    echo "There is no $here/target/benchmarks.jar. Build it first: ./mvnw -q package -DskipTests" >&2
    exit 2
fi
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
# Command lines are put together from words, so the way to the jars must not have a blank.
cp "$here/target/benchmarks.jar" "$temporary"
if [[ -z "${OURS:-}" ]]; then cp "$here/../programs/dlx-cli/target/dlx.jar" "$temporary"; fi
commands+=("process=${OURS:-java -jar $temporary/dlx.jar count {--limit 1\} -}")
# The launcher finds its own files by the way to itself.
printf '#!/bin/sh\nexec "%s" "$@"\n' "$(cd "$here/.." && pwd)/dlx" > "$temporary/dlx"
chmod +x "$temporary/dlx"
commands+=("launcher=${LAUNCHER:-$temporary/dlx count {--limit 1\} -}")
calls="java -cp $temporary/benchmarks.jar io.github.exactcover.dlx.benchmarks.CallTimes {1}"

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

# has_bounds FILE: whether the line that declares the items has a bound.
has_bounds() {
    grep -vE '^[[:space:]]*(\||$)' "$1" | head -n 1 | grep -qE '(^|[[:space:]])([0-9]+:)?[0-9]+\|[^[:space:]]'
}

# reads_bounds NAME: whether the command of that name reads bounds.
reads_bounds() {
    [[ " calls ${ours[*]} ${bounds[*]} " == *" $1 "* ]]
}

# user_seconds LINE FILE ANSWER SECONDS: prints the time, and writes the output to the file ANSWER. Fails if the command does.
user_seconds() {
    local TIMEFORMAT=%3U status=0
    { time bash -c "ulimit -t $4; $1" < "$2" > "$3" 2>&1; } 2> "$temporary/time" || status=$?
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
    local file=$1 round command
    rm -f "$temporary"/times.*
    count='?'
    for (( round = 1; round <= rounds; round++ )); do
        for command in "${commands[@]}"; do
            run "$file" "$(name "$command")" "$command" "$seconds" || true
        done
        # One JVM makes several kinds of calls, so it may take many times as long as a single one.
        if run "$file" calls "calls=$calls" $(( 40 * seconds )); then
            for command in "${kinds[@]:0:6}"; do
                sed -n "s/^$command: \(.*\) s$/\1/p" "$temporary/answer" >> "$temporary/times.$command"
            done
        fi
    done
}

# run FILE NAME COMMAND SECONDS: runs a command once and adds its time to the file of its name. Fails if there is none.
run() {
    local run
    if has_bounds "$1" && ! reads_bounds "$2"; then return 1; fi
    run=$(line "$3" "$1")
    if [[ -z "$run" || -e "$temporary/times.$2.over" ]]; then return 1; fi
    if user_seconds "$run" "$1" "$temporary/answer" "$4" > "$temporary/seconds"; then
        check "$1" "$2"
        cat "$temporary/seconds" >> "$temporary/times.$2"
        echo "$1, round $round: $2 $(cat "$temporary/seconds")" >&2
    else
        : > "$temporary/times.$2.over"
        echo "$1, round $round: $2 failed or ran out of time" >&2
        return 1
    fi
}

# check FILE NAME: compares the count with that of the earlier commands.
check() {
    local counted
    counted=$(solutions "$temporary/answer")
    if [[ "$counted" == '?' || ( "$count" != '?' && "$count" != "$counted" ) ]]; then
        echo "$1: $2 counted $counted solutions, the others $count. Its output:" >&2
        cat "$temporary/answer" >&2
        exit 1
    fi
    count=$counted
}

# cells NAME...: the median of each, or "-".
cells() {
    local name
    for name in "$@"; do
        if [[ -s "$temporary/times.$name" && ! -e "$temporary/times.$name.over" ]]; then
            median "$temporary/times.$name"
        else
            echo '-'
        fi
    done | paste -sd ' '
}

others=()
for command in "${commands[@]:0:${#commands[@]}-${#ours[@]}}"; do others+=("$(name "$command")"); done
bounded=()
for file in "$@"; do if has_bounds "$file"; then bounded+=("$(basename "$file" .dlx)"); fi; done
if (( ${#bounded[@]} > 0 )); then
    absent=()
    for command in ${bounds[@]+"${bounds[@]}"}; do
        if [[ " ${others[*]} " != *" $command "* ]]; then absent+=("$command"); fi
    done
    if (( ${#absent[@]} > 0 )); then
        echo "Of the programs that read bounds, these are missing: ${absent[*]}. Problems with bounds: ${bounded[*]}" >&2
    fi
fi
# The first run of the launcher may build or archive something.
for command in "${commands[@]}"; do
    if [[ "$command" == launcher=* ]]; then bash -c "$(line "$command" "$1")" < "$1" > "$temporary/answer" 2>&1 || true; fi
done
echo "Times in seconds, at most $seconds s for each run, the median if there are several (rounds: $rounds)."
echo "The last eight columns are dlx: calls of DLX.solve with a visitor that counts and with one that reads options, of Search.count,"
echo "of Count, and of reading the text and DLX.solve, all in a warm JVM; the first DLX.solve of a JVM; the whole process; and the"
echo "launcher. In brackets: how many times as long the fastest other program takes."
echo
titles='| problem | solutions |' rule='|:--------|----------:|'
for title in "${others[@]}" "${kinds[@]}"; do
    titles+=" $title |"
    rule+='-----:|'
done
echo "$titles"
echo "$rule"
for file in "$@"; do
    measure "$file"
    cells "${others[@]}" "${kinds[@]}" | awk -v name="$(basename "$file" .dlx)" -v count="$count" -v others="${#others[@]}" \
        -v kinds="${kinds[*]}" -v ratios="$temporary/ratios" '{
        printf "| %s | %s |", name, count
        split(kinds, kind, " ")
        best = ""
        for (i = 1; i <= others; i++) {
            printf $i == "-" ? " - |" : " %.3f |", $i
            if ($i != "-" && (best == "" || $i < best)) best = $i
        }
        # User time has steps: a time of 0 would make the ratio 0.
        if (best != "" && best < 0.001) best = 0.001
        for (; i <= NF; i++) {
            if ($i == "-") printf " - |"
            else if (best == "" || $i == 0) printf " %.3f |", $i
            else {
                printf " %.3f (%.2f) |", $i, best / $i
                print kind[i - others], best, best / $i, name >> ratios
            }
        }
        printf "\n"
    }'
done
if [[ -s "$temporary/ratios" ]]; then
    echo
    for kind in "${kinds[@]}"; do
        awk -v kind="$kind" '$1 == kind {
            sum += log($3); n++
            if ($2 >= 0.25) { longer += log($3); m++ }
            if ($2 >= 0.5 && $3 < 1) slow = slow (slow == "" ? "" : ", ") $4 sprintf(" (%.2f)", $3)
        } END {
            if (n == 0) exit
            printf "- %s: geometric mean of fastest / dlx over %d problems %.2f", kind, n, exp(sum / n)
            if (m > 0) printf "; over the %d that take others at least 0.25 s %.2f", m, exp(longer / m)
            printf "; below 1 where others take at least 0.5 s: %s\n", slow == "" ? "none" : slow
        }' "$temporary/ratios"
    done
fi
