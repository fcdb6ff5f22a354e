import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { OrderableUnit } from '@salvia/core/companies'
import type { UploadPage } from '@salvia/core/personnel-file'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FileStore } from '../adapters/files/file-store.ts'
import { buildApp } from '../app/build-app.ts'
import { BODY_PACE_MS } from '../process/time-limits.ts'
import { answer, openTestApp, type TestApp } from '../testing/index.ts'
import { counsellingBody } from '../testing/order-calls.ts'
import { sendFile } from '../testing/personnel-file-calls.ts'
import { openRawConnection, type RawConnection, until } from '../testing/raw-connection.ts'

const COMPANY = '10401'
const BOUNDARY = 'a-line-between'
const UPLOADS = [`orders/${COMPANY}/attachments`, `personnel-file-drafts/${COMPANY}`] as const

let salvia: TestApp
let app: FastifyInstance
let port: number
let token: string
/** Files that are open for reading. */
let open = 0
/** The server's end of the latest connection. */
let received: Socket | undefined

beforeAll(async () => {
  // The time of the pace is passed by hand.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  app = await buildApp({ ...salvia.services, files: counted(salvia.services.files) }, salvia.database)
  app.server.on('connection', socket => {
    received = socket
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await salvia.close()
  vi.useRealTimers()
})

/** The same files, counting those that are open. */
function counted(files: FileStore): FileStore {
  return {
    ...files,
    async open(key) {
      const content = await files.open(key)
      if (content) {
        open += 1
        content.once('close', () => {
          open -= 1
        })
      }
      return content
    },
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate()
}

/** A call with a first piece of its body. */
function begin(method: string, path: string, headers: readonly string[], piece = ''): RawConnection {
  received = undefined
  const call = openRawConnection(port)
  const head = [`${method} /api/${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, ...headers]
  call.socket.write(`${head.join('\r\n')}\r\n\r\n${piece}`)
  return call
}

describe('a download that is hung up', () => {
  let paths: string[]
  beforeAll(async () => {
    const attached = await sendFile(salvia, UPLOADS[0], {
      token,
      bytes: Buffer.alloc(9_000, 97),
      name: 'a.txt',
    })
    const file = answer<{ id: string }>(attached).id
    const units = await salvia.call('GET', `units/${COMPANY}`, { token })
    const [unit] = answer<{ items: OrderableUnit[] }>(units).items
    const body = { ...counsellingBody(unit?.id ?? ''), files: [file] }
    const order = answer<{ id: string }>(
      await salvia.call('POST', `orders/${COMPANY}/counselling`, { token, body }),
    )
    const sent = await salvia.call('GET', `personnel-files/${COMPANY}`, { token })
    const [upload] = answer<UploadPage>(sent).items
    paths = [
      `orders/${COMPANY}/${order.id}/attachments/${file}`,
      `personnel-files/${COMPANY}/${upload?.id}/original`,
    ]
  })

  test('at any moment leaves no file open', async () => {
    for (const path of paths) {
      const whole = begin('GET', path, ['Connection: close'])
      await until(() => whole.isOver)
      expect(whole.answer).toContain('200 OK')
      for (let moment = 0; moment < 60; moment += 1) {
        const call = begin('GET', path, [])
        await until(() => received !== undefined && received.bytesRead > 0)
        await turns(moment)
        call.socket.destroy()
        await until(() => call.isOver)
      }
    }
    await until(() => open === 0)
  })
})

describe('an upload that stalls', () => {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
  const headers = () => [
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length: 100000',
    `Idempotency-Key: ${randomUUID()}`,
  ]
  const heldKeys = async () => {
    const { rows } = await salvia.services.db.execute(
      sql`select count(*)::int as count from idempotency_keys where leased_until is not null`,
    )
    return rows[0]?.count
  }
  const arriving = () => readdirSync(join(salvia.folder, 'files', 'arriving'))

  test.each(
    UPLOADS.flatMap(path =>
      [
        ['before the file', ''],
        ['in the middle of the file', `${part}Personnummer;`],
        ['after the file', `${part}abc\r\n--${BOUNDARY}\r\n`],
      ].map(([stage = '', piece = '']) => [path, stage, piece] as const),
    ),
  )('%s, %s: is told, and keeps no turn, no key and no file', async (path, stage, piece) => {
    // More than may arrive at once: all of them would be stuck, and so would be the next.
    for (let times = 0; times < 9; times += 1) {
      const call = begin('POST', path, headers(), piece)
      await until(() => received !== undefined && received.bytesRead > 200)
      await turns(20)
      while (!call.isOver) {
        vi.advanceTimersByTime(BODY_PACE_MS)
        await turns(20)
      }
      expect(call.answer).toContain('408')
    }
    const sent = await sendFile({ app }, path, { token, bytes: Buffer.from(`hej ${stage}`), name: 'a.txt' })
    expect(sent.statusCode).toBe(200)
    await expect.poll(heldKeys).toBe(0)
    expect(arriving()).toEqual([])
  })

  test('and others that wait for its key are no faults of ours', async () => {
    const shared = headers()
    const calls: RawConnection[] = []
    // More than may ask at once: the last one stands in line until it is answered.
    for (let times = 0; times < 6; times += 1) {
      const call = begin('POST', UPLOADS[0], shared, `${part}Personnummer;`)
      await until(() => received !== undefined && received.bytesRead > 200)
      calls.push(call)
    }
    // A call that came after them has been answered: they are let in, and stand where they wait.
    for (let times = 0; times < 3; times += 1) {
      await app.inject({ url: '/api/profile', headers: { authorization: `Bearer ${token}` } })
    }
    while (!calls.every(({ isOver }) => isOver)) {
      vi.advanceTimersByTime(BODY_PACE_MS)
      await turns(20)
    }
    expect(calls.map(({ answer }) => answer.includes('408'))).toEqual(Array(6).fill(true))
    await expect.poll(heldKeys).toBe(0)
    expect(salvia.log.filter(line => line.includes('failed-after-answer'))).toEqual([])
  })
})
