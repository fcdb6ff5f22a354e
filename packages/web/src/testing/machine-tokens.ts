import { contract } from '@salvia/core/api'
import type { MachineToken, MadeToken } from '@salvia/core/auth'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { serverTime } from '../state/server-time.ts'
import { reply } from './answers.ts'

export const MACHINE_SECRET = `salvia_machine_${'k'.repeat(43)}`

export const MACHINE_TOKEN: MachineToken = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Lönesystemet',
  clientNumber: '10401',
  grants: ['personnel-file', 'statistics'],
  createdAt: instantOf('2026-11-21T12:05:00.000Z'),
  createdBy: 'Helena Ek',
  expiresAt: instantOf('2999-11-21T12:05:00.000Z'),
  lastUsedAt: null,
  grantsEndAt: null,
  replacedBy: null,
}

export const MADE_TOKEN: MadeToken = {
  ...MACHINE_TOKEN,
  id: '22222222-2222-4222-8222-222222222222',
  token: MACHINE_SECRET,
}

/** The sessions of a user who has signed in this many minutes ago. */
export const ownSession = (minutesAgo: number) =>
  reply(contract.sessions.list, {
    items: [
      {
        id: '33333333-3333-4333-8333-333333333333',
        isThis: true,
        method: 'bankid',
        device: { program: 'chrome', system: 'windows' },
        startedAt: addElapsed(serverTime(), { minutes: -minutesAgo }),
        lastUsedAt: serverTime(),
      },
    ],
    total: 1,
  })
