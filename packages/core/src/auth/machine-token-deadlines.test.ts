import { expect, test } from 'vitest'
import { deadlineText } from '../deadlines/index.ts'
import { instantFromMillis } from '../primitives/index.ts'
import { machineTokenDeadlines } from './machine-token-deadlines.ts'

const END = instantFromMillis(Date.parse('2027-11-21T12:00:00.000Z'))

test('a machine token has a deadline when it expires', () => {
  const token = { id: 't1', name: 'sftp', expiresAt: END, replacedBy: null }
  const [deadline] = machineTokenDeadlines([token])
  if (!deadline) return expect.fail('no deadline')
  expect(deadline).toMatchObject({ at: token.expiresAt, objectId: 't1' })
  expect(deadlineText(deadline, 'sv')).toMatchObject({ heading: 'En maskinnyckel går ut', detail: 'sftp' })
})

test('nobody is warned of one that has been replaced', () => {
  const old = { id: 't1', name: 'sftp', expiresAt: END, replacedBy: 't2' }
  const fresh = { ...old, id: 't2', replacedBy: null }
  expect(machineTokenDeadlines([old, fresh]).map(({ objectId }) => objectId)).toEqual(['t2'])
})
