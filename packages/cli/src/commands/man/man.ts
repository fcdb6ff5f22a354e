import { COMMAND_SYNTAX } from '../../command/command-syntax.gen.ts'
import { defineCommand } from '../../command/define-command.ts'
import { manualPage } from './manual-page.ts'

export const man = defineCommand({
  name: 'man',
  summary: { sv: 'skriv ut manualsidan för kommandot man', en: 'print the manual page for the man command' },
  args: [],
  options: {},
  examples: [
    {
      command: 'salvia man > ~/.local/share/man/man1/salvia.1',
      text: { sv: 'sedan visar man salvia sidan', en: 'then man salvia shows the page' },
    },
    {
      command: 'salvia man --locale en > ~/.local/share/man/man1/salvia.1',
      text: { sv: 'på engelska', en: 'in English' },
    },
  ],
  async run(_input, ctx) {
    ctx.print(manualPage(Object.values(COMMAND_SYNTAX), ctx.settings.locale))
  },
})
