import type { LineError } from '@salvia/core/errors'
import { lineMaxBytesOf, type Reconciliation } from '@salvia/core/feed-catalogue'
import { listedObjectSchema, readLine, splitLines } from '@salvia/core/feeds'
import type { Text } from '@salvia/core/i18n'
import { z } from 'zod'
import { defineCommand } from '../../command/define-command.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { withBytes } from '../../files/input-file.ts'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrapBehind } from '../../output/wrap.ts'
import { asSystem } from '../../session/system-session.ts'
import { feedKind, KIND_ARGUMENT, LINES_ARGUMENT } from './feed-kind.ts'
import { LineErrors, lineErrorLine, renderLineErrors } from './line-errors.ts'

const SORTS = ['missing', 'stale', 'newer', 'unknown'] as const
const IDS_SHOWN = 10
/** A list is sent in parts of about this size. */
const PART_CHARACTERS = 60_000

const TEXTS = {
  agree: { sv: 'Portalen har samma {listed} objekt.', en: 'The portal has the same {listed} objects.' },
  missing: { sv: 'saknas i portalen, skicka dem: {count}', en: 'missing in the portal, send them: {count}' },
  stale: { sv: 'äldre i portalen, skicka dem: {count}', en: 'older in the portal, send them: {count}' },
  newer: {
    sv: 'nyare eller borttagna i portalen, skicka dem med högre version: {count}',
    en: 'newer or deleted in the portal, send them with a higher version: {count}',
  },
  unknown: {
    sv: 'finns bara i portalen, ta bort dem: {count}',
    en: 'only in the portal, delete them: {count}',
  },
  object: { sv: '{id} version {version}', en: '{id} version {version}' },
  more: { sv: '… och {count} till', en: '… and {count} more' },
  wrong: {
    sv: 'Filen jämfördes inte. Felaktiga rader: {wrong}.',
    en: 'The file was not compared. Wrong lines: {wrong}.',
  },
} as const satisfies Record<string, Text>

interface Compared {
  readonly kind: string
  /** Null if lines of the file are wrong. */
  readonly reconciliation: Reconciliation | null
  readonly wrong: number
  readonly errors: readonly LineError[]
}

/** Lines as they are sent will do, so that one export serves both; a deleted object is not listed. */
const objectSchema = z.looseObject({ ...listedObjectSchema.shape, op: z.enum(['put', 'delete']).optional() })

export const feedReconcile = defineCommand({
  name: 'feed reconcile',
  summary: {
    sv: 'jämför allt i ert system med det portalen har',
    en: 'compare all of your system with what the portal has',
  },
  args: [KIND_ARGUMENT, LINES_ARGUMENT],
  options: TIME_OPTIONS,
  examples: [
    {
      command: 'salvia feed reconcile services services.ndjson',
      text: {
        sv: 'rader med id och version; hela rader går också',
        en: 'lines with id and version; whole lines will do',
      },
    },
    {
      command: 'export-services | salvia feed reconcile services - -f json',
      text: {
        sv: 'till ett program som skickar det som skiljer',
        en: 'for a program that sends what differs',
      },
    },
  ],
  async run({ args: [word = '', path = ''] }, ctx): Promise<Compared> {
    const kind = feedKind(word)
    const { listed, wrong, errors } = await withBytes(path, ctx, bytes => listOf(bytes, lineMaxBytesOf(kind)))
    if (wrong > 0) return { kind, reconciliation: null, wrong, errors }
    const body = {
      async *[Symbol.asyncIterator]() {
        yield* listed
      },
    }
    const reconciliation = await asSystem(ctx, ({ feeds }) =>
      feeds.reconcile({ params: { kind }, body }, { signal: ctx.signal }),
    )
    return { kind, reconciliation, wrong, errors }
  },
  view: {
    pretty: (compared, screen) => render(compared, screen).join('\n'),
    concise: ({ reconciliation, errors }) =>
      (reconciliation
        ? SORTS.flatMap(sort =>
            reconciliation[sort].map(({ id, version }) => `${sort} ${visible(id)} ${version}`),
          )
        : errors.map(lineErrorLine)
      ).join('\n'),
    json: ({ kind, reconciliation, wrong, errors }) =>
      reconciliation ? { kind, ...reconciliation } : { kind, wrong, errors },
  },
  exit: ({ reconciliation }) =>
    reconciliation && SORTS.every(sort => reconciliation.counts[sort] === 0) ? 'passed' : 'errors',
})

/** The ids and versions of a file as lines to send. They are held in memory, since a pipe can be read once only. */
async function listOf(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  const text = new TextEncoder()
  const listed: Uint8Array[] = []
  let part = ''
  const errors = new LineErrors()
  let wrong = 0
  for await (const { number, bytes: line } of splitLines(bytes, maxBytes)) {
    const read = readLine(objectSchema, line, maxBytes)
    if (read.mistakes) {
      wrong += 1
      errors.add(read.mistakes.map(mistake => ({ line: number, id: read.id, ...mistake })))
    } else if (read.line.op !== 'delete') {
      const { id, version } = read.line
      part += `${JSON.stringify({ id, version })}\n`
      if (part.length < PART_CHARACTERS) continue
      listed.push(text.encode(part))
      part = ''
    }
  }
  listed.push(text.encode(part))
  return { listed, wrong, errors: errors.told }
}

function render({ reconciliation, wrong, errors }: Compared, screen: Screen): string[] {
  const { paint, marks, say, locale, width } = screen
  if (!reconciliation) {
    const told = say(TEXTS.wrong, { wrong: count(wrong, locale) })
    return [...renderLineErrors(errors, screen), `${paint.error(marks.error)} ${told}`]
  }
  const { counts } = reconciliation
  if (SORTS.every(sort => counts[sort] === 0))
    return [`${paint.ok(marks.ok)} ${say(TEXTS.agree, { listed: count(counts.listed, locale) })}`]
  return SORTS.filter(sort => counts[sort] > 0).flatMap(sort => {
    const told = say(TEXTS[sort], { count: count(counts[sort], locale) })
    const [first = '', ...rest] = wrapBehind(marks.warning, told, width)
    const shown = reconciliation[sort].slice(0, IDS_SHOWN)
    const left = counts[sort] - shown.length
    return [
      paint.warning(first),
      ...rest,
      ...shown.map(({ id, version }) => `  ${say(TEXTS.object, { id: visible(id), version })}`),
      ...(left > 0 ? [paint.dim(`  ${say(TEXTS.more, { count: count(left, locale) })}`)] : []),
    ]
  })
}
