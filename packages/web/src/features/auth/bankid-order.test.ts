import { type BankIdCollectAnswer, bankidContract } from '@salvia/core/bankid'
import { afterEach, expect, it, vi } from 'vitest'
import { startWithConfig } from '../../state/config.state.ts'
import { writesSoFar } from '../../state/outdated.ts'
import { answering, reply } from '../../testing/answers.ts'
import { EXAMPLE_CONFIG } from '../../testing/config.ts'
import { signInByBankId } from './bankid-order.ts'

afterEach(() => vi.unstubAllGlobals())

it('asking how an order stands outdates nothing, however often', async () => {
  startWithConfig(EXAMPLE_CONFIG)
  const pending = { status: 'pending', orderRef: 'order', message: 'bankid.RFA1', qrCode: 'first' } as const
  const states: BankIdCollectAnswer[] = [pending, { status: 'failed', message: 'bankid.RFA3' }]
  const asked = answering([
    reply(bankidContract.start, { ...pending, links: null }),
    reply(bankidContract.collect, () => states.shift() ?? pending),
  ])
  const kinds: string[] = []
  const writes: number[] = []
  await signInByBankId(
    { start: 'qr', returnPath: '/' },
    {
      signal: new AbortController().signal,
      onState: ({ kind }) => {
        kinds.push(kind)
        writes.push(writesSoFar())
      },
    },
  )
  expect(kinds).toEqual(['starting', 'pending', 'pending', 'failed'])
  expect(asked).toHaveLength(3)
  const begun = (writes[0] ?? 0) + 1
  expect(writes.slice(1)).toEqual([begun, begun, begun])
})
