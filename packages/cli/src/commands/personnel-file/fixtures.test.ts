import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportSchema } from '@salvia/core/personnel-file'
import { FILE_CASES, type FileCase, reportAsExpected, TEMPLATES } from '@salvia/fixtures/personnel-files'
import { describe, expect, test } from 'vitest'
import { testFolder, written } from '../../testing/folder.ts'
import { salviaHere } from '../../testing/run-here.ts'

const STATUS = { passed: 0, errors: 1, rejected: 3 } as const

/** Cases that can be validated in one call: same template and same day. */
const groups = Object.groupBy(FILE_CASES, ({ template, today }) => `${template} on ${today}`)

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
    const now = () => new Date(`${today}T12:00:00+01:00`)
    const { status, stdout, stderr } = await salviaHere(words, { now })
    expect(stderr).toBe('')
    const answer = JSON.parse(stdout) as { reports?: unknown[] }
    const reports = (answer.reports ?? [answer]).map(report => reportSchema.parse(report))
    expect(reports).toHaveLength(cases.length)
    for (const [index, item] of cases.entries()) {
      const report = reports[index] ?? expect.fail('no report')
      expect(reportAsExpected(report, item.expect), `${item.subject}: ${item.name}`).toEqual(item.expect)
    }
    expect(status).toBe(Math.max(...cases.map(item => STATUS[item.expect.outcome])))
  })
})
