import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testFolder, written } from '../../testing/folder.ts'
import { inFrontOfService } from '../../testing/in-front.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { serviceUrl, tokenOf } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'
import { OWN_AUTHORITY, OWN_TLS } from '../../testing/tls/own-authority.ts'

const PROBES = [
  'node',
  'config',
  'credentials',
  'key-store',
  'service',
  'tls',
  'clock',
  'session',
  'organisation',
  'terminal',
]

interface Report {
  readonly passed: boolean
  readonly checks: readonly ({ readonly name: string; readonly state: string } & Readonly<
    Record<string, unknown>
  >)[]
}

let token: string
beforeAll(async () => {
  token = await tokenOf('hr@demo.example')
})
let cwd: string
let env: Readonly<Record<string, string>>
beforeEach(() => {
  cwd = testFolder()
  env = { HOME: cwd, XDG_CONFIG_HOME: join(cwd, 'config'), SALVIA_API: serviceUrl(), SALVIA_TOKEN: token }
})

/** The findings of doctor. Runs it as a process of its own, because Node reads some variables only when it starts. */
async function examined(more: Readonly<Record<string, string>> = {}) {
  const program = more.NODE_EXTRA_CA_CERTS ? salvia : salviaHere
  const run = await program(['doctor', '-f', 'json'], { cwd, env: { ...env, ...more } })
  const report = JSON.parse(run.stdout) as Report
  const found = (name: string) => report.checks.find(check => check.name === name)
  const states = Object.fromEntries(report.checks.map(({ name, state }) => [name, state]))
  return { ...run, report, found, states }
}
const kept = (name: string, content: string) => {
  mkdirSync(join(cwd, 'config', 'salvia'), { recursive: true })
  return written(join(cwd, 'config', 'salvia'), name, content)
}

test('all is looked at in order, and all is well', async () => {
  const { status, report, found } = await examined({ SALVIA_CLIENT_NUMBER: '10402' })
  expect([status, report.passed]).toEqual([0, true])
  expect(report.checks.map(({ name, state }) => `${name} ${state}`)).toEqual(PROBES.map(name => `${name} ok`))
  expect(found('service')).toMatchObject({
    api: `${serviceUrl()}/api/`,
    environment: 'local',
    version: expect.any(String),
  })
  expect(found('session')).toMatchObject({ kind: 'person', from: 'SALVIA_TOKEN' })
  expect(found('organisation')).toMatchObject({ clientNumber: '10402' })
})

test('neither the token nor the person is ever shown', async () => {
  for (const format of ['pretty', 'concise', 'json']) {
    const { stdout, stderr } = await salviaHere(['doctor', '-f', format], { cwd, env })
    expect(stdout + stderr).not.toContain(token.slice(0, 20))
    expect(stdout + stderr).not.toContain('hr@demo.example')
  }
})

test('is rendered on a terminal, one thing after the other', async () => {
  const run = await onTerminal(['doctor'], [], {
    env: { ...env, SALVIA_CLIENT_NUMBER: '10402', NO_COLOR: '1' },
    cwd,
  })
  const lines = run.shown
    .replaceAll('\r', '')
    .replace(/\n {18}/g, ' ')
    .trim()
    .split('\n')
  const known = lines.map(line =>
    line
      .replace(/http\S+/, 'URL')
      .replace(/\d+/g, '0')
      .trimEnd(),
  )
  expect([run.status, ...known]).toEqual([
    0,
    'miljö: LOCAL (URL',
    expect.stringMatching(/^✔ Node {12}v0\.0\.0, salvia 0\.0\.0$/),
    '✔ Inställningar   inga filer, standardvärden gäller',
    '✔ Inloggningsfil  ingen fil',
    '✔ Nyckelring      används inte (SALVIA_CREDENTIALS=file)',
    expect.stringMatching(/^✔ Tjänst {10}URL svar på 0 ms, version \S+$/),
    '✔ TLS             behövs inte, localhost är den här datorn',
    '✔ Klocka          går rätt',
    expect.stringMatching(
      /^✔ Inloggning {6}personlig, till 0-0-0 0:0(?: \(\w+\))?, loggas ut (?:0-0-0 )?0:0(?: \(\w+\))? om inget görs ur SALVIA_TOKEN$/,
    ),
    '✔ Organisation    0 Kvarnhälle Logistik AB',
    '✔ Terminal        0 tecken, utan färg, Unicode, rörelse, kan fråga',
    '',
    'Allt fungerar.',
  ])
})

test.each([60, 80])(
  'no line is wider than %i columns, and words stand for signs where they are asked for',
  async width => {
    const more = { COLUMNS: String(width), SALVIA_SCREEN_READER: '1', SALVIA_API: 'http://127.0.0.1:9' }
    const { stdout, status } = await salviaHere(['doctor', '-f', 'pretty', '--locale', 'en'], {
      cwd,
      env: { ...env, ...more },
    })
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(width)
    expect([status, stdout.includes('Error:   Service'), stdout.includes('1 error')]).toEqual([5, true, true])
  },
)

