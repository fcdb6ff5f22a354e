import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { reportSchema } from '@salvia/core/personnel-file'
import { describe, expect, test } from 'vitest'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'

const right = await personnelFile(3)
const warned = await personnelFile(3, [[2, 'Befattning', 'x'.repeat(51)]])
const wrong = await personnelFile(3, [[3, 'Mobiltelefon', '070-174 06 05']])
const NOBODY = 65_534

function folderWith(files: Readonly<Record<string, Uint8Array | string>>): string {
  const folder = testFolder()
  for (const [name, content] of Object.entries(files)) written(folder, name, content)
  return folder
}

describe('exit status', () => {
  test.each([
    ['a right file', right, [], 0],
    ['warnings only', warned, [], 0],
    ['warnings with --fail-on warning', warned, ['--fail-on', 'warning'], 1],
    ['errors', wrong, [], 1],
    ['a file that stops', 'Personnummer;Förnamn;Efternamn;E-post;Mobiltelefon;Arbetstelefon\n', [], 3],
    ['an empty file', '', [], 3],
  ])('%s', async (_, content, flags, status) => {
    const cwd = folderWith({ 'personal.csv': content })
    expect((await salvia(['validate', 'personal.csv', ...flags], { cwd })).status).toBe(status)
  })

  test('of several files is the highest, and each file is still reviewed', async () => {
    const cwd = folderWith({ 'a.csv': right, 'b.csv': wrong })
    const run = await salvia(['validate', 'a.csv', 'missing.csv', 'b.csv', '--locale', 'en'], { cwd })
    expect(run.status).toBe(2)
    expect(run.stderr).toContain('The file missing.csv does not exist.')
    expect(run.stdout.replace(/PF-\w{7,}/, 'ID')).toBe(
      [
        'a.csv: passed, 0 errors, 0 warnings, 3 rows',
        'b.csv:3:5: error INVALID_PHONE The phone number has spaces, hyphens, dots or brackets. (E Mobiltelefon) [ID]',
        'b.csv: 1 error, 0 warnings, 3 rows',
        '',
      ].join('\n'),
    )
  })
})

describe('formats', () => {
  test('json is the report itself, and several files are a list of reports', async () => {
    const cwd = folderWith({ 'a.csv': right, 'b.csv': wrong })
    const [one, two] = await Promise.all([
      salvia(['validate', 'b.csv', '-f', 'json'], { cwd }),
      salvia(['validate', 'a.csv', 'b.csv', '-f', 'json'], { cwd }),
    ])
    const report = reportSchema.parse(JSON.parse(one.stdout))
    expect(report).toMatchObject({
      outcome: 'errors',
      rows: 3,
      counts: { error: 1, byCode: { INVALID_PHONE: 1 } },
    })
    const { schemaVersion, reports } = JSON.parse(two.stdout) as { schemaVersion: number; reports: unknown[] }
    expect(schemaVersion).toBe(1)
    expect(reports.map(item => reportSchema.parse(item).file.name)).toEqual(['a.csv', 'b.csv'])
  })

  test('go to files of their own beside standard output', async () => {
    const cwd = folderWith({ 'a.csv': wrong })
    const run = await salvia(
      ['validate', 'a.csv', '-f', 'concise', '-f', 'json:report.json', '-f', 'pretty:a.txt'],
      { cwd },
    )
    expect(run.stdout).toContain('a.csv:3:5: error INVALID_PHONE')
    expect(reportSchema.parse(JSON.parse(readFileSync(join(cwd, 'report.json'), 'utf8'))).outcome).toBe(
      'errors',
    )
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toContain('✖ INVALID_PHONE')
  })

  test('--output takes the one that has no file', async () => {
    const cwd = folderWith({ 'a.csv': right })
    expect((await salvia(['validate', 'a.csv', '-o', 'out.txt'], { cwd })).stdout).toBe('')
    expect(readFileSync(join(cwd, 'out.txt'), 'utf8')).toBe('a.csv: passed, 0 errors, 0 warnings, 3 rows\n')
  })

  test('SALVIA_FORMAT and the settings choose one, and a flag wins', async () => {
    const cwd = folderWith({ 'a.csv': right, 'salvia.config.json': '{"format": "pretty", "locale": "en"}' })
    expect((await salvia(['validate', 'a.csv'], { cwd })).stdout).toContain('✔ Passed')
    const env = { SALVIA_FORMAT: 'json', SALVIA_LOCALE: 'sv' }
    expect((await salvia(['validate', 'a.csv'], { cwd, env })).stdout).toContain('"schemaVersion": 1')
    expect((await salvia(['validate', 'a.csv', '-f', 'pretty'], { cwd, env })).stdout).toContain('✔ Godkänd')
  })

  test.each([
    ['two on standard output', ['-f', 'json', '-f', 'pretty'], 'ett eget'],
    ['two in one file', ['-f', 'json:a', '-f', 'pretty:./a'], 'ett eget'],
    ['one over the file that is read', ['-o', 'a.csv'], 'Välj ett annat namn'],
    ['one over the file that a link leads to', ['-o', 'link.csv'], 'Välj ett annat namn'],
    ['one in a folder that does not exist', ['-o', 'no/where.txt'], 'Mappen no finns inte.'],
  ])('%s are refused', async (_, flags, hint) => {
    const cwd = folderWith({ 'a.csv': right })
    symlinkSync(join(cwd, 'a.csv'), join(cwd, 'link.csv'))
    const run = await salvia(['validate', 'a.csv', ...flags], { cwd })
    expect(run.status).toBe(2)
    expect(run.stderr.replace(/\s+/g, ' ')).toContain(hint === 'ett eget' ? 'Två resultat' : hint)
    expect(readFileSync(join(cwd, 'a.csv')).equals(right)).toBe(true)
  })
})

