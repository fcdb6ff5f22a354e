import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FeedStatus } from '@salvia/core/feeds'
import { FEED_BATCH_MAX_LINES } from '@salvia/core/limits'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, systemTokenFor } from '../../testing/service.ts'
import { inShell } from '../../testing/shell.ts'

let system: string
let folder: string
let version = 1_000
beforeAll(async () => {
  system = await systemTokenFor(['clinics', 'services'])
})
beforeEach(() => {
  folder = testFolder()
  version += 100
})

const run = (words: readonly string[], { token = system, stdin = '' } = {}) =>
  salviaHere(['feed', ...words], {
    env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: folder, COLUMNS: '80' },
    stdin,
  })

function clinic(id: string, more: object = {}): string {
  const data = { name: `Mottagning ${id}`, city: 'Ås', address: null, phone: null, partner: false, ...more }
  return JSON.stringify({ id, version, op: 'put', data })
}
const gone = (id: string) => JSON.stringify({ id, version: version + 1, op: 'delete' })
function fileOf(lines: readonly string[]): string {
  const path = join(folder, 'clinics.ndjson')
  writeFileSync(path, lines.join('\n'))
  return path
}

describe('feed check', () => {
  test('right lines pass, without any token', async () => {
    const checked = await run(['check', 'clinics', fileOf([clinic('a'), '', gone('b')])], { token: '' })
    expect(checked).toMatchObject({ status: 0, stdout: '2 0\n' })
  })

  test.each(['pretty', 'concise', 'json'])(
    'an identity number in the place of an id or a field is masked (%s)',
    async format => {
      const path = fileOf([clinic('19811218-9876', { '19811218-9876': 'x' })])
      const { status, stdout, stderr } = await run(['check', 'clinics', path, '-f', format])
      expect(status).toBe(1)
      const told = stdout + stderr
      expect(told).toContain('1981••••••••')
      expect(told).not.toMatch(/9876/)
    },
  )

  test('wrong lines are told with line, object, field and sentence', async () => {
    const path = fileOf([clinic('a'), '', clinic('b', { city: 1, town: 'Ås' }), '{'])
    const concise = await run(['check', 'clinics', path])
    expect(concise).toMatchObject({
      status: 1,
      stdout:
        '3 b data.city FEED_FIELD_WRONG\n3 b data.town FEED_FIELD_UNKNOWN\n4 - - FEED_LINE_NOT_JSON\n3 2\n',
    })
    const pretty = await run(['check', 'clinics', path, '-f', 'pretty'])
    expect(pretty.stdout).toContain('✖ rad 3 b data.city\n  Fältet har fel form.')
    expect(pretty.stdout).toContain('✖ Felaktiga rader: 2 av 3.')
  })

  test('from standard input, in English, as json', async () => {
    const { status, stdout } = await run(['check', 'clinics', '-', '-f', 'json'], {
      stdin: `${clinic('a')}\n`,
    })
    expect([status, JSON.parse(stdout)]).toEqual([0, { kind: 'clinics', lines: 1, wrong: 0, errors: [] }])
    const english = await run(['check', 'clinics', '-', '-f', 'pretty', '--locale', 'en'], { stdin: '[]' })
    expect(english.stdout).toContain('The field has the wrong form.')
  })

  test('a kind that does not exist is a wrong command', async () => {
    const { status, stderr } = await run(['check', 'clinic', fileOf([])])
    expect([status, stderr.includes('clinics')]).toEqual([2, true])
  })
})

