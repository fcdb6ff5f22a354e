import { expect, test } from 'vitest'
import { queueText, standsInQueue, WORKED_STATUSES } from './queue-place.ts'

const PROMISE = 'Det säger inte när filen läses in: ärenden tar olika lång tid.'

test.each([
  [{ ahead: 0, own: 0, parked: 0 }, 'Ert ärende står först i handläggarnas kö.'],
  [{ ahead: 1, own: 0, parked: 0 }, `1 ärende är före ert i handläggarnas kö. ${PROMISE}`],
  [
    { ahead: 1, own: 1, parked: 0 },
    `1 ärende är före ert i handläggarnas kö, och det är ert eget. ${PROMISE}`,
  ],
  [{ ahead: 3, own: 0, parked: 0 }, `3 ärenden är före ert i handläggarnas kö. ${PROMISE}`],
  [{ ahead: 3, own: 2, parked: 0 }, `3 ärenden är före ert i handläggarnas kö, varav 2 från er. ${PROMISE}`],
  [
    { ahead: 2, own: 2, parked: 0 },
    `2 ärenden är före ert i handläggarnas kö, och alla är era egna. ${PROMISE}`,
  ],
  [
    { ahead: 0, own: 0, parked: 1 },
    'Ert ärende står först i handläggarnas kö. Ett tidigare ärende från er väntar på ert svar och räknas inte.',
  ],
])('%j', (place, text) => {
  expect(queueText(place, 'sv')).toBe(text)
})

test('in English too', () => {
  expect(queueText({ ahead: 2, own: 1, parked: 2 }, 'en')).toBe(
    '2 cases are ahead of yours in our case workers’ queue, 1 of them from you. This does not say when the file will be imported: some cases take longer than others. 2 earlier cases from you are waiting for your reply and are not counted.',
  )
})

test('a case stands in the queue until it is taken up; a parked one and one that is being imported are nobody’s work', () => {
  expect([standsInQueue('UPLOADED'), standsInQueue('ACKNOWLEDGED')]).toEqual([true, false])
  expect(WORKED_STATUSES).not.toContain('FEEDBACK_REQUESTED')
  expect(WORKED_STATUSES).not.toContain('PROCESSING')
  expect(WORKED_STATUSES).not.toContain('IMPORTED')
  expect(WORKED_STATUSES).toContain('UPLOADED')
})
