import type { IncomingMessage } from 'node:http'
import type { BankIdCollectAnswer } from '@salvia/core/bankid'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { inFrontOfService } from '../../testing/in-front.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { passwordOf, serviceUrl } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const HR = 'hr@demo.example'
const COOKIE = 'wp_bid=bound'
const LINKS = { computer: 'bankid:///?autostarttoken=abc&redirect=null', phone: 'https://app.bankid.com/' }
const pending = (message: 'bankid.RFA1' | 'bankid.RFA9', qrCode: string | null) =>
  ({ status: 'pending', orderRef: 'order-1', message, qrCode }) as const

const BEGUN = { ...pending('bankid.RFA1', 'bankid.code.0.a'), links: null }

let env: Readonly<Record<string, string>>
beforeEach(() => {
  env = { XDG_CONFIG_HOME: testFolder() }
})

/** The whole answer of a sign-in of the service. */
async function signedIn(): Promise<Extract<BankIdCollectAnswer, { status: 'complete' }>> {
  const answer = await fetch(`${serviceUrl()}/api/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: HR, password: await passwordOf(HR) }),
  })
  return { ...((await answer.json()) as object), status: 'complete' } as Awaited<ReturnType<typeof signedIn>>
}

/** The service with a provider of BankID before it that answers in this order; every call of BankID is kept. */
async function provided(collected: readonly unknown[], first: unknown = BEGUN) {
  const calls: string[] = []
  const left = [...collected]
  const instead = (asked: IncomingMessage, body: string) => {
    const call = `${asked.method} ${asked.url?.replace('/api/', '')}`
    if (!asked.url?.startsWith('/api/bankid/')) return undefined
    calls.push(`${call} ${body}`.trim())
    if (call === 'POST bankid/orders') {
      return { status: 200, headers: { 'Set-Cookie': `${COOKIE}; Path=/; HttpOnly` }, body: first }
    }
    if (asked.headers.cookie !== COOKIE) return { status: 404, body: {} }
    return asked.method === 'DELETE'
      ? { status: 204 }
      : { status: 200, body: left.length > 1 ? left.shift() : left[0] }
  }
  return { calls, api: await inFrontOfService({ instead }) }
}

const onTerminalAt = (
  api: string,
  words: readonly string[],
  answers: Parameters<typeof onTerminal>[1] = [],
) => onTerminal(['login', ...words, '--api', api], answers, { env })

describe('BankID', () => {
  test('draws a code that changes each second, then the words, and keeps the sign-in', async () => {
    const { api, calls } = await provided([
      pending('bankid.RFA1', 'bankid.code.1.b'),
      pending('bankid.RFA9', null),
      await signedIn(),
    ])
    const { status, shown } = await onTerminalAt(api, [], [['Nummer:', '1\r']])
    expect([status, shown.includes('Inloggad som')]).toEqual([0, true])
    for (const words of [
      'Starta BankID-appen',
      'Skriv in din säkerhetskod',
      'Avbryt: Ctrl-C',
      '▀',
      '48;5;231m',
    ])
      expect(shown.replace(/\s+/g, ' ')).toContain(words)
    expect(calls[0]).toBe('POST bankid/orders {"start":"qr"}')
    expect(calls.slice(1)).toEqual(Array(3).fill('POST bankid/tokens {"orderRef":"order-1"}'))
    expect((await salvia(['whoami', '--api', api], { env })).stdout).toContain(HR)
  })

  test('Ctrl-C cancels the order too', async () => {
    const { api, calls } = await provided([pending('bankid.RFA1', 'bankid.code.1.b')])
    const { status, shown } = await onTerminalAt(api, ['--bankid'], [['Avbryt: Ctrl-C', '\u0003']])
    expect([status, shown.includes('Avbryter')]).toEqual([130, true])
    expect(calls.at(-1)).toBe('DELETE bankid/orders/order-1')
  })

  test('an order that comes to nothing is told in the words of BankID: 4', async () => {
    const { api } = await provided([{ status: 'failed', message: 'bankid.RFA16' }])
    const { status, shown } = await onTerminalAt(api, ['--bankid'])
    expect([status, shown.includes('BankID är spärrat eller för gammalt')]).toEqual([4, true])
    const refused = await provided([], { status: 'failed', message: 'bankid.RFA4' })
    expect((await onTerminalAt(refused.api, ['--bankid'])).shown).toContain('En inloggning är redan påbörjad')
    expect(refused.calls).toHaveLength(1)
  })

  test('with the app on this computer, or where nothing may move, is a link', async () => {
    for (const words of [['--this-device'], ['--bankid', '--plain']]) {
      const { api, calls } = await provided([await signedIn()], {
        ...pending('bankid.RFA1', null),
        links: LINKS,
      })
      const { status, shown } = await onTerminalAt(api, words)
      expect([status, shown.includes(`Öppna på den här datorn: ${LINKS.computer}`)]).toEqual([0, true])
      expect(calls[0]).toBe('POST bankid/orders {"start":"same-device"}')
    }
  })

  test('in a pipe ends with 2 and names the way that needs nobody, before anything is begun', async () => {
    const { api, calls } = await provided([])
    const { status, stderr } = await salvia(['login', '--bankid', '--api', api, '--locale', 'en'], { env })
    expect([status, stderr.includes('--with-token'), calls]).toEqual([2, true, []])
  })

  test('--bankid and --email cannot be combined', async () => {
    const { status, stderr } = await salvia(['login', '--this-device', '--email', HR])
    expect([status, stderr.includes('--this-device och --email går inte ihop')]).toEqual([2, true])
  })
})
