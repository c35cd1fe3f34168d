#!/usr/bin/env bash
# Compares how long dlx and other programs take to count all solutions of the problems in a folder, and whether they agree.
#
#   dlx-benchmarks/counts.sh [-t SECONDS] FOLDER NAME=COMMAND...
#
# dlx has to recognise the files. In a COMMAND, {} is the file. It prints the number of solutions on a line of its own or
# after "Solutions:"; NAME is the title of its column. The programs take turns, a file at a time. A run is ended after
# SECONDS of processor time (default 60).
#
# The table, in Markdown, goes to standard output: the processor time of the whole process, for dlx with the start of the
# JVM, or "-" if there was no answer. A count that is not that of dlx stands behind the time. Below the table: how many
# times as long as dlx each program takes, in the geometric mean over the files whose solutions both count alike.
#
# DXD, the program of a paper on counting exact covers (SAT 2026), and its files are in the repository loiufam/alg-lab:
#
#   dlx-benchmarks/counts.sh -t 20 alg-lab/data/run_set 'dxd=alg-lab/build/main dxd {} 3 ett'
#   dlx-benchmarks/counts.sh -t 20 alg-lab/data/exact_cover_benchmark 'dxd=alg-lab/build/main dxd {} 1 ett'
set -euo pipefail
# shellcheck source=dlx-benchmarks/answers.sh
source "$(dirname "${BASH_SOURCE[0]}")/answers.sh"
options "$@"
folder=${files[0]}
if (( seeds > 0 || ${#files[@]} < 2 )) || [[ ! -d "$folder" ]]; then usage 2 >&2; fi
programs=(dlx)
declare -A lines=([dlx]="$dlx count {}")
for command in "${files[@]:1}"; do
    if [[ "$command" != ?*=?* ]]; then usage 2 >&2; fi
    programs+=("${command%%=*}")
    lines[${command%%=*}]=${command#*=}
done

line() {
    local file
    file=$(printf '%q' "$2")
    echo "${lines[$1]//'{}'/"$file"}"
}

answer() {
    sed -nE 's/^(Solutions: *)?([0-9]+)$/\2/p' "$2" | head -n 1
}

# means: reads a table as it is written here, and prints a line for each program beside dlx.
means() {
    awk -F ' *[|] *' -v names="${programs[*]}" '{
        rows++
        for (i = 5; i < NF; i++) {
            split($i, cell, " ")
            if (cell[1] == "-") continue
            answers[i]++
            if ($4 == "-") continue
            if ($i ~ /counted/) { others[i] = others[i] " " $2; continue }
            ratio = log(cell[1] < 0.01 ? 0.01 : cell[1]) - log($4)
            sum[i] += ratio; n[i]++
            if (cell[1] >= 1) { longer[i] += ratio; m[i]++ }
        }
        if ($4 != "-") ours++
    } END {
        printf "- dlx: %d of %d counted\n", ours, rows
        split(names, name, " ")
        for (i = 5; i < NF; i++) {
            printf "- %s: %d of %d counted", name[i - 3], answers[i], rows
            if (n[i] > 0) printf "; %.2f times as long as dlx over %d %s", exp(sum[i] / n[i]), n[i], n[i] == 1 ? "file" : "files"
            if (m[i] > 0) printf "; %.2f times over the %d that take it at least 1 s", exp(longer[i] / m[i]), m[i]
            printf "; another count than dlx:%s\n", others[i] == "" ? " none" : others[i]
        }
    }' "$1"
}

echo "Processor time of the whole process in seconds, at most $seconds s for each run; \"-\" is no answer."
echo
titles='| problem | solutions |' rule='|:--------|----------:|'
for program in "${programs[@]}"; do titles+=" $program |" rule+='-----:|'; done
printf '%s\n%s\n' "$titles" "$rule"
for file in "$folder"/*; do
    cells='' first=''
    for program in "${programs[@]}"; do
        # The count of one program must not end the run of the others, as a contradiction does in first.sh.
        known=''
        run "$program" "$file"
        if [[ -z "$said" ]]; then
            time='-'
        elif [[ "$said" != "${first:=$said}" ]]; then
            time+=" (counted $said)"
        fi
        cells+=" $time |"
    done
    echo "| $(basename "$file") | ${first:-?} |$cells" | tee -a "$temporary/rows"
done
echo
means "$temporary/rows"
