# Starts a zsh that finds _dlx in this folder, types each of the arguments into it and presses Tab, and writes what the line is
# then. The zsh itself writes its line into a file, when ^G is typed.
zmodload zsh/zpty
zpty -b dlx zsh -f -i
zpty -w dlx 'fpath=($PWD $fpath) && autoload -Uz compinit && compinit -u -D; zle -N dump; bindkey "^G" dump; zle -N zle-line-init
    dump() { print -r -- $BUFFER > line.new && mv line.new line }; zle-line-init() { : > ready }'
await() {
    while [[ ! -e $1 ]]; do
        sleep 0.05
        zpty -r -t dlx > /dev/null # Or the zsh would wait until somebody reads what it shows.
    done
}
await ready
for line in "$@"; do
    zpty -n -w dlx $'\C-u'$line$'\t\C-g'
    await line
    cat line
    rm line
done
