import type { Readable } from 'node:stream'
import { PROVIDER_KINDS, type ProviderKind } from '@salvia/core/feed-catalogue'
import type { LightMyRequestResponse } from 'fastify'
import { transaction } from '../db/transaction.ts'
import { makeProviderToken } from '../features/provider-tokens/make-provider-token.ts'
import type { TestApp } from './open-test-app.ts'

/** A token of one of the provider's own systems, for these kinds; for all if none are named. Nobody is mailed. */
export async function providerToken(
  { services }: Pick<TestApp, 'services'>,
  kinds: readonly ProviderKind[] = PROVIDER_KINDS,
): Promise<string> {
  const act = { actor: null, now: services.clock.now(), origin: 'https://portal.example' }
  const asked = { name: 'Affärssystemet', kinds }
  return (await transaction(services.db, tx => makeProviderToken(tx, asked, act))).token
}

/** A line for a clinic: put unless it is deleted. */
export function clinicLine(id: string, version: number, { city = 'Ås', op = 'put' } = {}): string {
  const data = { name: `Mottagning ${id}`, city, address: null, phone: null, partner: false }
  return JSON.stringify({ id, version, op, ...(op === 'put' && { data }) })
}

/** Sends lines to a call, as text or as they arrive. */
export function sendLines(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  {
    token,
    lines,
    headers = {},
  }: {
    readonly token?: string
    readonly lines: string | readonly string[] | Readable | Buffer
    readonly headers?: Readonly<Record<string, string>>
  },
): Promise<LightMyRequestResponse> {
  const isList = Array.isArray(lines) as boolean
  const payload = isList ? (lines as readonly string[]).join('\n') : (lines as string | Readable | Buffer)
  return app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/x-ndjson',
      ...headers,
    },
    payload,
  })
}
