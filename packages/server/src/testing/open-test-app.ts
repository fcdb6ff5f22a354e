import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instant } from '@salvia/core/primitives'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../app/build-app.ts'
import { openServices } from '../app/open-services.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import { openLog } from '../log/log.ts'
import type { Services } from '../services.ts'
import type { ServerSettings } from '../settings/environment.ts'
import { openSeededEmbedded } from './embedded-database.ts'
import { openSeededPostgres } from './postgres-database.ts'
import { SettableClock } from './settable-clock.ts'
import { TEST_NOW, testSettings } from './template.ts'
import { postgresUrlOf, testPostgres } from './test-postgres.ts'

export interface TestAppOptions {
  /** When the test takes place; the demo world is built around {@link TEST_NOW} whatever this is. */
  readonly now?: Instant
  readonly settings?: Partial<ServerSettings>
}

/** A server on a seeded database of its own, with a clock that the test sets. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services & { readonly jobs: JobRunner<Services> }
  readonly database: Database
  readonly clock: SettableClock
  /** Where files and mails go. */
  readonly folder: string
  /** Lines of the log so far. */
  readonly log: readonly string[]
  /** Signs in with the demo password and answers the access token. */
  signIn(email: string, password?: string): Promise<string>
  /** Calls a path below `/api/`, with a token where one is given. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>
  /** Works off the jobs that are queued. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

export interface CallOptions {
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** Where the call comes from; this machine where absent. */
  readonly remoteAddress?: string
}

/** Opens a test server: on PGlite, or on a database of its own where TEST_DATABASE_URL names a PostgreSQL. */
export async function openTestApp({ now = TEST_NOW, settings }: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-test-'))
  const url = testPostgres()
  const database = await (url ? openSeededPostgres(url, folder) : openSeededEmbedded(folder))
  const salvia = await openOn({
    database,
    folder,
    settings: { ...testSettings(folder), ...settings },
    clock: new SettableClock(now),
  })
  return {
    ...salvia,
    async close() {
      await salvia.close()
      await database.close()
      // A process that reads files may be writing its compiled code still.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/**
 * Another server on the database and the files of the first, with the same clock. On PostgreSQL it has connections of
 * its own, as another process has; PGlite has one connection, which the two share. It is closed before the first.
 */
export async function openBeside(first: TestApp): Promise<TestApp> {
  const { folder, clock } = first
  const { settings } = first.services
  if (testPostgres() === undefined) return openOn({ database: first.database, folder, settings, clock })
  const database = openPostgres(postgresUrlOf(first.database))
  const second = await openOn({ database, folder, settings, clock })
  return {
    ...second,
    async close() {
      await second.close()
      await database.close()
    },
  }
}

interface Opened {
  readonly database: Database
  readonly folder: string
  readonly settings: ServerSettings
  readonly clock: SettableClock
}

/** A server on what is open already; its database stays open when it is closed. */
async function openOn({ database, folder, settings, clock }: Opened): Promise<TestApp> {
  const lines: string[] = []
  const log = openLog(line => void lines.push(line))
  const services = await openServices({ settings, database, clock, log, supervisesJobs: false })
  const app = await buildApp(services, database)
  const call: TestApp['call'] = (method, path, { token, body, headers = {}, remoteAddress } = {}) => {
    const request: InjectOptions = {
      method,
      url: `/api/${path}`,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    }
    return app.inject(body ? { ...request, payload: body } : request)
  }
  return {
    app,
    services,
    database,
    clock,
    folder,
    log: lines,
    call,
    async signIn(email, password = DEMO_PASSWORD) {
      const response = await call('POST', 'tokens', { body: { email, password } })
      if (response.statusCode !== 200) throw new Error(`Could not sign in: ${response.body}`)
      return response.json<{ accessToken: string }>().accessToken
    },
    runJobs: () => services.jobs.workOff(services),
    async close() {
      await app.close()
      await services.jobs.stop()
    },
  }
}

/** The next try of the jobs that are queued under a name is their last. */
export async function lastTry({ database }: TestApp, name: string): Promise<void> {
  await database.boss.executeSql('update jobs.job set retry_limit = 0 where name = $1', [name])
}
