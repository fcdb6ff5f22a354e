import { type MachineToken, machineTokenState } from '@salvia/core/auth'
import { MACHINE_GRANTS } from '@salvia/core/features'
import { momentForScripts, type Text } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import { visible } from '../../output/escape.ts'
import { date, dateTime } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { commandHint, spread, wrap } from '../../output/wrap.ts'

const TEXTS = {
  none: { sv: 'Det finns inga maskinnycklar.', en: 'There are no machine tokens.' },
  make: { sv: 'skapa en:', en: 'create one:' },
  rotate: { sv: 'byt ut en:', en: 'rotate one:' },
  expires: { sv: 'går ut {end}', en: 'expires {end}' },
  soon: { sv: 'går ut {end}, om {days} dagar', en: 'expires {end}, in {days} days' },
  tomorrow: { sv: 'går ut {end}, i morgon', en: 'expires {end}, tomorrow' },
  today: { sv: 'går ut {end}, i dag', en: 'expires {end}, today' },
  replaced: { sv: 'utbytt, fungerar till {end}', en: 'rotated, works until {end}' },
  made: { sv: 'skapad {day} av {name}', en: 'created {day} by {name}' },
  used: { sv: 'senast använd {time}', en: 'last used {time}' },
  unused: { sv: 'aldrig använd', en: 'never used' },
} as const satisfies Record<string, Text>

const INDENT = '  '

/** Each token on some lines: name and end date, what it opens, who made it and when it was last used, and its id. */
export function renderTokens(
  { items, org, now }: { items: readonly MachineToken[]; org: string; now: Instant },
  screen: Screen,
): string {
  const { say, paint, width } = screen
  const hint = (text: Text, command: string) =>
    commandHint(say(text), command, width).map(line => paint.dim(line))
  const inUse = items.find(({ replacedBy }) => replacedBy === null)
  if (items.length === 0)
    return [say(TEXTS.none), ...hint(TEXTS.make, `salvia login --machine SFTP${org}`)].join('\n')
  return [
    ...items.flatMap(token => rowsOf(token, now, screen)),
    ...(inUse ? ['', ...hint(TEXTS.rotate, `salvia tokens rotate ${inUse.id}${org}`)] : []),
  ].join('\n')
}

function rowsOf(token: MachineToken, now: Instant, screen: Screen): string[] {
  const { locale, paint, say, width } = screen
  const { createdAt, createdBy, lastUsedAt } = token
  const end = endText(token, now, screen)
  const told = machineTokenState(token, now).kind === 'in-use' ? end : paint.warning(end)
  const [head = '', ...more] = spread(visible(token.name), told, width)
  const facts = [
    token.grants.map(grant => MACHINE_GRANTS[grant].name[locale]).join(', '),
    say(TEXTS.made, { day: date(createdAt), name: visible(createdBy) }),
    lastUsedAt ? say(TEXTS.used, { time: dateTime(lastUsedAt, locale) }) : say(TEXTS.unused),
  ]
  return [
    paint.strong(head),
    ...more.map(line => INDENT + line),
    ...facts.flatMap(fact => wrap(fact, width - INDENT.length)).map(line => INDENT + line),
    paint.dim(INDENT + token.id),
  ]
}

/** When the token ends; if that is soon, also in how many days. */
function endText(token: MachineToken, now: Instant, { say, locale }: Screen): string {
  const state = machineTokenState(token, now)
  const end = dateTime(token.expiresAt, locale)
  if (state.kind === 'replaced') return say(TEXTS.replaced, { end })
  if (state.kind === 'in-use') return say(TEXTS.expires, { end })
  if (state.days === 0) return say(TEXTS.today, { end })
  return say(state.days === 1 ? TEXTS.tomorrow : TEXTS.soon, { end, days: state.days })
}

/** One token on one line, for scripts. @example '0f1f9b1e-… in-use 2027-11-23 10:00 personnel-file,statistics natt' */
export function tokenLine(token: MachineToken, now: Instant): string {
  const { id, expiresAt, grants, name } = token
  const { kind } = machineTokenState(token, now)
  return [id, kind, momentForScripts(expiresAt), grants.join(','), visible(name)].join(' ')
}
