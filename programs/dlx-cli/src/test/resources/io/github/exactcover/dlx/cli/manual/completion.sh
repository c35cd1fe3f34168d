# Goes through the words before the one to complete. Sets place to the command that they name, with the problem that it is
# about, and option to the last of them if its value comes next.
_dlx_walk() {
    local word newline='
'
    place='' option=''
    for word in "$@"; do
        if [ "$word" = '=' ]; then # bash splits --limit=3.
            continue
        fi
        if [ -n "$option" ]; then
            option=''
            continue
        fi
        case $word in
            -*=*) ;;
            -*)
                if _dlx_values "$place $word" > /dev/null; then
                    option=$word
                fi
                ;;
            *)
                case $newline$(_dlx_names "$place") in
                    *"$newline$word:"*) place=${place:+$place }$word ;;
                esac
                ;;
        esac
    done
}

# What can be written there, given the beginning of the word: a name and what it means in a line, or <file> or <folder>.
_dlx_lines() {
    if [ -n "$option" ]; then
        _dlx_values "$place $option"
        return
    fi
    case $1 in
        -*)
            _dlx_own "$place"
            _dlx_common "$place"
            ;;
        *)
            _dlx_names "$place"
            _dlx_free "$place"
            ;;
    esac
}
