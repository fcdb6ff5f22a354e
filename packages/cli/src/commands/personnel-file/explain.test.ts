import { CHECK_CODES, type Report } from '@salvia/core/personnel-file'
import { expect, test } from 'vitest'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'

test('without a code every check is listed', async () => {
  const { status, stdout } = await salvia(['explain'])
  expect(status).toBe(0)
  expect(
    stdout
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0]),
  ).toEqual([...CHECK_CODES])
})

test('on a screen the list says how to read about one check', async () => {
  const { stdout } = await salvia(['explain', '-f', 'pretty', '--locale', 'en'])
  expect(stdout).toContain('read about a check:  salvia explain INVALID_PID')
})

test('a code, whatever its case, is explained with examples and what belongs to it', async () => {
  const { status, stdout } = await salvia(['explain', 'invalid_pid', '-f', 'pretty', '--locale', 'en'])
  expect(status).toBe(0)
  await expect(stdout).toMatchFileSnapshot('snapshots/explain.txt')
  const swedish = JSON.parse((await salvia(['explain', 'INVALID_PID', '-f', 'json'])).stdout) as {
    heading: string
  }
  expect(swedish.heading).toBe('Personnumret har fel längd, datum eller kontrollsiffra')
})

test('in a pipe a code is explained as fully as on a terminal', async () => {
  const { stdout } = await salvia(['explain', 'INVALID_PID'])
  for (const title of ['Varför', 'Det som godtas', 'Gör så här']) expect(stdout).toContain(`\n${title}\n`)
})

test('an unknown code suggests the nearest', async () => {
  const near = await salvia(['explain', 'INVALID_PIDS', '--locale', 'en'])
  expect([near.status, near.stderr.includes('Did you mean INVALID_PID?')]).toEqual([2, true])
  const far = await salvia(['explain', 'weather', '--locale', 'en'])
  expect([far.status, far.stderr.includes('salvia explain')]).toEqual([2, true])
})

test('an id is explained from the file and from a report of it, and says so when both are missing', async () => {
  const cwd = testFolder()
  written(cwd, 'a.csv', await personnelFile(3, [[3, 'Mobiltelefon', 'x']]))
  const { stdout } = await salvia(['validate', 'a.csv', '-f', 'json'], { cwd })
  written(cwd, 'report.json', stdout)
  written(cwd, 'reports.json', JSON.stringify({ schemaVersion: 1, reports: [JSON.parse(stdout)] }))
  const id = (JSON.parse(stdout) as Report).findings[0]?.id ?? expect.fail('nothing found')
  const many = Array.from({ length: 2_000 }, () => JSON.parse(stdout))
  written(cwd, 'megabytes.json', JSON.stringify({ schemaVersion: 1, reports: many }))
  for (const path of ['a.csv', 'report.json', 'reports.json', 'megabytes.json']) {
    const run = await salvia(['explain', id.toLowerCase(), path, '-f', 'json'], { cwd })
    expect(JSON.parse(run.stdout)).toMatchObject({ code: 'INVALID_PHONE', finding: { id, row: 3 } })
  }
  const rendered = await salvia(['explain', id, 'a.csv', '-f', 'pretty'], { cwd })
  expect(rendered.stdout).toContain(`${id}: rad 3, Mobiltelefon`)
  const alone = await salvia(['explain', id], { cwd })
  expect([alone.status, alone.stderr.includes('utan filen eller rapporten')]).toEqual([2, true])
  const other = await salvia(['explain', 'PF-0000000', 'a.csv'], { cwd })
  expect([other.status, other.stderr.includes('finns inte i a.csv')]).toEqual([2, true])
})

test('a finding is explained with the remedy of its very case', async () => {
  const cwd = testFolder()
  written(cwd, 'a.csv', await personnelFile(3, [[3, 'Mobiltelefon', '070-174 06 05']]))
  const { stdout } = await salvia(['validate', 'a.csv', '-f', 'json'], { cwd })
  const id = (JSON.parse(stdout) as Report).findings[0]?.id ?? expect.fail('nothing found')
  const rendered = await salvia(['explain', id, 'a.csv', '-f', 'pretty', '--locale', 'en'], { cwd })
  expect(rendered.stdout).toContain('Remove everything but the digits')
  const check = await salvia(['explain', 'INVALID_PHONE', '-f', 'pretty', '--locale', 'en'])
  expect(check.stdout).not.toContain('Remove everything but the digits')
})
