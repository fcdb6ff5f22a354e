import { COMPLETING, LINE_VARIABLE, WITH_FILES } from './shell-protocol.ts'

const BASH = `# salvia: completion for bash
_salvia() {
  local program="$1" answer line word current
  type -P -- "$program" >/dev/null || program=salvia
  answer="$(${LINE_VARIABLE}="\${COMP_LINE:0:COMP_POINT}" "$program" ${COMPLETING} 2>/dev/null)" || return
  COMPREPLY=()
  if [[ $answer == *'${WITH_FILES}' ]]; then
    compopt -o default 2>/dev/null || COMPREPLY=( $(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}") )
    return
  fi
  current="\${COMP_LINE:0:COMP_POINT}"
  current="\${current##*[[:space:]]}"
  while IFS= read -r line; do
    word="\${line%%$'\\t'*}"
    case $word in ''|:*) continue ;; esac
    # Bash puts in only what stands after the last = or :.
    case $current in *[=:]*) [[ $COMP_WORDBREAKS == *[=:]* ]] && word="\${word#"\${current%"\${current##*[=:]}"}"}" ;; esac
    COMPREPLY+=( "$word" )
  done <<< "$answer"
}
complete -F _salvia salvia
`

const ZSH = `#compdef salvia
# salvia: completion for zsh
_salvia() {
  local -a lines described
  local line word
  lines=("\${(@f)$("\${(Q)words[1]}" ${COMPLETING} "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ \${lines[-1]} == '${WITH_FILES}' ]]; then
    _files
    return
  fi
  for line in "\${(@)lines[1,-2]}"; do
    word="\${line%%$'\\t'*}"
    described+=("\${word//:/\\\\:}:\${line#"$word"}")
  done
  described=("\${(@)described//$'\\t'/}")
  _describe -t commands 'salvia' described
}
if [[ \${funcstack[1]} == _salvia ]]; then
  _salvia "$@"
else
  compdef _salvia salvia
fi
`

const FISH = `# salvia: completion for fish
function __salvia_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l answer (command $words[1] ${COMPLETING} $words[2..-1] "$current" 2>/dev/null)
    or return
    if test "$answer[-1]" = '${WITH_FILES}'
        __fish_complete_path "$current"
        return
    end
    for line in $answer[1..-2]
        printf '%s\\n' $line
    end
end
complete -c salvia -f -a '(__salvia_complete)'
`

const POWERSHELL = `# salvia: completion for PowerShell
Register-ArgumentCompleter -Native -CommandName salvia -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $length = $cursorPosition - $commandAst.Extent.StartOffset
  $env:${LINE_VARIABLE} = $commandAst.ToString().PadRight($length).Substring(0, $length)
  try { $lines = @(& $commandAst.CommandElements[0].Value ${COMPLETING} 2>$null) }
  finally { Remove-Item Env:${LINE_VARIABLE} }
  if ($lines[-1] -eq '${WITH_FILES}') { return }
  foreach ($line in $lines) {
    if ($line.StartsWith(':')) { continue }
    $word, $text = $line -split "\`t", 2
    if (-not $text) { $text = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $text)
  }
}
`

/** The completion script of each shell. A script only knows how to ask the program; it holds no words to complete. */
export const SHELL_SCRIPTS = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
  pwsh: POWERSHELL,
} as const satisfies Record<string, string>

export type Shell = keyof typeof SHELL_SCRIPTS
export const SHELLS = Object.keys(SHELL_SCRIPTS) as readonly Shell[]
