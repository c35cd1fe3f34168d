_dlx() {
    local place option
    local -a lines
    _dlx_walk "${(@)words[2,CURRENT-1]}"
    if [[ -z $option && $PREFIX == -*=* ]]; then
        option=${PREFIX%%=*}
        compset -P '*='
    fi
    lines=("${(@f)$(_dlx_lines "$PREFIX")}")
    if (( ${lines[(Ie)<folder>]} )); then
        _files -/
    elif (( ${lines[(Ie)<file>]} )); then
        _files
    fi
    lines=(${lines:#<*})
    if (( $#lines )); then
        _describe dlx lines
    fi
}
if [[ $funcstack[1] == _dlx ]]; then
    _dlx "$@"
else
    compdef _dlx dlx
fi
