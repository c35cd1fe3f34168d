function __dlx_complete
    set -l place ''
    set -l option ''
    for word in (commandline -opc)[2..-1]
        if test -n "$option"
            set option ''
            continue
        end
        switch $word
            case '-*=*'
            case '-*'
                if __dlx_values "$place $word" >/dev/null
                    set option $word
                end
            case '*'
                if __dlx_names "$place" | string match -q -- "$word:*"
                    set place (string trim -- "$place $word")
                end
        end
    end

    set -l word (commandline -ct)
    set -l before ''
    set -l lines
    if test -z "$option"; and string match -q -- '-*=*' $word
        set option (string split -m 1 = -- $word)[1]
        set before "$option="
    end
    if test -n "$option"
        set lines (__dlx_values "$place $option")
    else if string match -q -- '-*' $word
        set lines (__dlx_own "$place") (__dlx_common "$place")
    else
        set lines (__dlx_names "$place") (__dlx_free "$place")
    end
    for line in $lines
        switch $line
            case '<file>'
                __fish_complete_path $word
            case '<folder>'
                __fish_complete_directories $word
            case '*'
                printf '%s%s\n' $before (string replace -r ':' \t -- $line)
        end
    end
end
complete -c dlx -f -a '(__dlx_complete)'
