import type { Client } from '@salvia/core/client'
import { isAppError } from '@salvia/core/error-catalogue'
import { AppError, type LineError } from '@salvia/core/errors'
import type { FeedKind } from '@salvia/core/feed-catalogue'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../../command/context.ts'
import { defineCommand } from '../../command/define-command.ts'
import { TIME_OPTIONS } from '../../command/time-options.ts'
import { failureReason } from '../../failures/failure.ts'
import { withBytes } from '../../files/input-file.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap, wrapBehind } from '../../output/wrap.ts'
import { asSystem, systemError } from '../../session/system-session.ts'
import { withProgress } from '../../ui/progress.ts'
import { type Batch, cutBatches } from './cut-batches.ts'
import { countsText } from './feed-counts.ts'
import { feedKind, KIND_ARGUMENT, LINES_ARGUMENT } from './feed-kind.ts'
import { LineErrors, lineErrorLine, renderLineErrors } from './line-errors.ts'
import { filesIn, formOf, namedIn } from './named-files.ts'

const TEXTS = {
  sending: { sv: 'Skickat: {lines} rader', en: 'Sent: {lines} lines' },
  done: { sv: 'Mottaget: {counts}.', en: 'Received: {counts}.' },
  stopped: {
    sv: 'Leveransen från rad {line} togs inte emot. Det som kom före är mottaget och behöver inte skickas igen.',
    en: 'The batch from line {line} was not accepted. What came before it is received and need not be sent again.',
  },
} as const satisfies Record<string, Text>

interface Sent {
  readonly kind: string
  /** Batches that were accepted. */
  batches: number
  put: number
  deleted: number
  stale: number
  refused: number
  /** Files that were sent before their lines. */
  files: number
  readonly errors: readonly LineError[]
  /** Why the sending ended early, and the first line of the file that was not accepted. */
  failed: {
    readonly error: unknown
    readonly code: string
    readonly text: string
    readonly line: number
  } | null
}

export const feedSend = defineCommand({
  name: 'feed send',
  summary: { sv: 'skicka rader till portalen', en: 'send lines to the portal' },
  args: [KIND_ARGUMENT, LINES_ARGUMENT],
  options: {
    partial: {
      kind: 'flag',
      summary: {
        sv: 'ta emot de rätta raderna även om andra är fel',
        en: 'accept the correct lines even if others are wrong',
      },
    },
    files: {
      kind: 'text',
      value: 'folder',
      summary: {
        sv: 'skicka först de filer i mappen som raderna anger',
        en: 'first send the files in the folder that the lines name',
      },
    },
    ...TIME_OPTIONS,
  },
  examples: [
    {
      command: 'salvia feed send services services.ndjson',
      text: { sv: 'allt eller inget, leverans för leverans', en: 'all or nothing, batch by batch' },
    },
    {
      command: 'export-services | salvia feed send services - --partial --retry-for 15m',
      text: { sv: 'i ett skript som går av sig självt', en: 'in an unattended script' },
    },
    {
      command: 'salvia feed send certificates intyg.ndjson --files dokument',
      text: { sv: 'intyg med sina dokument', en: 'certificates with their documents' },
    },
  ],
  async run({ args: [word = '', path = ''], options: { partial, files: folder } }, ctx): Promise<Sent> {
    const kind = feedKind(word)
    const errors = new LineErrors()
    const sent: Sent = {
      ...{ kind, batches: 0, put: 0, deleted: 0, stale: 0, refused: 0 },
      ...{ files: 0, errors: errors.told, failed: null },
    }
    const files = new Map(folder === undefined ? [] : await filesIn(folder, ctx.cwd))
    await withProgress(ctx, 'feed', progress =>
      asSystem(ctx, client =>
        withBytes(path, ctx, async bytes => {
          let lines = 0
          for await (const batch of cutBatches(bytes)) {
            await sendBatch({ client, kind, partial, batch, files }, { sent, errors }, ctx)
            if (sent.failed) return
            lines += batch.numbers.length
            const label = ctx.err.say(TEXTS.sending, { lines: count(lines, ctx.err.locale) })
            progress.show({ kind: 'waiting', label, since: ctx.now().getTime() })
          }
        }),
      ),
    )
    return sent
  },
  view: {
    pretty: (sent, screen) => [...renderLineErrors(sent.errors, screen), ...totals(sent, screen)].join('\n'),
    concise: ({ errors, put, deleted, stale, refused }) =>
      [...errors.map(lineErrorLine), `${put} ${deleted} ${stale} ${refused}`].join('\n'),
    json: ({ failed, ...sent }) => ({
      ...sent,
      failed: failed && { code: failed.code, text: failed.text, line: failed.line },
    }),
  },
  failure: ({ failed }) => failed?.error,
  exit: ({ refused }) => (refused === 0 ? 'passed' : 'errors'),
})

interface Sending {
  readonly client: Client
  readonly kind: FeedKind
  readonly partial: boolean
  readonly batch: Batch
  /** Files that are not sent yet, by their hash. */
  readonly files: Map<string, string>
}

/** Sends one batch and adds what it did. A batch that fails ends the sending; the result says from which line. */
async function sendBatch(
  { client, kind, partial, batch: { bytes, numbers }, files }: Sending,
  { sent, errors }: { readonly sent: Sent; readonly errors: LineErrors },
  ctx: Context,
): Promise<void> {
  const inFile = (told: readonly LineError[]) =>
    told.map(error => ({ ...error, line: numbers[error.line - 1] ?? error.line }))
  // Begins anew for each try of the call.
  const body = {
    async *[Symbol.asyncIterator]() {
      yield bytes
    },
  }
  const query = partial ? { partial: 'true' as const } : {}
  try {
    for (const sha256 of files.size > 0 ? await namedIn(kind, bytes) : []) {
      const path = files.get(sha256)
      if (path === undefined) continue
      await client.feedFiles.put({ params: { sha256 }, body: await formOf(path) }, { signal: ctx.signal })
      files.delete(sha256)
      sent.files += 1
    }
    const answer = await client.feeds.send({ params: { kind }, query, body }, { signal: ctx.signal })
    sent.batches += 1
    for (const name of ['put', 'deleted', 'stale', 'refused'] as const) sent[name] += answer[name]
    errors.add(inFile(answer.errors))
  } catch (thrown) {
    const error = systemError(thrown)
    if (error instanceof AppError && isAppError(error, 'FEED_REFUSED')) {
      sent.refused += Number(error.data.refused)
      errors.add(inFile(error.lines))
    }
    sent.failed = { error, ...failureReason(error, ctx.err), line: numbers[0] ?? 1 }
  }
}

/** What was received. Nothing where the first batch failed: its error says that nothing was changed. */
function totals(sent: Sent, screen: Screen): string[] {
  const { batches, refused, failed } = sent
  if (failed && batches === 0) return []
  const { paint, marks, say, locale, width } = screen
  const mark = failed
    ? paint.error(marks.error)
    : refused > 0
      ? paint.warning(marks.warning)
      : paint.ok(marks.ok)
  const stopped = failed ? wrap(say(TEXTS.stopped, { line: count(failed.line, locale) }), width - 2) : []
  return [
    ...wrapBehind(mark, say(TEXTS.done, { counts: countsText(sent, screen) }), width),
    ...stopped.map(line => `  ${line}`),
  ]
}
