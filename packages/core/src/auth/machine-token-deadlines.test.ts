import { expect, test } from 'vitest'
import { deadlineText } from '../deadlines/index.ts'
import { machineTokenDeadlines } from './machine-token-deadlines.ts'

test('a machine token has a deadline when it expires', () => {
  const token = { id: 't1', name: 'sftp', expiresAt: '2027-11-21T12:00:00.000Z' }
  const [deadline] = machineTokenDeadlines([token])
  if (!deadline) return expect.fail('no deadline')
  expect(deadline).toMatchObject({ at: token.expiresAt, objectId: 't1' })
  expect(deadlineText(deadline, 'sv')).toMatchObject({ heading: 'En maskinnyckel går ut', detail: 'sftp' })
})
