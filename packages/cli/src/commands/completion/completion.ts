import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'
import { SHELL_SCRIPTS, SHELLS } from './scripts.ts'

export const completion = defineCommand({
  name: 'completion',
  summary: { sv: 'låt skalet fylla i kommandon med Tab', en: 'let the shell complete commands by Tab' },
  args: [
    {
      name: 'shell',
      summary: { sv: SHELLS.join(', '), en: SHELLS.join(', ') },
      required: true,
      many: false,
      complete: SHELLS,
    },
  ],
  options: {},
  examples: [
    {
      command: 'salvia completion bash > ~/.local/share/bash-completion/completions/salvia',
      text: {
        sv: 'för bash, där bash-completion finns',
        en: 'for bash, where bash-completion is installed',
      },
    },
    {
      command: 'source <(salvia completion zsh)',
      text: {
        sv: 'i ~/.zshrc efter compinit; för bash likadant i ~/.bashrc',
        en: 'in ~/.zshrc after compinit; for bash the same in ~/.bashrc',
      },
    },
    {
      command: 'salvia completion fish > ~/.config/fish/completions/salvia.fish',
      text: { sv: 'för fish', en: 'for fish' },
    },
    {
      command: 'salvia completion powershell | Out-String | Invoke-Expression',
      text: { sv: 'i profilen till PowerShell', en: 'in the profile of PowerShell' },
    },
  ],
  async run({ args: [word = ''] }, ctx) {
    const shell = SHELLS.find(known => known === word)
    if (!shell)
      throw errorOf(usageErrors.OPTION_VALUE_WRONG, {
        option: 'completion',
        value: word,
        accepted: SHELLS.join(', '),
      })
    ctx.print(SHELL_SCRIPTS[shell])
  },
})
