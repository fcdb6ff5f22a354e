import type { LineError } from '@salvia/core/errors'
import { lineMaxBytesOf, lineSchemaOf } from '@salvia/core/feed-catalogue'
import { readLine, splitLines } from '@salvia/core/feeds'
import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { withBytes } from '../../files/input-file.ts'
import { count } from '../../output/quantities.ts'
import { feedKind, KIND_ARGUMENT, LINES_ARGUMENT } from './feed-kind.ts'
import { LineErrors, lineErrorLine, renderLineErrors } from './line-errors.ts'

const TEXTS = {
  right: { sv: 'Alla rader är rätt: {lines}.', en: 'All lines are correct: {lines}.' },
  wrong: { sv: 'Felaktiga rader: {wrong} av {lines}.', en: 'Wrong lines: {wrong} of {lines}.' },
} as const satisfies Record<string, Text>

interface Checked {
  readonly kind: string
  readonly lines: number
  readonly wrong: number
  readonly errors: readonly LineError[]
}

export const feedCheck = defineCommand({
  name: 'feed check',
  summary: {
    sv: 'kontrollera rader här på datorn, inget skickas',
    en: 'check lines on this computer, nothing is sent',
  },
  args: [KIND_ARGUMENT, LINES_ARGUMENT],
  options: {},
  examples: [
    {
      command: 'salvia feed check services services.ndjson',
      text: { sv: 'kontrollera en fil', en: 'check a file' },
    },
    {
      command: 'export-services | salvia feed check services -',
      text: { sv: 'från ett annat program', en: 'from another program' },
    },
  ],
  async run({ args: [word = '', path = ''] }, ctx): Promise<Checked> {
    const kind = feedKind(word)
    const schema = lineSchemaOf(kind)
    const maxBytes = lineMaxBytesOf(kind)
    const errors = new LineErrors()
    const counts = { lines: 0, wrong: 0 }
    await withBytes(path, ctx, async bytes => {
      for await (const { number, bytes: line } of splitLines(bytes, maxBytes)) {
        const read = readLine(schema, line, maxBytes)
        counts.lines += 1
        if (!read.mistakes) continue
        counts.wrong += 1
        errors.add(read.mistakes.map(mistake => ({ line: number, id: read.id, ...mistake })))
      }
    })
    return { kind, ...counts, errors: errors.told }
  },
  view: {
    pretty: ({ lines, wrong, errors }, screen) => {
      const { paint, marks, say, locale } = screen
      const facts = { lines: count(lines, locale), wrong: count(wrong, locale) }
      const total =
        wrong === 0
          ? `${paint.ok(marks.ok)} ${say(TEXTS.right, facts)}`
          : `${paint.error(marks.error)} ${say(TEXTS.wrong, facts)}`
      return [...renderLineErrors(errors, screen), total].join('\n')
    },
    concise: ({ lines, wrong, errors }) => [...errors.map(lineErrorLine), `${lines} ${wrong}`].join('\n'),
    json: checked => checked,
  },
  exit: ({ wrong }) => (wrong === 0 ? 'passed' : 'errors'),
})
