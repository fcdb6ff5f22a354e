import type { FeedStatus } from '@salvia/core/feeds'
import type { Text } from '@salvia/core/i18n'
import { defineCommand } from '../../command/define-command.ts'
import { count, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { commandHint, spread, wrap } from '../../output/wrap.ts'
import { asSystem } from '../../session/system-session.ts'
import { countsText } from './feed-counts.ts'
import { feedKind, KIND_ARGUMENT } from './feed-kind.ts'

const TEXTS = {
  none: { sv: 'Nyckeln skickar inget till portalen.', en: 'The token sends nothing to the portal.' },
  reads: { sv: 'Den läser beställningar:', en: 'It reads orders:' },
  last: { sv: 'senast {time}', en: 'last {time}' },
  never: { sv: 'inget har kommit än', en: 'nothing has come yet' },
  objects: {
    sv: '{objects} objekt, senaste version {version}',
    en: '{objects} objects, latest version {version}',
  },
  batch: { sv: 'senaste leveransen: {counts}', en: 'last batch: {counts}' },
  refused: {
    sv: 'en senare leverans togs inte emot {time}, felaktiga rader: {refused}',
    en: 'a later batch was not accepted {time}, wrong lines: {refused}',
  },
} as const satisfies Record<string, Text>

export const feedStatus = defineCommand({
  name: 'feed status',
  summary: {
    sv: 'vad som kom senast, och hur mycket portalen har',
    en: 'what came last, and how much the portal has',
  },
  args: [{ ...KIND_ARGUMENT, required: false }],
  options: {},
  examples: [
    {
      command: 'salvia feed status',
      text: { sv: 'alla slag som nyckeln gäller', en: 'all kinds of the token' },
    },
    {
      command: 'salvia feed status services -f json',
      text: { sv: 'ett slag, till ett program', en: 'one kind, for a program' },
    },
  ],
  run: ({ args: [word] }, ctx): Promise<readonly FeedStatus[]> => {
    const kind = word === undefined ? null : feedKind(word)
    return asSystem(ctx, async ({ feeds }) =>
      kind ? [await feeds.status({ params: { kind } })] : (await feeds.list({})).items,
    )
  },
  view: {
    pretty: (items, screen) =>
      items.length === 0
        ? [
            screen.say(TEXTS.none),
            ...commandHint(screen.say(TEXTS.reads), 'salvia feed changes orders', screen.width),
          ].join('\n')
        : items.flatMap(item => rowsOf(item, screen)).join('\n'),
    concise: items => items.map(lineOf).join('\n'),
    json: items => items,
  },
})

function rowsOf(
  { kind, objects, latestVersion, lastBatch, lastRefused }: FeedStatus,
  screen: Screen,
): string[] {
  const { locale, paint, say, width } = screen
  const last = lastBatch ? say(TEXTS.last, { time: dateTime(lastBatch.at, locale) }) : say(TEXTS.never)
  const [head = '', ...more] = spread(kind, last, width)
  const facts = [
    ...(latestVersion === null
      ? []
      : [say(TEXTS.objects, { objects: count(objects, locale), version: latestVersion })]),
    ...(lastBatch ? [say(TEXTS.batch, { counts: countsText(lastBatch, screen) })] : []),
  ]
  const isLater = lastRefused && (!lastBatch || lastRefused.at > lastBatch.at)
  const refused = isLater
    ? say(TEXTS.refused, {
        time: dateTime(lastRefused.at, locale),
        refused: count(lastRefused.refused, locale),
      })
    : null
  return [
    paint.strong(head),
    ...more.map(line => `  ${line}`),
    ...facts.flatMap(fact => wrap(fact, width - 2)).map(line => `  ${line}`),
    ...(refused ? wrap(refused, width - 2).map(line => `  ${paint.warning(line)}`) : []),
  ]
}

/** One kind on one line, for scripts. @example 'services 2026-11-23T09:00:00.000Z 25 901' */
function lineOf({ kind, lastBatch, objects, latestVersion }: FeedStatus): string {
  return [kind, lastBatch?.at ?? '-', objects, latestVersion ?? '-'].join(' ')
}
