import { dateWithoutWeekday, type Text } from '@salvia/core/i18n'
import { unitName } from '@salvia/core/lists'
import {
  type AskableUnit,
  fullUnitName,
  periodInWords,
  type StatisticsOverview,
} from '@salvia/core/statistics'
import { visible } from '../../output/escape.ts'
import type { Screen } from '../../output/screen.ts'
import { commandHint, wrap } from '../../output/wrap.ts'

const TEXTS = {
  none: { sv: 'Det finns ingen enhet att fråga om.', en: 'There is no unit to ask about.' },
  ended: { sv: 'upphörd', en: 'ended' },
  alone: { sv: 'utan underliggande enheter', en: 'without the units below' },
  months: {
    sv: 'Månader: {months}. Besök är räknade till och med {day}.',
    en: 'Months: {months}. Visits are counted until {day}.',
  },
  noVisits: { sv: 'Inga besök är räknade än.', en: 'No visits have been counted yet.' },
  export: { sv: 'hämta statistiken:', en: 'fetch the statistics:' },
} as const satisfies Record<string, Text>

/** The units as a tree, each with what restricts it, and the months that can be asked about. */
export function renderUnits(overview: StatisticsOverview, screen: Screen): string {
  const { units, months, countedUntil, hasCounts } = overview
  const { say, paint, locale, width } = screen
  const [first] = units
  if (!first) return say(TEXTS.none)
  const told = hasCounts
    ? say(TEXTS.months, {
        months: periodInWords(months, locale),
        day: dateWithoutWeekday(countedUntil, locale),
      })
    : say(TEXTS.noVisits)
  const example = first.parentId === null ? '' : ` "${visible(unitName(first))}"`
  const hint = commandHint(say(TEXTS.export), `salvia statistics export${example}`, width)
  return [...treeLines(units, screen), '', ...wrap(told, width), ...hint.map(line => paint.dim(line))].join(
    '\n',
  )
}

/** A unit whose parent is not among them begins a tree of its own, and is told by all its names. */
function treeLines(units: readonly AskableUnit[], { say, paint, width }: Screen): string[] {
  const depths = new Map<string, number>()
  return units.flatMap(unit => {
    const above = unit.parentId === null ? undefined : depths.get(unit.parentId)
    const depth = above === undefined ? 0 : above + 1
    depths.set(unit.id, depth)
    const name = above === undefined ? fullUnitName(unit) : unit.name
    const facts = [
      ...(unit.hasEnded ? [say(TEXTS.ended)] : []),
      ...(unit.mayBeRecursive ? [] : [paint.warning(say(TEXTS.alone))]),
    ]
    const indent = '  '.repeat(depth)
    const text = [visible(name), ...(facts.length > 0 ? [`(${facts.join(', ')})`] : [])].join(' ')
    return wrap(text, width - indent.length).map((line, at) => `${indent}${at === 0 ? '' : '  '}${line}`)
  })
}

/** A unit on one line for scripts. @example '3f0c… recursive open Produktion / Gjuteri' */
export function unitLine(unit: AskableUnit): string {
  return [
    unit.id,
    unit.mayBeRecursive ? 'recursive' : 'unit',
    unit.hasEnded ? 'ended' : 'open',
    visible(fullUnitName(unit)),
  ].join(' ')
}
