import type { Upload, UploadDetails } from '@salvia/core/personnel-file'
import { beforeAll, describe, expect, test } from 'vitest'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { type Run, salvia } from '../../testing/run-salvia.ts'
import { serviceUrl, tokenOf, workOn } from '../../testing/service.ts'
import { onTerminal } from '../../testing/terminal.ts'
import type { UPLOAD_VIEW } from './upload-view.ts'

const ORG = ['--org', '10402']
let env: Readonly<Record<string, string>>
beforeAll(async () => {
  env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: await tokenOf('hr@demo.example') }
})

/** A valid file that no other test sends. Its number of rows makes it unique. */
async function fileOf(rows: number, changes: Parameters<typeof personnelFile>[1] = []): Promise<string> {
  return written(testFolder(), 'personal.csv', await personnelFile(rows, changes))
}

const upload = (path: string, ...flags: string[]): Promise<Run> =>
  salvia(['upload', path, ...ORG, ...flags], { env })
/** What an upload printed as JSON: the case, if there is one, with the facts beside it. */
const told = (run: Run) => JSON.parse(run.stdout) as ReturnType<typeof UPLOAD_VIEW.json>
/** The case of a file that was sent. */
const caseOf = (run: Run): Upload => told(run).upload ?? expect.fail(run.stderr)
const status = (...words: string[]): Promise<Run> => salvia(['status', ...words, ...ORG], { env })

