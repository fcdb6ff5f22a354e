import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { serviceUrl, sharedTokenOf, tokenOf } from '../../testing/service.ts'

/** A company that no other test sends files for. */
const CLIENT = '20877'
const HEADERS = ['Persnr', 'Avdelning']
const OWN = {
  ...STANDARD_TEMPLATE,
  id: 'egen',
  columns: [
    { header: 'Persnr', format: 'pid', role: 'pid', mandatory: true },
    { header: 'Avdelning', format: 'text', role: 'level-1', mandatory: true },
  ],
}
const ORG = ['--org', '10401']
let env: Readonly<Record<string, string>>

async function setTemplate(template: unknown): Promise<void> {
  const answer = await fetch(`${serviceUrl()}/api/customers/10401/template`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await sharedTokenOf('handlaggare@demo.example')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ template }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

beforeAll(async () => {
  env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: await tokenOf('hr@demo.example') }
  await setTemplate(OWN)
})
afterAll(() => setTemplate(null))

describe("signed in, the company's own template", () => {
  test('is what an empty file is made by', async () => {
    const { status, stdout, stderr } = await salvia(['template', ...ORG], { env })
    expect([status, stdout]).toEqual([0, `${HEADERS.join(';')}\r\n`])
    expect(stderr).toContain('(egen, version 1)')
  })

  test('judges a file that is checked, and one that is sent', async () => {
    const cwd = testFolder()
    const made = await salvia(['template', ...ORG, '--with-example', '40', '-o', 'a.csv'], { cwd, env })
    expect(made.status).toBe(0)
    expect(readFileSync(join(cwd, 'a.csv'), 'latin1').split('\r\n')[0]).toBe(HEADERS.join(';'))
    const checked = await salvia(['validate', 'a.csv', ...ORG, '-f', 'json'], { cwd, env })
    expect(JSON.parse(checked.stdout)).toMatchObject({ outcome: 'passed', template: { id: 'egen' } })
    const sent = await salvia(['upload', 'a.csv', ...ORG, '-y', '-f', 'json'], { cwd, env })
    expect(JSON.parse(sent.stdout)).toMatchObject({ status: 'UPLOADED', upload: { rows: 40 } })
  })

  test('gives way to the standard one that is asked for, and to a file', async () => {
    const path = written(testFolder(), 'a.csv', await personnelFile(3))
    expect((await salvia(['validate', path, ...ORG], { env })).status).toBe(3)
    expect((await salvia(['validate', path, '--template', 'standard'], { env })).status).toBe(0)
  })
})

test('a company that is named must be reached; one that is not is told, and the standard one used', async () => {
  const path = written(testFolder(), 'a.csv', await personnelFile(3))
  const away = { SALVIA_API: 'http://127.0.0.1:9', SALVIA_TOKEN: 'x.y.z' }
  expect((await salvia(['validate', path, '--org', CLIENT], { env: away })).status).toBe(5)
  const run = await salvia(['validate', path], { env: away })
  expect(run.status).toBe(0)
  expect(run.stderr).toContain('Standardmallen används')
})

test('without a sign-in nothing is asked', async () => {
  const path = written(testFolder(), 'a.csv', await personnelFile(3))
  const run = await salvia(['validate', path], { env: { SALVIA_API: 'http://127.0.0.1:9' } })
  expect([run.status, run.stderr]).toEqual([0, ''])
})

test('a file named by an identity number is told without it, also where it is not there', async () => {
  const cwd = testFolder()
  written(cwd, 'personal_19640823-3234.csv', await personnelFile(3, [[2, 'Postnummer', 'x']]))
  for (const format of ['concise', 'pretty', 'json']) {
    const { stdout } = await salvia(['validate', 'personal_19640823-3234.csv', '-f', format], { cwd })
    expect(stdout).toContain('personal_1964')
    expect(stdout).not.toMatch(/0823|3234/)
  }
  const gone = await salvia(['validate', 'borta_196408233234.csv'], { cwd })
  expect(gone.stderr).toContain('borta_1964')
  expect(gone.stderr).not.toContain('3234')
})
