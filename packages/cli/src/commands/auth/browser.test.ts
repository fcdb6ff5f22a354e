import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { inFrontOfService, passOn } from '../../testing/in-front.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { type Run, salvia } from '../../testing/run-salvia.ts'
import { serviceUrl, tokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const HR = 'hr@demo.example'
const CODE = /[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}/

let env: Readonly<Record<string, string>>
beforeEach(() => {
  env = { SALVIA_API: serviceUrl(), XDG_CONFIG_HOME: testFolder() }
})

/** What the user does in the portal with the code that the terminal shows. */
async function inPortal(what: 'approvals' | 'refusals' | 'searches', userCode: string, token: string) {
  const answer = await fetch(`${serviceUrl()}/api/pairings/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ userCode }),
  })
  return answer.status
}

type Kill = (signal: NodeJS.Signals) => void

/** Runs the command in a pipe. Once it shows a code, does something with it, one time. */
async function login(
  onCode: (userCode: string, kill: Kill) => Promise<unknown>,
  api = serviceUrl(),
): Promise<Run & { readonly code: string }> {
  let code = ''
  let done: Promise<unknown> = Promise.resolve()
  const run = await salvia(['login', '--browser'], {
    env: { ...env, SALVIA_API: api },
    onStderr(text, kill) {
      const shown = CODE.exec(text)?.[0]
      if (code !== '' || shown === undefined) return
      code = shown
      done = onCode(code, kill)
    },
  })
  await done
  return { ...run, code }
}

/** A proxy that holds the questions of the terminal until they are released. */
async function holding(): Promise<{ readonly api: string; release(): void }> {
  const held: (() => void)[] = []
  let isHeld = true
  const instead = (asked: IncomingMessage, answer: ServerResponse): boolean => {
    if (!isHeld || !asked.url?.endsWith('/pairings/tokens')) return false
    held.push(() => passOn(asked, answer))
    return true
  }
  return {
    api: await inFrontOfService({ instead }),
    release() {
      isHeld = false
      for (const pass of held) pass()
    },
  }
}

describe('a sign-in in the browser', () => {
  test('shows address and code, waits until they are approved, and keeps the sign-in, also in a pipe', async () => {
    const token = await tokenOf(HR)
    const { status, stdout, stderr } = await login(code => inPortal('approvals', code, token))
    expect([status, stdout]).toEqual([0, ''])
    expect(stderr.split('\n')).toContain(`${serviceUrl()}/terminal`)
    expect(stderr).toMatch(/Skriv koden där: {2}\S+ {2}\(gäller till \d\d:\d\d\)/)
    expect(stderr).toContain('Inloggad som')
    expect((await salviaHere(['whoami'], { env })).stdout).toBe(`${HR} 10401 10402 10403\n`)
  })

  test('that is refused in the portal ends with 4 and says so', async () => {
    const token = await tokenOf(HR)
    const { status, stderr } = await login(code => inPortal('refusals', code, token))
    expect([status, stderr.includes('Inloggningen nekades i portalen.')]).toEqual([4, true])
    expect((await salviaHere(['whoami'], { env })).status).toBe(4)
  })

  test('whose user has signed out again ends with 4 and says how to start again', async () => {
    const token = await tokenOf(HR)
    const { api, release } = await holding()
    const { status, stderr } = await login(async code => {
      await inPortal('approvals', code, token)
      await fetch(`${serviceUrl()}/api/tokens`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}` },
      })
      release()
    }, api)
    expect([status, stderr.includes('Koden gäller inte längre.'), stderr.includes('salvia login')]).toEqual([
      4,
      true,
      true,
    ])
  })

  test('that is stopped takes its code with it', async () => {
    const { status, code } = await login(async (_, kill) => kill('SIGINT'))
    expect([status, await inPortal('searches', code, await tokenOf(HR))]).toEqual([130, 400])
  })

  test.each([
    ['--quiet hides the code', ['--quiet'], 'syns inte koden'],
    ['--email is another way', ['--email', HR], '--browser och --email går inte ihop'],
    ['--bankid is another way', ['--bankid'], '--bankid och --browser går inte ihop'],
  ])('%s: 2, and nothing is begun', async (_, words, told) => {
    const { status, stderr } = await salviaHere(['login', '--browser', ...words], { env })
    expect([status, stderr.includes(told), CODE.test(stderr)]).toEqual([2, true, false])
  })
})

describe('on a host that is reached by SSH', () => {
  const SSH = { SSH_CONNECTION: '198.51.100.1 50000 198.51.100.2 22', TERM: 'dumb' }

  test('the browser comes in place of a link that would open nothing there', async () => {
    const { shown } = await onTerminal(['login'], [['Nummer:', '\u0003']], { env: { ...env, ...SSH } })
    expect(shown).toContain('1  I webbläsaren')
    expect(shown).not.toContain('på den här enheten')
  })

  test('--bankid leads to the browser where no code can be drawn', async () => {
    const { status, shown } = await onTerminal(['login', '--bankid'], [['Avbryt: Ctrl-C', '\u0003']], {
      env: { ...env, ...SSH },
    })
    expect([status, shown.includes('/terminal\r\n'), CODE.test(shown)]).toEqual([130, true, true])
  })
})