describe('input', () => {
  test('standard input', async () => {
    const run = await salvia(['validate', '-', '-f', 'json'], { stdin: wrong })
    expect(run.status).toBe(1)
    expect(reportSchema.parse(JSON.parse(run.stdout)).file).toMatchObject({
      name: 'stdin',
      bytes: wrong.length,
    })
  })

  test.each([
    ['a folder', '.', 2, 'är en mapp'],
    ['a file that does not exist', 'missing.csv', 2, 'finns inte'],
    ['a file below a file', 'a.csv/b.csv', 2, 'finns inte'],
    ['an empty file', 'empty.csv', 3, ''],
  ])('%s', async (_, path, status, sentence) => {
    const cwd = folderWith({ 'a.csv': right, 'empty.csv': '' })
    const run = await salvia(['validate', path], { cwd })
    expect(run.status).toBe(status)
    expect(sentence ? run.stderr : run.stdout).toContain(sentence || 'FILE_TOO_SMALL')
  })

  test('a file that may not be read', async () => {
    const cwd = folderWith({ 'a.csv': right })
    chmodSync(cwd, 0o755)
    chmodSync(join(cwd, 'a.csv'), 0o000)
    const run = await salvia(['validate', 'a.csv'], { cwd, ...(process.getuid?.() === 0 && { uid: NOBODY }) })
    expect(run.status).toBe(3)
    expect(run.stderr).toContain('kan inte läsas (behörighet saknas)')
  })

  test('characters without width are shown as what they are', async () => {
    const text = right.toString('latin1').replace('Postort', 'Post\u200bort').replace('Titel', 'Ti\u061ctel')
    const cwd = folderWith({ 'a.csv': text.replace(/\n(\d{12});/, '\n$1\u00ad;') })
    for (const format of ['pretty', 'concise', 'json']) {
      const { stdout } = await salvia(['validate', 'a.csv', '-f', format, '--show-values'], { cwd })
      expect(stdout).not.toMatch(/\p{Cf}/u)
      expect(stdout).toContain('Post\\u200bort')
    }
  })

  test.each(['-o', '--template'])('%s without a name is told', async flag => {
    const cwd = folderWith({ 'a.csv': right })
    const { status, stderr } = await salvia(['validate', 'a.csv', flag, ''], { cwd })
    expect([status, stderr.includes('saknar ett filnamn')]).toEqual([2, true])
  })

  test('control characters of a file never reach the terminal', async () => {
    const spiteful = await personnelFile(2, [
      [2, 'Befattning', '\u001b[2J\u0007'],
      [3, 'Mobiltelefon', '07\u009b1'],
    ])
    const cwd = folderWith({ 'a.csv': spiteful })
    for (const format of ['pretty', 'concise', 'json']) {
      const run = await salvia(['validate', 'a.csv', '-f', format, '--show-values'], { cwd })
      expect((run.stdout + run.stderr).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    }
  })
})

describe('personal data', () => {
  const numbers = /(?<!\d)(?:\d{2})?\d{6}[-+]?\d{4}(?!\d)/

  test('is masked in every format', async () => {
    const unmasked = await personnelFile(30, [
      [3, 'Mobiltelefon', '0701-740605'],
      [4, 'Personnummer', '196408233235'],
      [5, 'Befattning', '196408233234'.padEnd(60, 'x')],
      [6, 'Personnummer', '196408233235'],
    ])
    const cwd = folderWith({ 'a.csv': unmasked })
    for (const format of ['pretty', 'concise', 'json']) {
      const run = await salvia(['validate', 'a.csv', '-f', format], { cwd })
      expect(run.status).toBe(1)
      expect((run.stdout + run.stderr).replace(/"sha256": "\w+"/, '')).not.toMatch(numbers)
    }
  })

  test('is shown with --show-values, but in CI only to those who say that they know', async () => {
    const cwd = folderWith({ 'a.csv': await personnelFile(2, [[2, 'Personnummer', '196408233235']]) })
    const shown = await salvia(['validate', 'a.csv', '-f', 'json', '--show-values'], { cwd })
    expect(shown.stdout).toContain('196408233235')
    const concise = await salvia(['validate', 'a.csv', '--show-values'], { cwd })
    expect(concise.stdout).toContain('"196408233235" (A Personnummer)')
    const env = { CI: 'true' }
    const refused = await salvia(['validate', 'a.csv', '--show-values'], { cwd, env })
    expect([refused.status, refused.stdout]).toEqual([2, ''])
    const known = await salvia(
      ['validate', 'a.csv', '-f', 'json', '--show-values', '--i-understand-personal-data'],
      { cwd, env },
    )
    expect(known.stdout).toContain('196408233235')
  })
})

describe('a file of a result with --show-values', () => {
  test.each(['new', 'old'])('is for its owner alone, when it is %s', async age => {
    const cwd = folderWith({ 'a.csv': wrong, ...(age === 'old' && { 'out.json': '{}' }) })
    if (age === 'old') chmodSync(join(cwd, 'out.json'), 0o644)
    await salvia(['validate', 'a.csv', '-f', 'json', '-o', 'out.json', '--show-values'], { cwd })
    expect(statSync(join(cwd, 'out.json')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(cwd, 'out.json'), 'utf8')).toContain('"findings"')
  })
})

describe('limits and templates', () => {
  test('--max-findings cuts the list and never the counts', async () => {
    const many = await personnelFile(
      20,
      Array.from({ length: 20 }, (_, at) => [at + 2, 'Mobiltelefon', 'x'] as const),
    )
    const cwd = folderWith({ 'a.csv': many })
    const cut = await salvia(['validate', 'a.csv', '-f', 'json', '--max-findings', '4'], { cwd })
    const report = reportSchema.parse(JSON.parse(cut.stdout))
    expect([report.findings.length, report.counts.error, report.truncated]).toEqual([4, 20, true])
    expect((await salvia(['validate', 'a.csv', '-f', 'pretty'], { cwd })).stdout).toContain('och 15 till')
    const all = await salvia(['validate', 'a.csv', '-f', 'pretty', '--limit', '0'], { cwd })
    expect(all.stdout.replace(/\s+/g, ' ')).toContain('18, 19, 20 och 21')
  })

  test('--template judges by a template of the user', async () => {
    const template = {
      id: 'small',
      version: 2,
      cellLimit: 50,
      minRows: 1,
      maxWarnings: { atLeast: 100, shareOfRows: 0.1 },
      columns: [{ header: 'Namn', format: 'text', mandatory: true }],
    }
    const cwd = folderWith({
      't.json': JSON.stringify(template),
      'bad.json': '{"id": 7}',
      'a.csv': `Namn\n${'A\n'.repeat(40)}`,
    })
    expect((await salvia(['validate', 'a.csv', '--template', 't.json'], { cwd })).status).toBe(0)
    for (const path of ['bad.json', 'none.json', 'a.csv']) {
      const run = await salvia(['validate', 'a.csv', '--template', path], { cwd })
      expect([run.status, run.stdout]).toEqual([2, ''])
      expect(run.stderr).toContain(path)
    }
  })

  test('settings that cannot be read stop the program with their path', async () => {
    for (const text of ['{', '{"locale": "fi"}', '{"colour": true}']) {
      const cwd = folderWith({ 'salvia.config.json': text, 'a.csv': right })
      const run = await salvia(['validate', 'a.csv'], { cwd })
      expect(run.status).toBe(2)
      expect(run.stderr).toContain('salvia.config.json')
    }
    const run = await salvia(['validate', 'a.csv'], { env: { SALVIA_LOCALE: 'fi' } })
    expect([run.status, run.stderr.includes('SALVIA_LOCALE')]).toEqual([2, true])
  })

  test('nothing is written where nothing is asked for', async () => {
    const cwd = folderWith({ 'a.csv': right })
    await salvia(['validate', 'a.csv'], { cwd, env: { HOME: cwd, XDG_CONFIG_HOME: join(cwd, 'config') } })
    expect(existsSync(join(cwd, 'config'))).toBe(false)
  })
})
