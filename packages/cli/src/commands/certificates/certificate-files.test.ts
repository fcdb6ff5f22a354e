import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Certificate } from '@salvia/core/certificates'
import { samplePdf } from '@salvia/core/conversations/testing'
import { addDays } from '@salvia/core/primitives'
import { demoWorld } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TODAY } from '../../testing/certificates.ts'
import { testFolder } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'
import { serviceUrl, sharedTokenOf, systemTokenFor } from '../../testing/service.ts'

const COMPANY = '10401'
const SHOWN = '--show-values'
const NO_ID = '00000000-0000-4000-8000-000000000000'
const BYTES = Buffer.from(samplePdf('/Terminal true'))
const sha256 = createHash('sha256').update(BYTES).digest('hex')

let hr: string
let system: string
/** What is sent before the tests. */
let shared: string
let folder: string
let id: string
const PERSON =
  demoWorld(TODAY).employees.find(
    one => one.clientNumber === COMPANY && !one.protectedIdentity && one.title === 'Montör',
  ) ?? expect.fail('nobody')

const run = (words: readonly string[], token = hr) =>
  salviaHere(words, {
    cwd: folder,
    env: { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token, XDG_CONFIG_HOME: folder, COLUMNS: '80' },
  })
const certificates = (words: readonly string[], token?: string) =>
  run(['certificates', ...words, '--org', COMPANY], token)

function linesOf(version: number, op: 'put' | 'delete'): string {
  const document = { sha256, name: 'Intyg.pdf', contentType: 'application/pdf' }
  const data = {
    ...{ clientNumber: COMPANY, pid: PERSON.pid, check: 'climbing', document },
    ...{ issued: addDays(TODAY, -100), end: addDays(TODAY, 300) },
  }
  const path = join(folder, 'certificates.ndjson')
  writeFileSync(path, JSON.stringify({ id: 'terminal-document', version, op, ...(op === 'put' && { data }) }))
  return path
}

beforeAll(async () => {
  shared = mkdtempSync(join(tmpdir(), 'salvia-test-'))
  folder = shared
  hr = await sharedTokenOf('hr@demo.example')
  system = await systemTokenFor(['certificates'])
  mkdirSync(join(folder, 'documents'))
  writeFileSync(join(folder, 'documents', 'whatever.bin'), BYTES)
  writeFileSync(join(folder, 'documents', 'not-named.txt'), 'nobody asks for this')
  const send = ['feed', 'send', 'certificates', linesOf(1, 'put')]
  const without = await run(send, system)
  expect([without.status, without.stdout]).toEqual([1, expect.stringContaining('FEED_FILE_UNKNOWN')])
  const sent = await run([...send, '--files', 'documents', '-f', 'json'], system)
  expect(JSON.parse(sent.stdout)).toMatchObject({ put: 1, files: 1, failed: null })
  const list = await certificates(['list', '--all', '--check', 'climbing', '-f', 'json'])
  const { items } = JSON.parse(list.stdout) as { items: Certificate[] }
  id = items.find(({ download }) => download === 'downloadable')?.id ?? expect.fail('not in the list')
})
afterAll(async () => {
  folder = shared
  await run(['feed', 'send', 'certificates', linesOf(2, 'delete')], system)
  rmSync(shared, { recursive: true, force: true })
})
beforeEach(() => {
  folder = testFolder()
})

describe('certificates show', () => {
  test('has all of an entry, and hides who and what unless that is asked for', async () => {
    const masked = await certificates(['show', id, '-f', 'pretty', '--locale', 'sv'])
    expect(masked.stdout).not.toContain(PERSON.lastName)
    expect(masked.stdout).not.toContain(PERSON.employmentNumber)
    expect(masked.stdout).toContain('Personuppgifter är dolda.')
    const shown = await certificates(['show', id, SHOWN, '-f', 'pretty'])
    expect(shown.stdout).toContain(`${PERSON.firstName} ${PERSON.lastName}`)
    expect(shown.stdout).toContain(PERSON.employmentNumber)
    expect(shown.stdout).toContain('salvia certificates download')
    const json = await certificates(['show', id, SHOWN, '-f', 'json'])
    expect(JSON.parse(json.stdout)).toMatchObject({ id, check: 'climbing', download: 'downloadable' })
    expect((await certificates(['show', id])).stdout).toMatch(new RegExp(`^${id} expires `))
  })

  test.each([
    ['intyg', 'är inget id'],
    [NO_ID, 'finns inte hos'],
  ])('of %s is told what would do', async (word, text) => {
    const { status, stderr } = await certificates(['show', word])
    expect(status).toBe(2)
    expect(stderr.replace(/\s+/g, ' ')).toContain(text)
  })
})

describe('certificates download', () => {
  test('saves the document for its owner alone, and overwrites nothing unless asked', async () => {
    const path = join(folder, 'mitt.pdf')
    expect(await certificates(['download', id, '-o', path])).toMatchObject({ status: 0, stdout: `${path}\n` })
    expect(readFileSync(path)).toEqual(BYTES)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect((await certificates(['download', id, '-o', path])).status).toBe(2)
    expect((await certificates(['download', id, '-o', path, '--force'])).status).toBe(0)
  })

  test('saves it under its own name without -o', async () => {
    expect(await certificates(['download', id])).toMatchObject({ status: 0, stdout: 'Intyg.pdf\n' })
    expect(readFileSync(join(folder, 'Intyg.pdf'))).toEqual(BYTES)
  })

  test('of one that is not there leaves no file', async () => {
    const path = join(folder, 'a.pdf')
    expect((await certificates(['download', NO_ID, '-o', path])).status).toBe(2)
    expect(() => statSync(path)).toThrow('ENOENT')
  })

  test('by a machine is told why not', async () => {
    const made = ['login', '--machine', 'dokument', '--org', COMPANY, '--feature', 'certificates']
    const token = (await run(made)).stdout.trim()
    const { status, stderr } = await certificates(['download', id, '-o', 'a.pdf'], token)
    expect(status).toBe(4)
    expect(stderr.replace(/\s+/g, ' ')).toContain('En systemnyckel får inga dokument')
  })
})
