import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { casesOf, serviceUrl, tokenOf } from '../../testing/service.ts'
import { inShell } from '../../testing/shell.ts'

let token: string
let env: Readonly<Record<string, string>>
beforeAll(async () => {
  token = await tokenOf('hr@demo.example')
  env = { SALVIA_API: serviceUrl(), SALVIA_TOKEN: token }
})

const fileOf = async (rows: number) => written(testFolder(), 'personal.csv', await personnelFile(rows))
const SENT = /Filen är inskickad som ärende P-\d+\./

describe('the disk is full', () => {
  test('the result is lost and the file is sent: 8, and standard error says so', async () => {
    const path = await fileOf(61)
    const run = await inShell(`salvia upload ${path} -y --org 10402 > /dev/full`, env)
    expect(run.status).toBe(8)
    expect(run.stderr).toMatch(SENT)
    expect(run.stderr).toContain('kunde inte skrivas till standard ut (disken är full)')
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test('nothing at all can be written: 8, and the file is sent', async () => {
    const path = await fileOf(62)
    const run = await inShell(`salvia upload ${path} -y --org 10402 > /dev/full 2>&1`, env)
    expect(run).toEqual({ status: 8, stdout: '', stderr: '' })
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test('the file of the result cannot be written: 8, and the file is sent', async () => {
    const path = await fileOf(63)
    const run = await inShell(`salvia upload ${path} -y --org 10402 -f json:/dev/full`, env)
    expect([run.status, SENT.test(run.stderr)]).toEqual([8, true])
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test.each(['validate', '--help', 'help', 'explain', '--version'])(
    '%s: 8, and never a stack',
    async word => {
      const words = word === 'validate' ? `validate ${await fileOf(3)}` : word
      const run = await inShell(`salvia ${words} > /dev/full`)
      expect([run.status, run.stderr.includes('disken är full')]).toEqual([8, true])
      expect(run.stderr).not.toMatch(/\n +at /)
    },
  )
})

describe('the reader of a pipe leaves', () => {
  test('the file is sent, whoever reads', async () => {
    const path = await fileOf(64)
    const run = await inShell(
      `salvia upload ${path} -y --org 10402 2>&1 | true; echo "\${PIPESTATUS[0]}"`,
      env,
    )
    expect(run.stdout.trim()).toBe('0')
    expect(await casesOf(path, token)).toHaveLength(1)
  })

  test('does not change the exit status', async () => {
    const path = written(testFolder(), 'a.csv', await personnelFile(300, [[3, 'Mobiltelefon', 'x']]))
    const run = await inShell(`salvia validate ${path} -f json | true; echo "\${PIPESTATUS[0]}"`)
    expect(run.stdout.trim()).toBe('1')
  })
})

describe('the file of a result', () => {
  test.each([
    ['a folder that is not there', 'missing/r.json'],
    ['a folder', '.'],
  ])('%s: 2 before anything is sent', async (_what, target) => {
    const path = await fileOf(65)
    const run = await salvia(['upload', path, '-y', '--org', '10402', '-o', join(testFolder(), target)], {
      env,
    })
    expect([run.status, run.stdout]).toEqual([2, ''])
    expect(await casesOf(path, token)).toEqual([])
  })

  test('keeps its content where the command fails, and takes all of a new one', async () => {
    const folder = testFolder()
    const target = written(folder, 'r.json', 'the night before\n')
    const failed = await salvia(['validate', 'missing.csv', '-f', `json:${target}`])
    expect([failed.status, readFileSync(target, 'utf8')]).toEqual([2, 'the night before\n'])
    const before = statSync(target).ino
    await salvia(['validate', await fileOf(3), '-f', `json:${target}`])
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ outcome: 'passed' })
    expect([readdirSync(folder), statSync(target).ino === before]).toEqual([['r.json'], false])
  })

  test('may be a pipe', async () => {
    const run = await inShell(`salvia validate ${await fileOf(3)} -o >(cat) | cat`)
    expect(run.stdout).toContain('passed')
  })
})
