import { execFileSync } from 'node:child_process'
import {
  closeSync,
  constants,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { reportSchema } from '@salvia/core/personnel-file'
import { describe, expect, onTestFinished, test } from 'vitest'
import { personnelFile, testFolder, written } from '../testing/folder.ts'
import { salvia } from '../testing/run-salvia.ts'

const right = await personnelFile(2)

function folderWithPipe(): string {
  const cwd = testFolder()
  execFileSync('mkfifo', [join(cwd, 'ff')])
  return cwd
}

/** Keeps the pipe open for writing, so that its reader waits for more. */
function openForWriting(path: string): number {
  const writer = openSync(path, constants.O_RDWR)
  onTestFinished(() => closeSync(writer))
  return writer
}

/** Checks a file that is not there, which is told, and then the pipe; stops the program as soon as the first is told. */
function stopAtPipe(cwd: string, signal: NodeJS.Signals) {
  let isStopped = false
  return salvia(['validate', 'missing.csv', 'ff'], {
    cwd,
    onStderr(text, kill) {
      if (isStopped || !text.includes('missing.csv')) return
      isStopped = true
      kill(signal)
    },
  })
}

describe('a pipe that has a name', () => {
  test('is read to its end', async () => {
    const cwd = folderWithPipe()
    const run = salvia(['validate', 'ff', '-f', 'json'], { cwd })
    writeFileSync(join(cwd, 'ff'), right)
    const { status, stdout } = await run
    expect(status).toBe(0)
    expect(reportSchema.parse(JSON.parse(stdout))).toMatchObject({
      rows: 2,
      file: { name: 'ff', bytes: right.length },
    })
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('that nobody writes to ends at %s', async signal => {
    const { status, stdout, stderr } = await stopAtPipe(folderWithPipe(), signal)
    expect([status, stdout, stderr.includes('Avbryter')]).toEqual([130, '', true])
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('that is written to slowly ends at %s', async signal => {
    const cwd = folderWithPipe()
    writeSync(openForWriting(join(cwd, 'ff')), right.subarray(0, 100))
    const { status, stdout } = await stopAtPipe(cwd, signal)
    expect([status, stdout]).toEqual([130, ''])
  })
})

describe('a name', () => {
  test('whose bytes are no UTF-8 is the file that has it', async () => {
    const cwd = testFolder()
    const name = Buffer.from('l\xf6n.csv', 'latin1')
    writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), name]), right)
    // A shell hands the bytes over as they stand; the tests' own words are UTF-8.
    const listed = readdirSync(cwd)[0] ?? expect.fail('no file')
    const { status, stdout } = await salvia(['validate', listed, '-f', 'json'], { cwd })
    expect(status).toBe(0)
    expect(reportSchema.parse(JSON.parse(stdout)).file.name).toBe('l\ufffdn.csv')
  })

  test('that fits two files is none of them', async () => {
    const cwd = testFolder()
    for (const byte of ['\xf6', '\xe4'])
      writeFileSync(Buffer.concat([Buffer.from(`${cwd}/`), Buffer.from(`l${byte}n.csv`, 'latin1')]), right)
    const { status, stderr } = await salvia(['validate', 'l\ufffdn.csv'], { cwd })
    expect([status, stderr.includes('finns inte')]).toEqual([2, true])
  })
})

test('the input is not written over under another of its names', async () => {
  const cwd = testFolder()
  const path = written(cwd, 'good.csv', right)
  linkSync(path, join(cwd, 'h.csv'))
  for (const words of [
    ['-o', 'h.csv'],
    ['-f', 'json:h.csv'],
  ]) {
    const { status, stderr } = await salvia(['validate', 'good.csv', ...words], { cwd })
    expect([status, stderr.includes('skriva över filen som läses')]).toEqual([2, true])
  }
  expect(readFileSync(path).equals(right)).toBe(true)
})
