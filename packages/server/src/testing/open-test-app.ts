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
import { datedFiles } from './dated-files.ts'
import { openSeededEmbedded } from './embedded-database.ts'
import { fromOutside } from './one-connection.ts'
import { openSeededPostgres } from './postgres-database.ts'
import { SettableClock } from './settable-clock.ts'
import { TEST_NOW, testSettings } from './template.ts'
import { postgresUrlOf, testPostgres } from './test-postgres.ts'

export interface TestAppOptions {
  /** Start of the test's clock. The demo world is always built around {@link TEST_NOW}. */
  readonly now?: Instant
  readonly settings?: Partial<ServerSettings>
}

/** A server on a seeded database of its own, with a clock that the test sets. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services & { readonly jobs: JobRunner<Services> }
  readonly database: Database
  readonly clock: SettableClock
  /** Folder of files and mails. */
  readonly folder: string
  /** Lines of the log so far. */
  readonly log: readonly string[]
  /** Signs in, with the demo password unless told otherwise, and returns the access token. */
  signIn(email: string, password?: string): Promise<string>
  /** Calls a path below `/api/`, with a token if given. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>
  /** Runs the queued jobs. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

export interface CallOptions {
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** Address of the client. This machine if absent. */
  readonly remoteAddress?: string
}

/** Opens a test server: on PGlite, or on its own PostgreSQL database if TEST_DATABASE_URL is set. */
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
      // A process that reads files may still be writing its compiled code.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/**
 * Another server on the database and files of the first, with the same clock. On PostgreSQL it has its own connections,
 * as another process would. On PGlite both share its one connection. Close it before the first.
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

/** A server on an open database, which stays open when the server is closed. */
async function openOn({ database, folder, settings, clock }: Opened): Promise<TestApp> {
  const lines: string[] = []
  const log = openLog(line => void lines.push(line))
  const opened = await openServices({ settings, database, clock, log, supervisesJobs: false })
  const isFolder = settings.files.kind === 'folder'
  const services = isFolder ? { ...opened, files: datedFiles(opened.files, clock) } : opened
  const app = await buildApp(services, database)
  const call: TestApp['call'] = (method, path, { token, body, headers = {}, remoteAddress } = {}) => {
    const request: InjectOptions = {
      method,
      url: `/api/${path}`,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
    }
    return fromOutside(() =>
      app.inject(body ? { ...request, payload: body } : request).then(answer => answer),
    )
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

/** Makes the next try of the queued jobs with a name their last one. */
export async function lastTry({ database }: TestApp, name: string): Promise<void> {
  await database.boss.executeSql('update jobs.job set retry_limit = 0 where name = $1', [name])
}
