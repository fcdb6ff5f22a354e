import { defineCommand } from '../../command/define-command.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { usageErrors } from '../../errors/usage.errors.ts'
import { TOPIC_NAMES, TOPICS } from './topics.ts'

/**
 * Declares `help` for the overview and for completion. The program answers it itself, because it knows all commands.
 */
export const help = defineCommand({
  name: 'help',
  summary: { sv: 'hjälp om programmet eller ett kommando', en: 'help about the program or a command' },
  args: [
    {
      name: 'topic',
      summary: {
        sv: `ett kommando, eller ${TOPIC_NAMES.join(', ')}`,
        en: `a command, or ${TOPIC_NAMES.join(', ')}`,
      },
      required: false,
      many: false,
      complete: TOPIC_NAMES,
    },
  ],
  options: {},
  examples: [
    {
      command: 'salvia help exit-codes',
      text: { sv: 'vad utgångskoderna betyder', en: 'what the exit codes mean' },
    },
    {
      command: 'salvia help environment',
      text: { sv: 'vilka miljövariabler som läses', en: 'which variables are read' },
    },
  ],
  async run({ args: [word = ''] }, ctx) {
    const topic = TOPIC_NAMES.find(name => name === word)
    if (!topic) {
      throw errorOf(usageErrors.HELP_UNKNOWN, { word, topics: TOPIC_NAMES.join(', ') })
    }
    ctx.print(`${TOPICS[topic](ctx.out).join('\n')}\n`)
  },
})
