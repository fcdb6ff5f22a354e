import type { OrderChange } from '@salvia/core/feed-catalogue'
import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { count } from '../../output/quantities.ts'
import { asSystem } from '../../session/system-session.ts'
import { OUTGOING_ARGUMENT, outgoingKind } from './feed-kind.ts'

const TEXTS = {
  read: {
    sv: 'Ändringar: {changes}. Fortsätt nästa gång med --after {last}.',
    en: 'Changes: {changes}. Go on next time with --after {last}.',
  },
} as const satisfies Record<string, Text>

export const feedChanges = defineCommand({
  name: 'feed changes',
  summary: {
    sv: 'läs vad kunderna har gjort sedan sist',
    en: 'read what customers have done since the last time',
  },
  args: [OUTGOING_ARGUMENT],
  options: {
    after: {
      kind: 'count',
      value: 'number',
      range: { from: 0, to: Number.MAX_SAFE_INTEGER },
      summary: {
        sv: 'bara ändringar efter det numret (annars alla)',
        en: 'only changes after this number (default: all)',
      },
    },
    ...SHOW_VALUES_OPTIONS,
    ...TIME_OPTIONS,
  },
  examples: [
    {
      command: 'salvia feed changes orders --after 412 --show-values > orders.ndjson',
      text: { sv: 'hela beställningar, en rad JSON för varje', en: 'whole orders, one line of JSON each' },
    },
    {
      command: 'salvia feed changes orders',
      text: {
        sv: 'nummer, id och status, utan personuppgifter',
        en: 'numbers, ids and statuses, without personal data',
      },
    },
  ],
  async run({ args: [word = ''], options: { after = 0, showValues } }, ctx) {
    outgoingKind(word)
    let last = after
    let changes = 0
    let isDone = false
    try {
      await asSystem(ctx, async ({ orderChanges }) => {
        for (let more = true; more; ) {
          const page = await orderChanges.list({ query: { after: last } }, { signal: ctx.signal })
          const lines = page.items.map(change => JSON.stringify(showValues ? change : withoutValues(change)))
          if (lines.length > 0) ctx.print(`${lines.join('\n')}\n`)
          // What nobody got is read again by the next run.
          if (!(await ctx.printed())) break
          changes += lines.length
          ;({ last, more } = page)
        }
      })
      isDone = true
    } finally {
      const { say, locale } = ctx.err
      // Also when a later call fails, so that the next run goes on from here.
      if (isDone || changes > 0) ctx.tell(say(TEXTS.read, { changes: count(changes, locale), last }))
    }
  },
})

/** What tells of no person: which order changed, and where it stands. */
function withoutValues(change: OrderChange) {
  if (change.op === 'delete') return change
  const { order, ...rest } = change
  const { number, clientNumber, kind, status } = order
  return { ...rest, order: { number, clientNumber, kind, status } }
}
