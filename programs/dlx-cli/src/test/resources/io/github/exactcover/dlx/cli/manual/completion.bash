_dlx() {
    local place option line file word=${COMP_WORDS[COMP_CWORD]}
    _dlx_walk "${COMP_WORDS[@]:1:COMP_CWORD-1}"
    if [ "$word" = '=' ]; then
        word=''
    fi
    COMPREPLY=()
    compopt +o default 2> /dev/null # Older versions of bash have no compopt, and offer files where there is nothing else.
    while IFS= read -r line; do
        case $line in
            '<'*)
                compopt -o default -o filenames 2> /dev/null
                while IFS= read -r file; do
                    COMPREPLY+=("$file")
                done < <(if [ "$line" = '<folder>' ]; then compgen -d -- "$word"; else compgen -f -- "$word"; fi)
                ;;
            "$word"*) COMPREPLY+=("${line%%:*}") ;;
        esac
    done < <(_dlx_lines "$word")
}
complete -o default -F _dlx dlx
