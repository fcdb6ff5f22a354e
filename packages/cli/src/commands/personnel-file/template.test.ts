import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EXAMPLE_ROWS_MAX, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { expect, test } from 'vitest'
import { testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'

test.each(['csv', 'xlsx'])('300 example rows as %s pass unedited', async type => {
  const cwd = testFolder()
  const made = await salvia(['template', '--type', type, '--with-example', '300', '-o', `a.${type}`], { cwd })
  expect(made).toMatchObject({ status: 0, stdout: '' })
  const { status, stdout } = await salvia(['validate', `a.${type}`], { cwd })
  expect([status, stdout]).toEqual([0, `a.${type}: passed, 0 errors, 0 warnings, 300 rows\n`])
})

test('the name of the file tells its type, and a --type that says otherwise is refused', async () => {
  const cwd = testFolder()
  expect((await salvia(['template', '-o', 'a.xlsx'], { cwd })).status).toBe(0)
  expect(readFileSync(join(cwd, 'a.xlsx')).subarray(0, 2).toString()).toBe('PK')
  const clash = await salvia(['template', '--type', 'csv', '-o', 'b.xlsx'], { cwd })
  expect([clash.status, clash.stderr.includes('slutar på .xlsx')]).toEqual([2, true])
})

test('a folder that does not exist is told in words', async () => {
  const { status, stderr } = await salvia(['template', '-o', 'nowhere/a.csv'], { cwd: testFolder() })
  expect([status, /Mappen \S+nowhere finns inte\./.test(stderr.replace(/\n +/g, ' '))]).toEqual([2, true])
})

test('the template goes to standard output in a pipe', async () => {
  const { stdout } = await salvia(['template'])
  expect(stdout.split('\r\n')[0]?.split(';')).toHaveLength(STANDARD_TEMPLATE.columns.length)
})

test('a file that exists is kept unless --force', async () => {
  const cwd = testFolder()
  written(cwd, 'a.csv', 'kept')
  const refused = await salvia(['template', '-o', 'a.csv'], { cwd })
  expect([refused.status, readFileSync(join(cwd, 'a.csv'), 'utf8')]).toEqual([2, 'kept'])
  expect((await salvia(['template', '-o', 'a.csv', '--force'], { cwd })).status).toBe(0)
  expect(statSync(join(cwd, 'a.csv')).size).toBeGreaterThan(300)
})

test.each([0, EXAMPLE_ROWS_MAX + 1, 'tio'])('%s example rows are refused with the range', async count => {
  const { status, stderr } = await salvia(['template', '--with-example', String(count)])
  const told = `--with-example tar ett heltal från 1 till ${EXAMPLE_ROWS_MAX}, inte ${count}.`
  expect([status, stderr.includes(told)]).toEqual([2, true])
})
