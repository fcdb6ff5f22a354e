import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnSession } from '@salvia/core/sessions'
import { beforeEach, describe, expect, test } from 'vitest'
import { testFolder, written } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { passwordOf, serviceUrl, sharedTokenOf, tokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'

const HR = 'hr@demo.example'

let env: Readonly<Record<string, string>>
let cwd: string
beforeEach(() => {
  cwd = testFolder()
  env = { SALVIA_API: serviceUrl(), XDG_CONFIG_HOME: cwd }
})

const credentials = () => join(cwd, 'salvia', 'credentials.json')

describe('login', () => {
  test('asks for email and password on a terminal, without showing the password', async () => {
    const password = await passwordOf(HR)
    const login = await onTerminal(
      ['login'],
      [
        ['Nummer:', 'lösenord\r'],
        ['Nummer:', '4\r'],
        ['E-post:', `${HR}\r`],
        ['Lösenord:', `${password}\r`],
      ],
      { env },
    )
    expect(login.status, login.shown).toBe(0)
    expect(login.shown).toContain('Skriv en siffra från 1 till 4.')
    expect(login.shown).toContain('Inloggad som')
    expect(login.shown).not.toContain(password)
    expect(login.shown.trim().split('\n')[0]).toContain('miljö: LOCAL')
    expect(statSync(credentials()).mode & 0o777).toBe(0o600)
    const who = await salviaHere(['whoami'], { env })
    expect(who).toMatchObject({ status: 0, stdout: `${HR} 10401 10402 10403\n` })
    const rendered = await salviaHere(['whoami', '-f', 'pretty'], { env })
    expect(rendered.stdout).toMatch(/Inloggad till .+, eller tills inget har gjorts på 30 minuter\n/)
  })

  test('is listed among the places where one is signed in as the terminal', async () => {
    await onTerminal(['login', '--email', HR], [['Lösenord:', `${await passwordOf(HR)}\r`]], { env })
    const headers = { Authorization: `Bearer ${await sharedTokenOf(HR)}` }
    const answer = await fetch(`${serviceUrl()}/api/profile/sessions`, { headers })
    const { items } = (await answer.json()) as { items: readonly OwnSession[] }
    expect(items.map(({ device }) => device.program)).toContain('terminal')
  })

  test('with a client number chooses that organisation for later commands, too', async () => {
    const password = await passwordOf(HR)
    const login = (org: string) =>
      onTerminal(['login', '--email', HR, '--org', org], [['Lösenord:', `${password}\r`]], { env, cwd })
    const unknown = await login('77777')
    expect([unknown.status, unknown.shown.includes('10402')]).toEqual([2, true])
    expect((await salviaHere(['status'], { env, cwd })).status, 'signed in, nothing chosen').toBe(2)
    const chosen = await login('10402')
    expect([chosen.status, chosen.shown.includes('(10402)')]).toEqual([0, true])
    expect((await salviaHere(['status', '--all'], { env, cwd })).status).toBe(0)
  })

  test('tells a wrong password in the words of the portal', async () => {
    const login = await onTerminal(['login', '--email', HR], [['Lösenord:', 'wrong\r']], { env })
    expect(login.status).toBe(4)
    expect(login.shown).toContain('Det går inte att logga in')
  })

  test('in a pipe names the way that needs no question', async () => {
    const run = await salviaHere(['login', '--locale', 'en'], { env })
    expect([run.status, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain('Cannot ask without a terminal: Email\n  Add --with-token.')
  })

  test('keeps a token from standard input or a file, but not one that is not good', async () => {
    const token = await sharedTokenOf(HR)
    expect((await salviaHere(['login', '--with-token', '-'], { env, stdin: `${token}\n` })).status).toBe(0)
    expect(readFileSync(credentials(), 'utf8')).toContain(token)
    const good = readFileSync(credentials(), 'utf8')
    const wrong = await salviaHere(
      ['login', '--with-token', written(cwd, 'token.txt', 'salvia_machine_wrong')],
      {
        env,
      },
    )
    expect([wrong.status, wrong.stderr.includes('Nyckeln i --with-token gäller inte')]).toEqual([4, true])
    expect((await salviaHere(['login', '--with-token', '-'], { env, stdin: ' ' })).status).toBe(2)
    expect((await salviaHere(['login', '--with-token', 'missing.txt'], { env, cwd })).status).toBe(2)
    expect(readFileSync(credentials(), 'utf8')).toBe(good)
  })

  test('Ctrl-C at a question ends with 130', async () => {
    const login = await onTerminal(['login'], [['Nummer:', '\u0003']], { env })
    expect([login.status, login.shown.includes('Avbryter')]).toEqual([130, true])
  })
})

describe('machine tokens', () => {
  test('are printed once, alone on standard output, and act for their company', async () => {
    const signedIn = { ...env, SALVIA_TOKEN: await sharedTokenOf(HR) }
    const words = ['login', '--machine', 'Lönesystemet', '--feature', 'personnel-file', '--org', '10402']
    const made = await salviaHere(words, { env: signedIn })
    expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/^salvia_machine_\S+\n$/) })
    expect(made.stderr).toContain('Kvarnhälle Logistik AB')
    const machine = { ...env, SALVIA_TOKEN: made.stdout.trim() }
    const who = await salviaHere(['whoami', '-f', 'json'], { env: machine })
    expect(JSON.parse(who.stdout)).toMatchObject({ kind: 'machine', companies: [{ clientNumber: '10402' }] })
    expect((await salviaHere(['status', '--all'], { env: machine })).status).toBe(0)
    const again = await salviaHere(['login', '--machine', 'x', '--feature', 'statistics'], { env: machine })
    expect(again.status).toBe(4)
    await salviaHere(['login', '--with-token', '-'], { env, stdin: made.stdout })
    expect((await salviaHere(['logout'], { env })).stderr).toContain('Återkalla den')
    expect((await salviaHere(['whoami'], { env: machine })).status).toBe(0)
  })
})

