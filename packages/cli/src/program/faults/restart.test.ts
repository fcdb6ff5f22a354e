import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { UPLOAD_VIEW } from '../../commands/personnel-file/upload-view.ts'
import { personnelFile, testFolder, written } from '../../testing/folder.ts'
import { salvia } from '../../testing/run-salvia.ts'
import { type Service, startService } from '../../testing/server.ts'
import { casesOf, FAULTS_COMPANY, tokenOf } from '../../testing/service.ts'

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : expect.fail('no port')
}

/** A service that dies at the first step, and comes back on the same port to die at the next, until none is left. */
async function dyingService([first, ...others]: readonly string[]): Promise<{
  url: string
  deaths: Promise<number>
}> {
  const [folder, port] = [testFolder(), await freePort()]
  const start = async (fault?: string): Promise<Service> => {
    const service = await startService({ folder, port, ...(fault && { fault }) })
    onTestFinished(() => service.stop())
    return service
  }
  const comeBack = async (service: Service, left: readonly string[]): Promise<number> => {
    await service.ended
    const [next, ...rest] = left
    if (next === undefined) {
      await start()
      return 1
    }
    return 1 + (await comeBack(await start(next), rest))
  }
  const service = await start(first)
  return { url: service.url, deaths: comeBack(service, others) }
}

test('the service dies at each step of one job and comes back: the file is sent, once', {
  timeout: 600_000,
}, async () => {
  const faults = ['attach: half', 'review: in child', 'submit: before commit', 'submit: after commit']
  const { url, deaths } = await dyingService(faults)
  const token = await tokenOf('hr@demo.example', url)
  const path = written(testFolder(), 'personal.csv', await personnelFile(300))
  const run = await salvia(
    ['upload', path, '-y', '--org', FAULTS_COMPANY, '--retry-for', '5m', '--timeout', '9m', '-f', 'json'],
    { env: { SALVIA_API: url, SALVIA_TOKEN: token } },
  )
  expect([run.status, run.stderr.includes('försöker igen')]).toEqual([0, true])
  expect(await deaths).toBe(faults.length)
  const { sent, existing, case: number } = JSON.parse(run.stdout) as ReturnType<typeof UPLOAD_VIEW.json>
  expect({ sent, existing }).toEqual({ sent: true, existing: false })
  expect(await casesOf(path, token, url)).toMatchObject([{ number }])
})