describe('upload', () => {
  test('sends a right file, and the same file again answers with the same case', async () => {
    const path = await fileOf(31)
    const first = await upload(path, '-y', '--comment', 'Ny enhet i Mölndal', '-f', 'json')
    expect(first.status).toBe(0)
    const sent = caseOf(first)
    expect(sent).toMatchObject({
      status: 'UPLOADED',
      rows: 31,
      comment: 'Ny enhet i Mölndal',
      source: 'SFTP',
    })
    expect(told(first)).toMatchObject({
      sent: true,
      case: sent.number,
      status: 'UPLOADED',
      existing: false,
      findings: [],
      leftOut: 0,
      reason: null,
      question: null,
      deadline: null,
    })
    expect(first.stderr).toMatch(/^upload 100% /m)
    const again = await upload(path, '-y', '-f', 'json')
    expect(told(again)).toMatchObject({ sent: true, case: sent.number, existing: true })
    const inPipe = await upload(path, '-y')
    expect(inPipe.stdout).toBe(`${sent.number} UPLOADED\n${sent.number} existing: true\n`)
    expect(inPipe.stderr).toContain(`Samma fil finns redan som ärende ${sent.number}.`)
    expect((await status(sent.number)).stdout).toBe(`${sent.number} UPLOADED\n`)
    expect((await status(sent.id, '-f', 'pretty')).stdout).toContain('Mottagen (steg 1 av 3)')
  })

  test('asks once on a terminal, and sends only after a yes', async () => {
    const path = await fileOf(32)
    const no = await onTerminal(['upload', path, ...ORG], [['(j/N)', 'n\r']], { env })
    expect([no.status, no.shown.includes('Inget är skickat.')]).toEqual([9, true])
    const yes = await onTerminal(
      ['upload', path, ...ORG],
      [['Skicka 32 rader till Kvarnhälle Logistik AB (10402)?', 'j\r']],
      { env },
    )
    expect([yes.status, yes.shown.includes('Mottagen, ärende P-')]).toEqual([0, true])
    expect(yes.shown).toMatch(/salvia status P-\d+ --wait IMPORTED --org 10402/)
  })

  test('asks which organisation where there are several', async () => {
    const path = await fileOf(33)
    for (const answer of ['2', '10402']) {
      const run = await onTerminal(
        ['upload', path],
        [
          ['Nummer:', 'x\r'],
          ['Nummer:', '10403\r'],
          ['Nummer:', `${answer}\r`],
          ['(j/N)', 'n\r'],
        ],
        { env },
      )
      expect(run.shown).toContain('till Kvarnhälle Logistik AB (10402)?')
      for (const words of ['inget av alternativen', '(kräver BankID). Välj en annan.', '--org']) {
        expect(run.shown.replace(/\s+/g, ' ')).toContain(words)
      }
    }
  })

  test('in a pipe without -y nothing is sent', async () => {
    const run = await upload(await fileOf(34))
    expect([run.status, run.stderr.includes('Lägg till -y.')]).toEqual([2, true])
    expect(run.stdout).toMatch(/sent: no\n.+ reason: NOT_CONFIRMED /)
  })

  test('a file with errors goes only with --continue-anyway', async () => {
    const path = await fileOf(35, [[3, 'Mobiltelefon', 'x']])
    const refused = await upload(path, '-y')
    expect([refused.status, refused.stderr.includes('--continue-anyway')]).toEqual([1, true])
    expect(refused.stdout).toMatch(
      /:3:\d+: error INVALID_PHONE .*\n.+: 1 error, .*\n.+ sent: no\n.+ reason: FILE_HAS_ERRORS /,
    )
    const refusal = told(await upload(path, '-y', '-f', 'json'))
    expect(refusal).toMatchObject({
      sent: false,
      case: null,
      counts: { error: 1 },
      findings: [{ code: 'INVALID_PHONE', row: 3 }],
      reason: { code: 'FILE_HAS_ERRORS', text: 'Filen har fel (1).' },
    })
    const shown = await upload(path, '-y', '-f', 'pretty')
    expect(shown.stdout).toContain('INVALID_PHONE')
    expect((await upload(path)).stderr.replace(/\s+/g, ' ')).toContain('med --continue-anyway -y.')
    const asked = await onTerminal(['upload', path, ...ORG], [['(j/N)', 'n\r']], { env })
    expect(asked.shown.replace(/\s+/g, ' ')).toContain('Filen har 1 fel. Celler med fel lämnas tomma')
    const sent = await upload(path, '-y', '--continue-anyway', '-f', 'json')
    expect(caseOf(sent)).toMatchObject({ errors: 1, status: 'UPLOADED' })
  })

  test('a file of which no row can be imported is not taken, and ends with 3', async () => {
    const path = await fileOf(2, [
      [2, 'Personnummer', '1'],
      [3, 'Personnummer', '2'],
    ])
    const run = await upload(path, '-y', '--continue-anyway')
    expect([run.status, run.stdout.includes('sent: no')]).toEqual([3, true])
    expect(run.stdout).toContain('leftOut: 2')
    expect(run.stderr.replace(/\s+/g, ' ')).toContain('2 av filens 2 rader går inte att läsa in.')
  })

  test('a file that is rejected is not sent', async () => {
    const run = await upload(written(testFolder(), 'a.csv', 'x'.repeat(100)), '-y', '--continue-anyway')
    expect([run.status, run.stdout.includes('sent: no')]).toEqual([3, true])
    expect(run.stdout).toContain('fatal UNRECOGNISED_PATTERN')
    expect(run.stderr).toContain('Inget är skickat.')
  })

  test('a comment that is too long is refused before anything else', async () => {
    const run = await upload('missing.csv', '-y', '--comment', 'x'.repeat(1001))
    expect([run.status, run.stderr.includes('1000 tecken')]).toEqual([2, true])
  })

  test('Ctrl-C at the question says that nothing was sent', async () => {
    const run = await onTerminal(['upload', await fileOf(36), ...ORG], [['(j/N)', '\u0003']], { env })
    expect([run.status, run.shown.includes('Inget är skickat.')]).toEqual([130, true])
  })
})

describe('upload --dry-run', () => {
  test('tries everything and sends nothing', async () => {
    const path = await fileOf(46, [[3, 'Personnummer', '1']])
    const run = await upload(path, '--dry-run', '--continue-anyway', '-f', 'json')
    expect([run.status, told(run)]).toMatchObject([
      0,
      { sent: false, dryRun: true, case: null, leftOut: 1, reason: null, counts: { error: 1 } },
    ])
    const shown = (await upload(path, '--dry-run', '--continue-anyway', '-f', 'pretty')).stdout
    expect(shown.replace(/\s+/g, ' ')).toContain(
      'Skulle skickas till Kvarnhälle Logistik AB (10402): 46 rader. Inget är skickat. 1 rad läses inte in.',
    )
    const { items } = JSON.parse((await status('--all', '-f', 'json')).stdout) as { items: Upload[] }
    expect(items.filter(({ rows }) => rows === 46)).toEqual([])
  })

  test('ends as the real upload would: with the errors of the file, or of the token', async () => {
    const path = await fileOf(46, [[3, 'Personnummer', '1']])
    expect((await upload(path, '--dry-run')).status).toBe(1)
    const signedOut = await salvia(['upload', path, '--dry-run', ...ORG, '-f', 'json'], {
      env: { ...env, SALVIA_TOKEN: 'salvia_machine_x' },
    })
    expect([signedOut.status, told(signedOut).reason?.code]).toEqual([4, 'TOKEN_REFUSED'])
  })
})

