import { expect, test } from 'vitest'
import { defineStatuses } from './statuses.ts'

const statuses = defineStatuses({
  SENT: { text: { sv: 'Skickad', en: 'Sent' }, tone: 'info' },
  CLOSED: { text: { sv: 'Låst', en: 'Locked' }, tone: 'neutral' },
})

test('codes, schema and texts come from one table', () => {
  expect(statuses.codes).toEqual(['SENT', 'CLOSED'])
  expect(statuses.schema.parse('CLOSED')).toBe('CLOSED')
  expect(statuses.schema.safeParse('OPEN').success).toBe(false)
  expect(statuses.table.SENT.text.en).toBe('Sent')
})
