import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { reportSchema } from '@salvia/core/personnel-file'
import { FILE_CASES, type FileCase, reportAsExpected, TEMPLATES } from '@salvia/fixtures/personnel-files'
import { describe, expect, test } from 'vitest'
import { main } from '../../program.ts'
import { testFolder, written } from '../../testing/folder.ts'
import { quietPlace } from '../../testing/run-salvia.ts'

const STATUS = { passed: 0, errors: 1, rejected: 3 } as const

/** Cases that can go through one call: the same template and the same day. */
const groups = Object.groupBy(FILE_CASES, ({ template, today }) => `${template} on ${today}`)

/** Runs the program in this process, on the day that the cases name. */
async function validated(words: readonly string[], cwd: string, today: string) {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const told = Promise.all([text(stdout), text(stderr)])
  const status = await main({
    words,
    env: quietPlace(),
    cwd,
    stdin: process.stdin,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr: stderr as unknown as NodeJS.WriteStream,
    now: () => new Date(`${today}T12:00:00+01:00`),
    signal: new AbortController().signal,
    interrupt: () => {},
  })
  stdout.end()
  stderr.end()
  const [out, err] = await told
  return { status, out, err }
}

describe.each(Object.entries(groups))('files with the template %s', (_, cases: readonly FileCase[] = []) => {
  const { template, today } = cases[0] ?? expect.fail('a group without cases')

  test('give the expected reports and exit status', async () => {
    const folder = testFolder()
    const templatePath = written(folder, 'template.json', JSON.stringify(TEMPLATES[template]))
    const paths = cases.map(({ fileName, bytes }, index) => {
      const path = join(folder, `${index}-${fileName}`)
      writeFileSync(path, bytes())
      return path
    })
    const words = ['validate', ...paths, '--template', templatePath, '-f', 'json']
    const { status, out, err } = await validated(words, folder, today)
    expect(err).toBe('')
    const answer = JSON.parse(out) as { reports?: unknown[] }
    const reports = (answer.reports ?? [answer]).map(report => reportSchema.parse(report))
    expect(reports).toHaveLength(cases.length)
    for (const [index, item] of cases.entries()) {
      const report = reports[index] ?? expect.fail('no report')
      expect(reportAsExpected(report, item.expect), `${item.subject}: ${item.name}`).toEqual(item.expect)
    }
    expect(status).toBe(Math.max(...cases.map(item => STATUS[item.expect.outcome])))
  })
})
