import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const HR = 'hr@demo.example'
const SIMULATOR = () => `${serviceUrl()}/bankid-simulator/api`

let env: Readonly<Record<string, string>>
beforeEach(() => {
  env = { SALVIA_API: serviceUrl(), XDG_CONFIG_HOME: testFolder() }
})

/** The order references that wait for a signature, according to the BankID simulator beside the service. */
async function waiting(): Promise<string[]> {
  const { items } = (await (await fetch(`${SIMULATOR()}/orders`)).json()) as { items: { orderRef: string }[] }
  return items.map(({ orderRef }) => orderRef)
}

async function play(order: 'next' | { orderRef: string }, what: object): Promise<void> {
  const answer = await fetch(`${SIMULATOR()}/plays`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order, play: what }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Waits for the order that the program starts. */
async function begun(): Promise<{ orderRef: string }> {
  for (;;) {
    const [orderRef] = await waiting()
    if (orderRef !== undefined) return { orderRef }
    await pause(50)
  }
}

/** How many different QR codes were shown. Codes are told apart by their first line. */
function codes(shown: string): number {
  const lines = shown.split('\n').filter(line => line.includes('48;5;231m'))
  return new Set(lines.filter(line => /▀|▄/.test(line))).size
}

describe('BankID', () => {
  test('renders a code that changes each second, then the words, and keeps the sign-in', async () => {
    const login = onTerminal(['login'], [['Nummer:', '1\r']], { env })
    const order = await begun()
    await pause(2500)
    await play(order, { kind: 'hint', status: 'pending', hintCode: 'userSign' })
    await pause(2500)
    await play(order, { kind: 'person', email: HR })
    const { status, shown } = await login
    expect([status, shown.includes('Inloggad som')]).toEqual([0, true])
    // One QR code has 22 lines.
    expect(codes(shown)).toBeGreaterThan(22)
    for (const words of ['Starta BankID-appen', 'Skriv in din säkerhetskod', 'Avbryt: Ctrl-C'])
      expect(shown.replace(/\s+/g, ' ')).toContain(words)
    expect((await salviaHere(['whoami'], { env })).stdout).toBe(`${HR} 10401 10402 10403\n`)
    expect((await salviaHere(['status', '--all', '--org', '10403'], { env })).status).toBe(0)
  })

  test('Ctrl-C cancels the order too', async () => {
    const { status, shown } = await onTerminal(['login', '--bankid'], [['Avbryt: Ctrl-C', '\u0003']], { env })
    expect([status, shown.includes('Avbryter')]).toEqual([130, true])
    expect(await waiting()).toEqual([])
  })

  test.each([
    [{ kind: 'hint', status: 'failed', hintCode: 'certificateErr' }, 'BankID är spärrat eller för gammalt'],
    [{ kind: 'error', errorCode: 'alreadyInProgress' }, 'En inloggning är redan påbörjad'],
    [{ kind: 'person', email: 'medarbetare@demo.example' }, 'Du kan inte logga in i portalen'],
  ])('%j is told in the words of the portal: 4', async (what, words) => {
    await play('next', what)
    const { status, shown } = await onTerminal(['login', '--bankid'], [], { env })
    expect([status, shown.replace(/\s+/g, ' ').includes(words)]).toEqual([4, true])
    expect((await salviaHere(['whoami'], { env })).status).toBe(4)
  })

  test('in a pipe, and where nothing may move, ends with 2 and names the other ways before anything is begun', async () => {
    const pipe = await salviaHere(['login', '--bankid', '--locale', 'en'], { env })
    expect([pipe.status, pipe.stderr.includes('--with-token'), pipe.stderr.includes('--email')]).toEqual([
      2,
      true,
      true,
    ])
    const still = await onTerminal(['login', '--bankid', '--plain'], [], { env })
    expect([still.status, await waiting()]).toEqual([2, []])
  })

  test('where no code can be rendered the password is asked for at once', async () => {
    const { status } = await onTerminal(['login', '--plain'], [['E-post:', '\u0003']], { env })
    expect(status).toBe(130)
  })

  test('--bankid and --email cannot be combined', async () => {
    const { status, stderr } = await salviaHere(['login', '--bankid', '--email', HR], { env })
    expect([status, stderr.includes('--bankid och --email går inte ihop')]).toEqual([2, true])
  })
})