describe('feed send', () => {
  test('tells what was received; sent again it is known already', async () => {
    const path = fileOf([clinic('s1'), gone('s2')])
    expect(await run(['send', 'clinics', path])).toMatchObject({ status: 0, stdout: '1 1 0 0\n' })
    const again = await run(['send', 'clinics', path, '-f', 'pretty'])
    expect(again.stdout).toBe('✔ Mottaget: 0 nya eller ändrade, 0 borttagna, 2 redan kända.\n')
    await run(['send', 'clinics', '-'], { stdin: gone('s1') })
  })

  test('a file of three megabytes arrives as it is, whatever reads it', async () => {
    const ids = Array.from({ length: 3_000 }, (_, at) => `big-${at}`)
    const path = fileOf(ids.map(id => clinic(id) + ' '.repeat(1_000)))
    expect(await run(['check', 'clinics', path])).toMatchObject({ status: 0, stdout: '3000 0\n' })
    expect(await run(['send', 'clinics', path])).toMatchObject({ status: 0, stdout: '3000 0 0 0\n' })
    const { stdout } = await run(['reconcile', 'clinics', path, '-f', 'json'])
    expect(JSON.parse(stdout)).toMatchObject({ missing: [], stale: [], newer: [] })
    const gonePath = fileOf(ids.map(gone))
    expect(await run(['send', 'clinics', gonePath])).toMatchObject({ status: 0, stdout: '0 3000 0 0\n' })
  })

  test('a wrong line leaves its batch out, and is told with its line in the file', async () => {
    const many = Array.from({ length: FEED_BATCH_MAX_LINES }, (_, at) => gone(`many-${at}`))
    const path = fileOf(['', ...many, clinic('w'), clinic('x', { city: 1 })])
    const { status, stdout, stderr } = await run(['send', 'clinics', path, '-f', 'json'])
    expect([status, stderr.includes('Felaktiga rader: 1.')]).toEqual([1, true])
    const line = FEED_BATCH_MAX_LINES + 2
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ batches: 1, deleted: FEED_BATCH_MAX_LINES, put: 0, refused: 1 },
      errors: [{ line: line + 1, id: 'x', path: 'data.city', code: 'FEED_FIELD_WRONG' }],
      failed: { code: 'FEED_REFUSED', line },
    })
  })

  test('a first batch that is refused tells only its wrong lines and the error', async () => {
    const { stdout, stderr } = await run(['send', 'clinics', '-', '-f', 'pretty'], { stdin: '{' })
    expect(stdout).toContain('✖ rad 1')
    expect(stdout).not.toContain('Mottaget')
    expect(stderr).toContain('Ingenting har ändrats.')
  })

  test('with --partial the right lines are received, and the exit status tells of the wrong ones', async () => {
    const path = fileOf([clinic('p'), clinic('q', { city: 1 })])
    const sent = await run(['send', 'clinics', path, '--partial'])
    expect(sent).toMatchObject({ status: 1, stdout: '2 q data.city FEED_FIELD_WRONG\n1 0 0 1\n' })
    await run(['send', 'clinics', '-'], { stdin: gone('p') })
  })

  test.each([
    ['without a token', '', 'Kommandot behöver en systemnyckel.'],
    ['with the token of a machine', `salvia_machine_${'A'.repeat(43)}`, 'Kommandot behöver en systemnyckel.'],
    [
      'with a token that nobody has',
      `salvia_provider_${'A'.repeat(43)}`,
      'Systemnyckeln i SALVIA_TOKEN gäller inte',
    ],
  ])('%s it is refused', async (_, token, sentence) => {
    const { status, stderr } = await run(['send', 'clinics', fileOf([clinic('a')])], { token })
    expect([status, stderr.includes(sentence)], stderr).toEqual([4, true])
  })

  test('a kind that the token may not send is told', async () => {
    const { status, stderr } = await run(['send', 'agreements', fileOf([gone('1')])])
    expect([status, stderr.includes('gäller inte det här slaget: agreements')]).toEqual([4, true])
  })
})

test('a file without lines tells the portal that nothing has changed', async () => {
  expect(await run(['send', 'services', fileOf([])])).toMatchObject({ status: 0, stdout: '0 0 0 0\n' })
  const { stdout } = await run(['status', 'services', '-f', 'json'])
  expect(JSON.parse(stdout)).toMatchObject([{ lastBatch: { put: 0, deleted: 0, stale: 0, refused: 0 } }])
})

describe('feed status', () => {
  test('of a token that sends nothing says so to people', async () => {
    const token = await systemTokenFor(['orders'])
    const shown = await run(['status', '-f', 'pretty'], { token })
    expect([shown.status, shown.stdout.includes('salvia feed changes')]).toEqual([0, true])
    expect(await run(['status'], { token })).toMatchObject({ status: 0, stdout: '' })
  })

  test('tells of the kinds of the token', async () => {
    const { stdout } = await run(['status', '-f', 'json'])
    expect((JSON.parse(stdout) as FeedStatus[]).map(({ kind }) => kind)).toEqual(['clinics', 'services'])
  })

  test('tells what came last, and of a later batch that was refused', async () => {
    await run(['send', 'clinics', '-'], { stdin: gone('t') })
    await run(['send', 'clinics', '-'], { stdin: '{' })
    const { stdout } = await run(['status', 'clinics', '-f', 'pretty'])
    expect(stdout).toMatch(/^clinics +senast \d{4}-\d\d-\d\d \d\d:\d\d( \(\w+\))?\n/)
    expect(stdout).toContain(`senaste version ${version + 1}`)
    expect(stdout).toContain('senaste leveransen: 0 nya eller ändrade, 1 borttagna')
    expect(stdout).toContain('en senare leverans togs inte emot')
  })
})

