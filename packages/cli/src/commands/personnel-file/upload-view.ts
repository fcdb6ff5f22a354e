import { fillText, type Locale, type Text } from '@salvia/core/i18n'
import { caseStep } from '@salvia/core/personnel-file'
import { visible } from '../../output/escape.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { commandHint, wrapBehind } from '../../output/wrap.ts'
import { caseQuestion, caseReason, factLines, leftOutOf, type Reason } from './case-reason.ts'
import { caseLine, renderCase } from './case-view.ts'
import { type Delivery, deliveryText } from './delivery.ts'
import { conciseReview } from './validate-output/concise.ts'
import { prettyReview } from './validate-output/pretty.ts'
import type { Review } from './validate-output/review.ts'

const TEXTS = {
  received: { sv: 'Mottagen, ärende {number}', en: 'Received, case {number}' },
  follow: { sv: 'följ ärendet:', en: 'follow the case:' },
  wouldBeSent: {
    sv: 'Skulle skickas till {name} ({number}): {rows} rader. Inget är skickat.',
    en: 'Would be sent to {name} ({number}): {rows} rows. Nothing was sent.',
  },
  leftOut: { sv: '{count} rader läses inte in.', en: '{count} rows are not imported.' },
  leftOutRow: { sv: '1 rad läses inte in.', en: '1 row is not imported.' },
} as const satisfies Record<string, Text>

/** What an upload came to, whatever its end. */
export interface Outcome {
  readonly delivery: Delivery
  readonly dryRun: boolean
  /** The outcome of waiting; null when the command did not wait. */
  readonly waited: { readonly reached: boolean } | null
  /** Why the command failed, with the error itself; null when it did not. */
  readonly failed: { readonly error: unknown; readonly reason: Reason } | null
  readonly locale: Locale
}

/** The number of rows that are not imported, for people; empty when it is none or not known. */
export function leftOutText(leftOut: number | null, { say, locale }: Screen): string {
  if (!leftOut) return ''
  return leftOut === 1 ? say(TEXTS.leftOutRow) : say(TEXTS.leftOut, { count: count(leftOut, locale) })
}

export const UPLOAD_VIEW = {
  pretty(outcome: Outcome, screen: Screen): string {
    const { delivery, waited, failed, dryRun } = outcome
    const { upload, existing, review, leftOut, org } = delivery
    const { paint, marks, say, locale, width } = screen
    if (!upload) {
      if (failed) return hasFindings(review) ? prettyReview(review, screen) : ''
      return dryRun ? renderDryRun(delivery, screen) : ''
    }
    if (waited) return renderCase(upload, screen)
    const said = existing ? deliveryText(delivery, locale) : say(TEXTS.received, { number: upload.number })
    const isOpen = caseStep(upload.status) !== null && upload.status !== 'IMPORTED'
    const left = leftOutText(leftOut, screen)
    return [
      ...wrapBehind(marks.ok, said, width).map(line => paint.ok(line)),
      ...(left === '' ? [] : [`  ${left}`]),
      ...(isOpen
        ? commandHint(say(TEXTS.follow), `salvia status ${upload.number} --wait IMPORTED${org}`, width)
        : []),
    ].join('\n')
  },

  concise(outcome: Outcome, locale: Locale): string {
    const { delivery, failed, dryRun } = outcome
    const { upload, review, existing } = delivery
    const { reason, question, deadline, leftOut } = facts(outcome)
    const told = reason && `${reason.code} ${visible(reason.text)}`
    if (upload) {
      const lines = { existing, leftOut, reason: told, question: question && visible(question), deadline }
      return [caseLine(upload), ...factLines(upload.number, lines)].join('\n')
    }
    const about = review?.path ?? 'upload'
    const findings = failed && hasFindings(review) ? [conciseReview(review, locale)] : []
    const sent = delivery.sent === null ? 'unknown' : 'no'
    return [...findings, ...factLines(about, { sent, dryRun, leftOut, reason: told })].join('\n')
  },

  json(outcome: Outcome) {
    const { delivery, dryRun } = outcome
    const { sent, upload, existing, review } = delivery
    const { reason, question, deadline, leftOut } = facts(outcome)
    return {
      schemaVersion: 1,
      sent,
      dryRun,
      case: upload?.number ?? null,
      status: upload?.status ?? null,
      existing,
      reason,
      question,
      deadline,
      leftOut,
      counts: review?.report.counts ?? null,
      findings: review?.report.findings ?? [],
      upload,
    }
  },

  done: ({ delivery }: Outcome, locale: Locale) => deliveryText(delivery, locale),
}

function hasFindings(review: Review | null): review is Review {
  return review !== null && review.report.outcome !== 'passed'
}

/** The facts that every format tells. */
function facts({ delivery, failed, locale }: Outcome) {
  const { upload, declined } = delivery
  const refused = declined ? { code: 'DECLINED', text: deliveryText(delivery, locale) } : null
  return {
    reason: (upload && caseReason(upload, locale)) ?? failed?.reason ?? refused,
    question: upload && caseQuestion(upload),
    deadline: upload?.feedbackDeadline ?? null,
    // The service counts after it has received the file; until then its number is 0.
    leftOut: (upload && leftOutOf(upload)) || delivery.leftOut,
  }
}

function renderDryRun({ company, review, leftOut }: Delivery, screen: Screen): string {
  const { paint, marks, locale, width } = screen
  const told = fillText(TEXTS.wouldBeSent, locale, {
    name: visible(company?.subOrgName ?? ''),
    number: company?.clientNumber ?? '',
    rows: count(review?.report.rows ?? 0, locale),
  })
  const text = [told, leftOutText(leftOut, screen)].filter(part => part !== '').join(' ')
  return wrapBehind(marks.ok, text, width)
    .map(line => paint.ok(line))
    .join('\n')
}