describe('status --left-out', () => {
  test('lists the rows that are not imported, with column and reason', async () => {
    const path = await fileOf(39, [[3, 'Personnummer', '1']])
    const { id, number } = caseOf(await upload(path, '-y', '--continue-anyway', '-f', 'json'))
    await workOn(id, ['acknowledge', 'ready'])
    expect((await status(number, '-f', 'pretty')).stdout).toMatch(/Läses inte in +1 rad/)
    const listed = await status(number, '--left-out', '-f', 'pretty')
    expect(listed.stdout).toMatch(/Rad 3 +Personnummer +\S/)
    expect((await status(number, '--left-out')).stdout).toBe(
      `${number} READY_FOR_IMPORT\n${number} leftOut: 1\n3 Personnummer INVALID_PID\n`,
    )
    const json = JSON.parse((await status(number, '--left-out', '-f', 'json')).stdout)
    expect(json).toMatchObject({
      leftOut: 1,
      leftOutRows: [{ row: 3, column: 'Personnummer', code: 'INVALID_PID' }],
    })
    expect((await status('--all', '--left-out')).status).toBe(2)
  })
})

describe('status --wait', () => {
  test('tells each change and ends with 0 when the file is imported', async () => {
    const sent = caseOf(await upload(await fileOf(37), '-y', '-f', 'json'))
    const [waited] = await Promise.all([
      status(sent.number, '--wait', 'IMPORTED', '-f', 'json'),
      workOn(sent.id, ['acknowledge', 'ask', 'answered', 'ready', 'import']),
    ])
    expect(waited.status).toBe(0)
    expect((JSON.parse(waited.stdout) as UploadDetails).status).toBe('IMPORTED')
    const told = waited.stderr
    for (const words of [
      'steg 1 av 3',
      'Hos handläggare',
      'Vi har frågor.',
      'Frågor om filen.',
      'Svar mottaget',
      'Inläst',
    ]) {
      expect(told).toContain(words)
    }
    // Different statuses can have the same text. Such lines count once when they follow each other.
    const lines = told.split('\n').map(line => line.replace(/\d\d:\d\d\s*$/, '').trim())
    expect(lines.filter((line, index) => line !== '' && line === lines[index - 1])).toEqual([])
  })

  test('upload --wait is both', async () => {
    const path = await fileOf(38)
    const waiting = upload(path, '-y', '--wait', '-f', 'json')
    let found: Upload | undefined
    while (!found) {
      const { items } = JSON.parse((await status('--all', '-f', 'json')).stdout) as { items: Upload[] }
      found = items.find(({ rows }) => rows === 38)
    }
    await workOn(found.id, ['acknowledge', 'ready', 'import'])
    const waited = await waiting
    expect([waited.status, told(waited).status, told(waited).case]).toEqual([0, 'IMPORTED', found.number])
  })

  test('a file much smaller than the last import is told', async () => {
    const small = await upload(await fileOf(20), '-y')
    expect(small.stderr).toContain('en stor del av personalen')
    expect(small.stderr).toContain('--comment')
    const like = await upload(await fileOf(43), '-y')
    expect(like.stderr).not.toContain('en stor del av personalen')
  })

  test('Ctrl-C during upload --wait says that the file is sent, and as which case', async () => {
    const words = ['upload', await fileOf(42), ...ORG, '-y', '--wait']
    const run = await onTerminal(words, [['Väntar på att filen läses in', '\u0003']], { env })
    expect(run.status).toBe(130)
    expect(run.shown).toMatch(/Filen är inskickad som ärende P-\d+\./)
  })

  test('ends with 3 when the case ends otherwise, and with 0 when that was waited for', async () => {
    const sent = caseOf(await upload(await fileOf(39), '-y', '-f', 'json'))
    await workOn(sent.id, ['reject'])
    expect((await status(sent.number, '--wait', 'IMPORTED')).status).toBe(3)
    expect((await status(sent.number, '--wait', 'REJECTED')).status).toBe(0)
    const run = await status(sent.number)
    expect([run.status, run.stdout]).toEqual([
      0,
      `${sent.number} REJECTED\n${sent.number} reason: REJECTED Frågor om filen.\n`,
    ])
    expect((await status(sent.number, '-f', 'pretty')).stdout).toMatch(/Orsak +Frågor om filen\./)
    expect(JSON.parse((await status(sent.number, '-f', 'json')).stdout)).toMatchObject({
      reason: { code: 'REJECTED', text: 'Frågor om filen.' },
    })
    const waited = await status(sent.number, '--wait', 'IMPORTED')
    expect(waited.stderr).toMatch(/Avvisad, skicka en ny fil +\d\d:\d\d( \(\w+\))?\n +Frågor om filen\./)
  })

  test('a question is told in every format, with the last day to answer it', async () => {
    const sent = caseOf(await upload(await fileOf(44), '-y', '-f', 'json'))
    await workOn(sent.id, ['acknowledge', 'ask'])
    const lines = (await status(sent.number)).stdout.split('\n')
    expect(lines).toContain(`${sent.number} question: Frågor om filen.`)
    expect(lines.some(line => line.startsWith(`${sent.number} deadline: 20`))).toBe(true)
    expect((await status(sent.number, '-f', 'pretty')).stdout).toMatch(/Fråga +Frågor om filen\./)
    expect(JSON.parse((await status(sent.number, '-f', 'json')).stdout)).toMatchObject({
      question: 'Frågor om filen.',
      reason: null,
    })
  })

  test('a wait that runs out tells the case to go on from', async () => {
    const path = await fileOf(45)
    const waitFor = (time: string) => upload(path, '-y', '--wait', '--timeout', time, '-f', 'json')
    let run = await waitFor('5s')
    // A busy machine takes longer to send the file.
    for (const time of ['20s', '80s']) if (told(run).sent !== true) run = await waitFor(time)
    expect(run.status).toBe(6)
    const { case: number, sent, reason } = told(run)
    expect([sent, reason?.code]).toEqual([true, 'GAVE_UP_WAITING'])
    expect(run.stderr.replace(/\s+/g, ' ')).toContain(`salvia status ${number} --wait IMPORTED --org 10402`)
  })

  test('gives up with 6 and says how to go on', async () => {
    const sent = caseOf(await upload(await fileOf(40), '-y', '-f', 'json'))
    const waitFor = (time: string) => status(sent.number, '--wait', 'IMPORTED', '--timeout', time)
    let run = await waitFor('3s')
    // A busy machine takes longer to ask at all.
    for (const time of ['20s', '80s']) if (run.stdout === '') run = await waitFor(time)
    expect(run.status).toBe(6)
    expect(run.stderr.replace(/\s+/g, ' ')).toContain(
      `salvia status ${sent.number} --wait IMPORTED --org 10402`,
    )
    expect(run.stdout).toBe(`${sent.number} UPLOADED\n`)
  })

  test('Ctrl-C ends with 130', async () => {
    const sent = caseOf(await upload(await fileOf(41), '-y', '-f', 'json'))
    const run = await salvia(['status', sent.number, '--wait', 'IMPORTED', ...ORG], {
      env,
      onStderr: (text, kill) => text.endsWith('Väntar på att filen läses in …\n') && kill('SIGINT'),
    })
    expect([run.status, run.stderr.includes('Avbryter')]).toEqual([130, true])
  })

  test('a case that does not exist is told with the company', async () => {
    const run = await status('P-99999999')
    expect([run.status, run.stderr.includes('Kvarnhälle Logistik AB')]).toEqual([2, true])
  })
})