describe('feed reconcile', () => {
  test('tells what differs, and what is to be done about it', async () => {
    await run(['send', 'clinics', '-'], { stdin: [clinic('r1'), clinic('r2')].join('\n') })
    const before = await run(['reconcile', 'clinics', '-', '-f', 'json'])
    const { unknown } = JSON.parse(before.stdout) as { unknown: { id: string; version: number }[] }
    const all = unknown.map(object => JSON.stringify(object))
    const same = await run(['reconcile', 'clinics', '-', '-f', 'pretty'], { stdin: all.join('\n') })
    expect([same.status, same.stdout.includes('Portalen har samma')]).toEqual([0, true])
    const without = all.filter(line => !line.includes('"r2"'))
    const differs = await run(['reconcile', 'clinics', '-'], { stdin: [...without, clinic('r3')].join('\n') })
    expect(differs).toMatchObject({ status: 1, stdout: `missing r3 ${version}\nunknown r2 ${version}\n` })
    const shown = await run(['reconcile', 'clinics', '-', '-f', 'pretty'], { stdin: without.join('\n') })
    expect(shown.stdout).toBe(`▲ finns bara i portalen, ta bort dem: 1\n  r2 version ${version}\n`)
  })

  test('a wrong line is told and nothing is sent', async () => {
    const { status, stdout } = await run(['reconcile', 'clinics', '-', '-f', 'json'], {
      stdin: '{"id":"a"}',
      token: '',
    })
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      errors: [{ line: 1, path: 'version', code: 'FEED_FIELD_MISSING' }],
    })
  })
})

test('a command of people tells that a system token is not for it', async () => {
  const { status, stderr } = await salviaHere(['whoami'], {
    env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: system, XDG_CONFIG_HOME: folder },
  })
  expect([status, stderr.includes('Den fungerar bara med salvia feed.')]).toEqual([4, true])
})

describe('feed changes', () => {
  const changed = (words: readonly string[], token: string) => run(['changes', 'orders', ...words], { token })
  const linesOf = (stdout: string) =>
    stdout
      .trimEnd()
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as { number: number; op: string; order?: { person?: { pid: string } } })

  test('reads every order, then only what is new, and says where to go on', async () => {
    const token = await systemTokenFor(['orders'])
    const first = await changed(['--show-values'], token)
    expect(first.status, first.stderr).toBe(0)
    const lines = linesOf(first.stdout)
    const last = lines.at(-1)?.number ?? 0
    expect(lines.map(({ number }) => number)).toEqual(
      lines.map(({ number }) => number).toSorted((a, b) => a - b),
    )
    expect(lines.some(({ order }) => /^\d{12}$/.test(order?.person?.pid ?? ''))).toBe(true)
    expect(first.stderr).toContain(`--after ${last}`)
    const next = await changed(['--after', String(last), '--show-values'], token)
    expect([next.status, next.stdout]).toEqual([0, ''])
    const some = await changed(['--after', String(last - 3), '--show-values'], token)
    expect(linesOf(some.stdout)).toHaveLength(3)
  })

  test('tells no personal data unless that is asked for', async () => {
    const { stdout } = await changed([], await systemTokenFor(['orders']))
    const orders = linesOf(stdout).flatMap(({ order }) => order ?? [])
    const fields = new Set(orders.flatMap(order => Object.keys(order)))
    expect(fields).toEqual(new Set(['number', 'clientNumber', 'kind', 'status']))
  })

  test.each([
    ['does not fit on the disk', '> /dev/full', 8],
    ['no reader takes', `| true; exit "\${PIPESTATUS[0]}"`, 0],
  ])('that %s are not told as read', async (_what, where, exit) => {
    const env = {
      ...{ SALVIA_API: serviceUrl(), XDG_CONFIG_HOME: folder },
      SALVIA_TOKEN: await systemTokenFor(['orders']),
    }
    const { status, stderr } = await inShell(`salvia feed changes orders --after 3 ${where}`, env)
    expect([status, /--after (?!3\.)/.test(stderr)]).toEqual([exit, false])
  })

  test('with a token for other kinds, or of another kind, is refused with a sentence', async () => {
    const { status, stderr } = await changed([], system)
    expect([status, stderr.includes('gäller inte det här slaget: orders')]).toEqual([4, true])
    // Nothing was read, so there is no number to go on from.
    expect(stderr).not.toContain('--after')
    const wrong = await run(['changes', 'clinics'])
    expect(wrong.stderr).toContain('Slaget clinics finns inte här.\n  Välj något av: orders.')
    expect(wrong.status).toBe(2)
  })
})