describe('logout --everywhere', () => {
  const isSignedIn = async (token: string) =>
    (await fetch(`${serviceUrl()}/api/profile`, { headers: { Authorization: `Bearer ${token}` } })).ok
  // Of an account that no other file signs in, since its sessions end there, too.
  const COLLEAGUE = 'kollega@demo.example'

  test('ends the sessions of other places too', async () => {
    const [here, elsewhere] = [await tokenOf(COLLEAGUE), await tokenOf(COLLEAGUE)]
    await salviaHere(['login', '--with-token', '-'], { env, stdin: here })
    const logout = await salviaHere(['logout', '--everywhere'], { env })
    expect([logout.status, logout.stderr.includes('här och överallt annars')]).toEqual([0, true])
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false])
  })

  test('refused, leaves everything as it is', async () => {
    const words = ['login', '--machine', 'natt', '--feature', 'invoices', '--org', '10401']
    const token = await tokenOf(COLLEAGUE)
    const hr = { ...env, SALVIA_TOKEN: await sharedTokenOf(HR) }
    const { stdout: machine } = await salviaHere(words, { env: hr })
    await salviaHere(['login', '--with-token', '-'], { env, stdin: machine })
    const kept = readFileSync(credentials(), 'utf8')
    const logout = await salviaHere(['logout', '--everywhere'], { env })
    expect([logout.status, logout.stderr.includes('En maskinnyckel får inte göra det här')]).toEqual([
      4,
      true,
    ])
    expect(readFileSync(credentials(), 'utf8')).toBe(kept)
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('without a session', () => {
  test.each([
    ['whoami', ''],
    ['status', ''],
    ['upload', 'upload sent: no\nupload reason: NO_SESSION Du är inte inloggad.\n'],
  ])('%s ends with 4 and says how to sign in', async (word, told) => {
    const words = word === 'upload' ? [word, written(cwd, 'a.csv', 'x'), '-y'] : [word]
    const run = await salviaHere(words, { env })
    expect([run.status, run.stdout, run.stderr.includes('salvia login')]).toEqual([4, told, true])
  })

  test('a token that is too old is told before anything is called', async () => {
    const old = `x.${Buffer.from('{"exp": 1000}').toString('base64url')}.y`
    const run = await salviaHere(['whoami', '--locale', 'en'], { env: { ...env, SALVIA_TOKEN: old } })
    expect([run.status, run.stderr.includes('The token in SALVIA_TOKEN is not valid')]).toEqual([4, true])
  })

  test('a token that the service refuses is told with the place it came from', async () => {
    const run = await salviaHere(['whoami'], { env: { ...env, SALVIA_TOKEN: 'salvia_machine_wrong' } })
    expect([run.status, run.stderr.includes('Nyckeln i SALVIA_TOKEN gäller inte')]).toEqual([4, true])
  })

  test('logout ends the session on the service too, and a second one finds nobody', async () => {
    const token = await tokenOf(HR)
    await salviaHere(['login', '--with-token', '-'], { env, stdin: token })
    expect((await salviaHere(['logout'], { env })).status).toBe(0)
    expect((await salviaHere(['whoami'], { env: { ...env, SALVIA_TOKEN: token } })).status).toBe(4)
    expect((await salviaHere(['logout'], { env })).stderr).toContain('Ingen var inloggad')
  })

  test('credentials that others can read are refused, and broken ones are told', async () => {
    await salviaHere(['login', '--with-token', '-'], { env, stdin: await sharedTokenOf(HR) })
    const path = credentials()
    writeFileSync(path, '{')
    expect((await salviaHere(['whoami'], { env })).status).toBe(2)
    chmodSync(path, 0o644)
    const run = await salviaHere(['whoami'], { env })
    expect([run.status, run.stderr.replace(/\s+/g, ' ').includes('chmod 600')]).toEqual([4, true])
  })
})

describe('organisations', () => {
  test('several of them, none chosen, in a pipe: all are listed', async () => {
    const run = await salviaHere(['status'], { env: { ...env, SALVIA_TOKEN: await sharedTokenOf(HR) } })
    expect([run.status, run.stdout]).toEqual([2, ''])
    for (const number of ['10401', '10402', '10403']) expect(run.stderr).toContain(number)
  })

  test('the flag wins over SALVIA_CLIENT_NUMBER and the settings', async () => {
    const signedIn = { ...env, SALVIA_TOKEN: await sharedTokenOf(HR) }
    expect(
      (await salviaHere(['status', '--all'], { env: { ...signedIn, SALVIA_CLIENT_NUMBER: '10402' } })).status,
    ).toBe(0)
    written(cwd, 'salvia.config.json', '{"clientNumber": "10401"}')
    expect((await salviaHere(['status', '--all'], { env: signedIn, cwd })).status).toBe(0)
    expect((await salviaHere(['status', '--org', '77777'], { env: signedIn, cwd })).status).toBe(2)
    const other = await salviaHere(['status', '--org', '10403'], { env: signedIn, cwd })
    expect([other.status, other.stderr.includes('BankID')]).toEqual([4, true])
  })

  test('a company without the feature is refused with 4', async () => {
    const run = await salviaHere(['status'], {
      env: { ...env, SALVIA_TOKEN: await sharedTokenOf('begransad@demo.example') },
    })
    expect([run.status, run.stderr.includes('Er organisation har inget avtal för Personalfil.')]).toEqual([
      4,
      true,
    ])
  })
})
