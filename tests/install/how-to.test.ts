import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { EXIT_CODES } from '../../packages/cli/src/errors/exit-codes.ts'
import { personnelFile } from '../../packages/cli/src/testing/folder.ts'
import { quietPlace, type Run } from '../../packages/cli/src/testing/run-salvia.ts'
import { serviceUrl, tokenOf } from '../../packages/cli/src/testing/service.ts'
import { blocksOf, explainedStatuses } from './how-to.ts'

/** The installed program first, and the Node of the tests for it. */
const path = () => `${join(inject('prefix'), 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin`

let folder: string
let token: string
beforeAll(async () => {
  const hr = await tokenOf('hr@demo.example')
  const made = await shell('salvia login --machine "Nightly upload" --org 10402', { SALVIA_TOKEN: hr })
  token = made.stdout.trim()
  expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/^salvia_machine_/) })
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'salvia-night-'))
  await exports(await personnelFile(30))
})
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

/** Makes the customer's own program that writes the personnel file. */
async function exports(file: Uint8Array): Promise<void> {
  writeFileSync(join(folder, 'tonight.csv'), file)
  writeFileSync(join(folder, 'export-personnel-file'), '#!/bin/sh\ncat tonight.csv\n')
  chmodSync(join(folder, 'export-personnel-file'), 0o755)
}

/** Runs lines as the build services do: bash that ends at the first failure. */
function shell(script: string, env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const place = quietPlace({
    PATH: path(),
    HOME: folder ?? tmpdir(),
    SALVIA_API: serviceUrl(),
    CI: 'true',
    ...env,
  })
  const child = spawn('bash', ['-eo', 'pipefail', '-c', script], { cwd: folder ?? tmpdir(), env: place })
  const written = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', text => {
    written.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    written.stderr += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', status => resolve({ ...written, status }))
  })
}

/** What the services give to the job: its secrets and variables, and npm without the net. */
function given(more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    SALVIA_TOKEN: token,
    SALVIA_PACKAGE: inject('package'),
    npm_config_prefix: join(folder, 'prefix'),
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    npm_config_omit: 'optional',
    ...more,
  }
}

interface Step {
  readonly run?: string
  readonly script?: string
  readonly env?: Readonly<Record<string, string>>
}
interface Job {
  readonly steps: readonly Step[]
  readonly env?: Readonly<Record<string, string>>
}

/** The steps of each service's file, and the names of the variables that it lets them see. */
const SERVICES = {
  'GitHub Actions': (file: string) => {
    const { jobs } = parse(file) as { jobs: { upload: Job } }
    return jobs.upload.steps.flatMap(({ run }) => (run ? [{ run, sees: jobs.upload.env ?? {} }] : []))
  },
  'Azure DevOps': (file: string) => {
    const { jobs } = parse(file) as { jobs: readonly [Job] }
    // The service puts $(NAME) in before the shell sees the line.
    return jobs[0].steps.flatMap(({ script, env = {} }) =>
      script
        ? [{ run: script.replaceAll(/\$\((\w+)\)/g, (_, name: string) => given()[name] ?? ''), sees: env }]
        : [],
    )
  },
  GitLab: (file: string) => {
    const { upload } = parse(file) as { upload: { script: readonly string[] } }
    const sees = { SALVIA_TOKEN: '', SALVIA_PACKAGE: '' }
    return upload.script.map(run => ({ run, sees }))
  },
} as const

type Service = keyof typeof SERVICES
type Steps = ReturnType<(typeof SERVICES)[Service]>

function stepsOf(service: Service): Steps {
  const [file = ''] = blocksOf(service)
  return SERVICES[service](file)
}

/** The steps of a machine that has salvia already. */
function withoutInstall(service: Service): Steps {
  return stepsOf(service).filter(({ run }) => !run.startsWith('npm install'))
}

/** Runs the steps one after the other, each with what it sees, until one fails. */
async function runs(steps: Steps, more: Readonly<Record<string, string>> = {}): Promise<Run> {
  let last: Run = { status: null, stdout: '', stderr: 'no step' }
  for (const { run, sees } of steps) {
    const env = Object.entries(given(more)).filter(([name]) => name.startsWith('npm_') || name in sees)
    last = await shell(shorter(run), Object.fromEntries(env))
    if (last.status !== 0) break
  }
  return last
}