describe('the settings', () => {
  test('that are wrong are told, the rest is still looked at: 2', async () => {
    written(cwd, 'salvia.config.json', '{"loacle": "sv"}')
    const { status, states, found } = await examined()
    expect([status, states.config, found('config')?.code]).toEqual([2, 'error', 'CONFIG_KEY_UNKNOWN_NEAR'])
    expect(states.service).toBe('ok')
  })

  test('that name an address in a folder which is not approved: 2, and nothing is called', async () => {
    written(cwd, 'salvia.config.json', `{"api": "${serviceUrl()}"}`)
    const { status, states, found } = await examined({ SALVIA_API: '' })
    expect([status, found('config')?.code]).toEqual([2, 'ADDRESS_NOT_APPROVED'])
    expect([states.service, states.tls, states.clock, states.session]).toEqual(Array(4).fill('skipped'))
  })

  test('that others may change are warned of', async () => {
    chmodSync(kept('config.json', '{}'), 0o666)
    const { status, states, stdout } = await examined()
    expect([status, states.config, stdout.includes('~/config/salvia/config.json')]).toEqual([
      0,
      'warning',
      true,
    ])
  })

  test('that name a profile that is not there: 2', async () => {
    expect((await examined({ SALVIA_PROFILE: 'staging' })).found('config')?.code).toBe('PROFILE_UNKNOWN')
  })
})

test('a sign-in file that others can read: 4, and the sign-in is not tried', async () => {
  chmodSync(kept('credentials.json', '{}'), 0o644)
  const { status, states } = await examined({ SALVIA_TOKEN: '' })
  expect([status, states.credentials, states.session]).toEqual([4, 'error', 'skipped'])
})

describe('the service', () => {
  test('that does not answer: 5, and what needs it is left out', async () => {
    const { status, states, found } = await examined({ SALVIA_API: 'http://127.0.0.1:9' })
    expect([status, found('service')?.code]).toEqual([5, 'SERVER_UNREACHABLE'])
    expect(states).toMatchObject({
      clock: 'skipped',
      session: 'skipped',
      organisation: 'skipped',
      terminal: 'ok',
    })
  })

  test('at an address that is not encrypted: 2', async () => {
    const { status, found } = await examined({ SALVIA_API: 'http://portal.example' })
    expect([status, found('service')?.code]).toEqual([2, 'API_NOT_SECURE'])
  })

  test('with a certificate that nobody vouches for: 5; trusted, it is told how long it is good', async () => {
    const api = await inFrontOfService({ tls: OWN_TLS })
    const refused = await examined({ SALVIA_API: api })
    expect([refused.status, refused.states.tls, refused.found('tls')?.code]).toEqual([
      5,
      'error',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ])
    const trusted = await examined({ SALVIA_API: api, NODE_EXTRA_CA_CERTS: OWN_AUTHORITY })
    expect([trusted.status, trusted.found('tls')]).toEqual([
      0,
      {
        name: 'tls',
        state: 'ok',
        encrypted: true,
        protocol: 'TLSv1.3',
        validTo: expect.stringMatching(/^2126-/),
      },
    ])
  })

  test.each([
    [0, 'ok', 0],
    [20_000, 'ok', 0],
    [-60_000, 'warning', 0],
    [600_000, 'error', 2],
  ])('whose clock is %i ms off: %s', async (off, state, status) => {
    const headers = (told: object) => ({ ...told, date: new Date(Date.now() + off).toUTCString() })
    const ended = await examined({ SALVIA_API: await inFrontOfService({ headers }) })
    expect([ended.status, ended.states.clock]).toEqual([status, state])
    const behind = Number(ended.found('clock')?.secondsBehind)
    expect(Math.abs(behind - off / 1000)).toBeLessThan(3)
  })
})

describe('the sign-in', () => {
  test('that is missing, too old or refused: 4', async () => {
    expect((await examined({ SALVIA_TOKEN: '' })).found('session')?.code).toBe('NO_SESSION')
    const { status, found, states } = await examined({ SALVIA_TOKEN: 'salvia_machine_wrong' })
    expect([status, found('session')?.code, states.organisation]).toEqual([4, 'TOKEN_REFUSED', 'skipped'])
  })

  test('for several organisations, none chosen, is warned of; one that is not theirs: 2, one that is closed: 4', async () => {
    const several = await examined()
    expect([several.status, several.states.organisation]).toEqual([0, 'warning'])
    const other = await examined({ SALVIA_CLIENT_NUMBER: '77777' })
    expect([other.status, other.found('organisation')?.code]).toEqual([2, 'ORG_UNKNOWN'])
    const closed = await examined({ SALVIA_CLIENT_NUMBER: '10403' })
    expect([closed.status, closed.states.organisation]).toEqual([4, 'error'])
  })
})
