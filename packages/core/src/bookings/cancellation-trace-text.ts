import { dayInWords, fillText, type Locale, momentInWords, type Text } from '../i18n/index.ts'
import type { ClockNote } from './clock-note.ts'
import type { CancellationTrace, TraceStep } from './latest-cancellation.ts'

const MINUTES_AN_HOUR = 60

const texts = {
  starts: { sv: 'Bokningen börjar {start}.', en: 'The booking starts {start}.' },
  always: {
    sv: 'Den går att ändra kostnadsfritt ända till dess.',
    en: 'It can be changed free of charge until then.',
  },
  hours: { sv: '{amount} räknas bakåt därifrån.', en: '{amount} are counted back from there.' },
  hour: { sv: '{amount} räknas bakåt därifrån.', en: '{amount} is counted back from there.' },
  counted: { sv: 'Räknas: {dates}.', en: 'Counted: {dates}.' },
  skipped: { sv: 'Räknas inte: {dates}.', en: 'Not counted: {dates}.' },
  limit: {
    sv: 'Kostnadsfritt att boka om eller avboka till och med {limit}.',
    en: 'Free of charge to reschedule or cancel up to and including {limit}.',
  },
  ownDate: { sv: 'bokningens egen dag', en: 'the day of the booking' },
  weekend: { sv: 'helg', en: 'weekend' },
} as const satisfies Record<string, Text>

const clockTexts: Readonly<Record<Exclude<ClockNote, 'same'>, Text>> = {
  'counted-over-change': {
    sv: 'Klockan ställs om däremellan, så klockslaget blir ett annat.',
    en: 'The clocks change in between, so the time of day is different.',
  },
  'hour-missing': {
    sv: 'Klockan ställs fram den natten och klockslaget finns inte, så gränsen blir en timme senare.',
    en: 'The clocks go forward that night and the time of day does not exist, so the limit is an hour later.',
  },
  'hour-twice': {
    sv: 'Klockan ställs tillbaka den natten och klockslaget kommer två gånger; det andra gäller.',
    en: 'The clocks go back that night and the time of day comes twice; the second one counts.',
  },
}

const UNITS = {
  hours: { one: { sv: 'timme', en: 'hour' }, more: { sv: 'timmar', en: 'hours' } },
  minutes: { one: { sv: 'minut', en: 'minute' }, more: { sv: 'minuter', en: 'minutes' } },
  days: { one: { sv: 'dag', en: 'day' }, more: { sv: 'dagar', en: 'days' } },
  workingDays: {
    one: { sv: 'arbetsdag', en: 'working day' },
    more: { sv: 'arbetsdagar', en: 'working days' },
  },
  workingHours: {
    one: { sv: 'timme på arbetsdagar', en: 'hour on working days' },
    more: { sv: 'timmar på arbetsdagar', en: 'hours on working days' },
  },
} as const satisfies Record<string, { one: Text; more: Text }>

/** Plain sentences that tell how the latest free cancellation was counted, the limit itself last. */
export function cancellationTraceText(trace: CancellationTrace, locale: Locale): string[] {
  const { policy, start, latestCancellation, steps, clock } = trace
  const starts = fillText(texts.starts, locale, { start: momentInWords(start, locale) })
  if (policy.free === 'always' || policy.amount === 0) return [starts, texts.always[locale]]
  const counted = steps.filter(step => step.kind !== 'skipped')
  const skipped = steps.filter(step => step.kind === 'skipped')
  return [
    starts,
    fillText(policy.amount === 1 ? texts.hour : texts.hours, locale, { amount: amountText(trace, locale) }),
    ...listed(texts.counted, counted, locale),
    ...listed(texts.skipped, skipped, locale),
    ...(clock === 'same' ? [] : [clockTexts[clock][locale]]),
    fillText(texts.limit, locale, { limit: momentInWords(latestCancellation, locale) }),
  ]
}

function amountText({ policy }: CancellationTrace, locale: Locale): string {
  if (policy.unit === 'days')
    return quantity(policy.amount, policy.skipHolidays ? 'workingDays' : 'days', locale)
  return quantity(policy.amount, policy.skipHolidays ? 'workingHours' : 'hours', locale)
}

function listed(text: Text, steps: readonly TraceStep[], locale: Locale): string[] {
  if (steps.length === 0) return []
  return [fillText(text, locale, { dates: steps.map(step => stepText(step, locale)).join(', ') })]
}

function stepText(step: TraceStep, locale: Locale): string {
  const day = dayInWords(step.date, locale)
  switch (step.kind) {
    case 'day':
      return day
    case 'minutes':
      return `${day} (${minutesText(step.minutes, locale)})`
    case 'skipped':
      return `${day} (${reasonText(step.why, locale)})`
  }
}

function reasonText(why: Extract<TraceStep, { kind: 'skipped' }>['why'], locale: Locale): string {
  switch (why.kind) {
    case 'own-date':
      return texts.ownDate[locale]
    case 'weekend':
      return texts.weekend[locale]
    case 'holiday':
      return why.name[locale]
  }
}

function minutesText(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / MINUTES_AN_HOUR)
  const rest = minutes % MINUTES_AN_HOUR
  const parts = [
    hours > 0 ? quantity(hours, 'hours', locale) : '',
    rest > 0 ? quantity(rest, 'minutes', locale) : '',
  ]
  return parts.filter(part => part !== '').join(' ')
}

function quantity(amount: number, unit: keyof typeof UNITS, locale: Locale): string {
  return `${amount} ${UNITS[unit][amount === 1 ? 'one' : 'more'][locale]}`
}