/** A test does not wait an hour for a service that does not answer. */
function shorter(script: string): string {
  return script.replace('--retry-for 1h', '--retry-for 1s')
}

const result = () => JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8'))

describe.each(Object.keys(SERVICES) as Service[])('%s', service => {
  test('installs salvia, sends the file, and tells the case', async () => {
    const run = await runs(stepsOf(service))
    expect(run, run.stderr).toMatchObject({ status: 0 })
    expect(result()).toMatchObject({ sent: true, case: expect.stringMatching(/^P-\d+$/) })
  })

  test('ends with 1 and the findings when the file has errors', async () => {
    await exports(await personnelFile(30, [[3, 'Personnummer', '123']]))
    expect(await runs(withoutInstall(service))).toMatchObject({ status: 1 })
    expect(JSON.stringify(result())).toContain('INVALID_PID')
  })

  test('ends with 4 when the token is wrong', async () => {
    expect(await runs(withoutInstall(service), { SALVIA_TOKEN: 'salvia_machine_wrong' })).toMatchObject({
      status: 4,
    })
  })
})

describe('a server of your own', () => {
  const [environment = ''] = blocksOf('A server of your own')

  /** The files of the page, in a folder instead of the system's. */
  function placed(text: string): string {
    return shorter(text).replaceAll('/etc/salvia', folder).replaceAll('/var/lib/salvia', folder)
  }

  test('the job of cron sends the file, and prints nothing', async () => {
    const [job = ''] = blocksOf('cron')
    const settings = environment.replace(/=https.*/, `=${serviceUrl()}`).replace(/salvia_machine_.*/, token)
    writeFileSync(join(folder, 'upload.env'), settings)
    writeFileSync(join(folder, 'job'), placed(job))
    const run = spawnSync('sh', [join(folder, 'job')], {
      encoding: 'utf8',
      env: quietPlace({ PATH: path(), HOME: folder }),
    })
    expect(run, run.stderr).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(result()).toMatchObject({ sent: true, case: expect.stringMatching(/^P-\d+$/) })
  })

  test('cron starts it outside the hour in which the clocks are changed', () => {
    const line = blocksOf('cron')[1]
      ?.split('\n')
      .find(text => text.includes('salvia'))
    const [, minute, hour, user, command] = /^(\d+) (\d+) \* \* \* (\S+) (\S+)$/.exec(line ?? '') ?? []
    expect({ minute: Number(minute) < 60, user, command }).toEqual({
      ...{ minute: true, user: 'salvia', command: '/usr/local/bin/upload-personnel-file' },
    })
    expect([2, 3]).not.toContain(Number(hour))
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  test.runIf(hasSystemd)('systemd accepts the service and its timer', () => {
    const [service = '', timer = ''] = blocksOf('systemd')
    mkdirSync(join(folder, 'units'))
    const started = service.replace(
      '/usr/local/bin/upload-personnel-file',
      join(folder, 'export-personnel-file'),
    )
    writeFileSync(
      join(folder, 'units', 'salvia-upload.service'),
      placed(started).replace('User=salvia', 'User=root'),
    )
    writeFileSync(join(folder, 'units', 'salvia-upload.timer'), timer)
    const checked = spawnSync('systemd-analyze', ['verify', join(folder, 'units', 'salvia-upload.timer')], {
      encoding: 'utf8',
    })
    expect(checked, checked.stderr).toMatchObject({ status: 0, stderr: '' })
    const [, when = ''] = /^OnCalendar=(.*)$/m.exec(timer) ?? []
    expect(spawnSync('systemd-analyze', ['calendar', when]).status).toBe(0)
  })

  test('the job of the morning waits for the case', async () => {
    const [job = ''] = blocksOf('Know in the morning how it went')
    const waiting = job.replace('--timeout 8h', '--timeout 1s').replace('--retry-for 8h', '--retry-for 1s')
    const run = await shell(waiting, { SALVIA_TOKEN: token })
    expect(run, run.stderr).toMatchObject({ status: EXIT_CODES.gaveUp.status })
  })
})

test('each status that the page explains is one of the program', () => {
  const known: readonly number[] = Object.values(EXIT_CODES).map(({ status }) => status)
  expect(explainedStatuses().length).toBeGreaterThan(0)
  expect(explainedStatuses().filter(status => !known.includes(status))).toEqual([])
})
