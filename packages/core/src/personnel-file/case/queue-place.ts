import { z } from 'zod'
import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import type { CaseStatus } from './case-status.ts'
import { OPEN_CASE_STATUSES } from './lifecycle.ts'

/**
 * The place of a case in the queue, before a case worker takes it up. Case workers take the cases of all customers in
 * one order.
 */
export const queuePlaceSchema = z.object({
  /** Cases of all customers that came earlier and that case workers have to do with. */
  ahead: z.int(),
  /** The number of these that are the customer's own. */
  own: z.int(),
  /**
   * Earlier cases of the customer that wait for an answer. Nobody works on them, so they are not counted as ahead.
   */
  parked: z.int(),
})
export type QueuePlace = z.infer<typeof queuePlaceSchema>

/** A case stands in the queue until a case worker takes it up. */
export function standsInQueue(status: CaseStatus): boolean {
  return status === 'UPLOADED'
}

/** The statuses that case workers have work with: neither waiting for an answer nor being imported. */
export const WORKED_STATUSES: readonly CaseStatus[] = OPEN_CASE_STATUSES.filter(
  status => status !== 'FEEDBACK_REQUESTED' && status !== 'PROCESSING',
)

const TEXTS = {
  first: {
    sv: 'Ert ärende står först i handläggarnas kö.',
    en: 'Your case is first in our case workers’ queue.',
  },
  one: {
    sv: '1 ärende är före ert i handläggarnas kö.',
    en: '1 case is ahead of yours in our case workers’ queue.',
  },
  oneOwn: {
    sv: '1 ärende är före ert i handläggarnas kö, och det är ert eget.',
    en: '1 case is ahead of yours in our case workers’ queue, and it is your own.',
  },
  many: {
    sv: '{ahead} ärenden är före ert i handläggarnas kö.',
    en: '{ahead} cases are ahead of yours in our case workers’ queue.',
  },
  manyOwn: {
    sv: '{ahead} ärenden är före ert i handläggarnas kö, varav {own} från er.',
    en: '{ahead} cases are ahead of yours in our case workers’ queue, {own} of them from you.',
  },
  allOwn: {
    sv: '{ahead} ärenden är före ert i handläggarnas kö, och alla är era egna.',
    en: '{ahead} cases are ahead of yours in our case workers’ queue, and all are your own.',
  },
  noPromise: {
    sv: 'Det säger inte när filen läses in: ärenden tar olika lång tid.',
    en: 'This does not say when the file will be imported: some cases take longer than others.',
  },
  parked: {
    sv: 'Ett tidigare ärende från er väntar på ert svar och räknas inte.',
    en: 'An earlier case from you is waiting for your reply and is not counted.',
  },
  manyParked: {
    sv: '{parked} tidigare ärenden från er väntar på ert svar och räknas inte.',
    en: '{parked} earlier cases from you are waiting for your reply and are not counted.',
  },
} as const satisfies Record<string, Text>

/** The text about the place in the queue. It also says that the place promises no time. */
export function queueText(place: QueuePlace, locale: Locale): string {
  const { ahead, parked } = place
  const texts: Text[] = [aheadText(place)]
  if (ahead > 0) texts.push(TEXTS.noPromise)
  if (parked > 0) texts.push(parked === 1 ? TEXTS.parked : TEXTS.manyParked)
  return texts.map(text => fillText(text, locale, place)).join(' ')
}

function aheadText({ ahead, own }: QueuePlace): Text {
  if (ahead === 0) return TEXTS.first
  if (ahead === 1) return own === 1 ? TEXTS.oneOwn : TEXTS.one
  if (own === ahead) return TEXTS.allOwn
  return own > 0 ? TEXTS.manyOwn : TEXTS.many
}
