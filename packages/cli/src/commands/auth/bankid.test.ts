import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'
import { canShowCode } from '../../ui/qr-code-room.ts'
import { listenForReturn } from './return-listener.ts'

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

/** Returns where the app leads the browser, for an order on the same device. */
async function play(order: 'next' | { orderRef: string }, what: object): Promise<string | null> {
  const answer = await fetch(`${SIMULATOR()}/plays`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order, play: what }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { returnUrl?: string | null }).returnUrl ?? null
}

/** Waits for the order that the program starts. */
async function begun(): Promise<{ orderRef: string }> {
  for (;;) {
    const [orderRef] = await waiting()
    if (orderRef !== undefined) return { orderRef }
    await pause(50)
  }
}

const LINES_OF_A_CODE = 22
const CODE_COLOUR = '48;5;231m'

/** How many different lines of QR codes were shown. The last line may not be whole yet. */
function codeLines(shown: string): number {
  const lines = shown
    .split('\n')
    .slice(0, -1)
    .filter(line => line.includes(CODE_COLOUR) && /▀|▄/.test(line))
  // What comes before on a line moves the cursor.
  return new Set(lines.map(line => line.slice(line.indexOf(CODE_COLOUR)))).size
}

describe('BankID', () => {
  test('renders a code that changes each second, then the words, and keeps the sign-in', async () => {
    const { status, shown } = await onTerminal(
      ['login'],
      [
        ['Nummer:', '1\r'],
        [
          text => codeLines(text) > LINES_OF_A_CODE,
          async () => play(await begun(), { kind: 'hint', status: 'pending', hintCode: 'userSign' }),
        ],
        ['Skriv in din säkerhetskod', async () => play(await begun(), { kind: 'person', email: HR })],
      ],
      { env },
    )
    expect([status, shown.includes('Inloggad som')]).toEqual([0, true])
    expect(codeLines(shown)).toBeGreaterThan(LINES_OF_A_CODE)
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

  test('in a pipe ends with 2 and names the other ways before anything is begun', async () => {
    const pipe = await salviaHere(['login', '--bankid', '--locale', 'en'], { env })
    expect([pipe.status, pipe.stderr.includes('--with-token'), pipe.stderr.includes('--browser')]).toEqual([
      2,
      true,
      true,
    ])
    expect(await waiting()).toEqual([])
  })

  test.each([
    ['where nothing moves', ['--bankid', '--plain'], {}],
    ['for a screen reader', ['--bankid'], { SALVIA_SCREEN_READER: '1' }],
    ['on a simple terminal', ['--bankid'], { TERM: 'dumb' }],
    ['where that is asked for', ['--this-device'], {}],
  ])('%s opens by a link on this device', async (_, flags, more) => {
    const login = onTerminal(['login', ...flags], [], { env: { ...env, ...more } })
    const returnUrl = (await play(await begun(), { kind: 'person', email: HR })) ?? expect.fail('no way back')
    expect(new URL(returnUrl).hostname).toBe('127.0.0.1')
    const page = await (await fetch(returnUrl)).text()
    expect(page).toContain('Inloggningen fortsätter i terminalen')
    const { status, shown } = await login
    expect([status, codeLines(shown), shown.includes('Inloggad som')]).toEqual([0, 0, true])
    expect(shown).toMatch(/Öppna på den här enheten:\r\n\S+autostarttoken=\S+\r\n/)
    expect((await salviaHere(['whoami'], { env })).status).toBe(0)
  })

  test('the way back is only for what the app brings', async () => {
    const { port, nonce, close } = await listenForReturn('en')
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    expect([await status('/'), await status('/x?bankid=a'), nonce()]).toEqual([404, 404, undefined])
    expect([await status('/?bankid=a'), nonce()]).toEqual([200, 'a'])
    close()
  })

  test.each([
    ['a narrow window', { columns: 40, height: 50 }, false],
    ['a low window', { columns: 100, height: 22 }, false],
    ['a window that has room for the code but not for the text below', { columns: 60, height: 24 }, false],
    ['a window with room', { columns: 80, height: 24 }, true],
  ])('%s: whether the code is shown', (_, { columns, height }, shows) => {
    expect(canShowCode({ width: Math.max(60, columns), columns, height })).toBe(shows)
  })

  test('where no code can be shown, the ways are a link, the browser and the password', async () => {
    const { status, shown } = await onTerminal(
      ['login', '--plain'],
      [
        ['Nummer:', '3\r'],
        ['E-post:', '\u0003'],
      ],
      { env },
    )
    expect([status, shown.includes('BankID på den här enheten'), shown.includes('skanna')]).toEqual([
      130,
      true,
      false,
    ])
  })

  test('--bankid and --email cannot be combined', async () => {
    const { status, stderr } = await salviaHere(['login', '--bankid', '--email', HR], { env })
    expect([status, stderr.includes('--bankid och --email går inte ihop')]).toEqual([2, true])
  })
})
