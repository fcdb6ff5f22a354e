import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import type { Probe } from './probe.ts'

const TEXTS = {
  pipe: { sv: 'standard ut är ingen terminal', en: 'standard output is not a terminal' },
  width: { sv: '{width} tecken', en: '{width} columns' },
  colour: { sv: 'färg', en: 'colour' },
  noColour: { sv: 'utan färg', en: 'no colour' },
  unicode: { sv: 'Unicode', en: 'Unicode' },
  ascii: { sv: 'bara ASCII', en: 'ASCII only' },
  words: { sv: 'ord för skärmläsare', en: 'words for a screen reader' },
  moving: { sv: 'rörelse', en: 'movement' },
  still: { sv: 'utan rörelse', en: 'no movement' },
  asks: { sv: 'kan fråga', en: 'can ask' },
  neverAsks: { sv: 'kan inte fråga', en: 'cannot ask' },
} as const satisfies Record<string, Text>

/** What the terminal can show. It is never an error; it explains why output looks as it does. */
export const terminalProbe: Probe = {
  name: 'terminal',
  title: { sv: 'Terminal', en: 'Terminal' },
  look(_patient, { out, err, prompt }: Context) {
    const hasColour = out.paint.error('x') !== 'x'
    const parts = [
      ...(out.tty ? [] : [TEXTS.pipe]),
      TEXTS.width,
      hasColour ? TEXTS.colour : TEXTS.noColour,
      TEXTS[out.markSet],
      err.moving ? TEXTS.moving : TEXTS.still,
      prompt.possible ? TEXTS.asks : TEXTS.neverAsks,
    ]
    return {
      state: 'ok',
      text: parts.map(part => out.say(part, { width: out.width })).join(', '),
      facts: {
        tty: out.tty,
        width: out.width,
        colour: hasColour,
        marks: out.markSet,
        moving: err.moving,
        asks: prompt.possible,
      },
    }
  },
}
