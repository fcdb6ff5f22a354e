import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/open-database.ts'
import { prepareDatabase } from '../db/prepare-database.ts'
import { exchangeBookings } from '../features/bookings/exchange-bookings.job.ts'
import { replaceRealms } from '../features/sso/sso.store.ts'
import { type Log, openLog } from '../log/log.ts'
import { asStartError, listenFault } from '../process/start-failure.ts'
import { readSettings, type ServerSettings } from '../settings/environment.ts'
import { buildApp } from './build-app.ts'
import { openServices } from './open-services.ts'

/** A server that listens. */
export interface RunningServer {
  /** The address to open, such as `http://localhost:4000`. */
  readonly url: string
  /** Stops accepting calls, finishes those that are running and closes the database. */
  stop(): Promise<void>
}

interface OpenOptions {
  /** Environment variables. Those of the process if absent. */
  readonly variables?: Readonly<Record<string, string | undefined>>
  /** Where log lines go. Standard output if absent. */
  readonly writeLog?: (line: string) => void
}

/** Starts the server from the environment. Throws a StartError with a sentence if it cannot start. */
export async function openServer({ variables, writeLog }: OpenOptions = {}): Promise<RunningServer> {
  const settings = readSettings(variables ?? process.env)
  const log = openLog(writeLog ?? (line => void process.stdout.write(line)))
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    const failures: unknown[] = []
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => failures.push(error))
    }
    // A failure while closing must not keep the rest open, least of all the lock of the folder.
    if (failures.length > 0) throw failures[0]
  }
  try {
    const url = await start(settings, log, closers)
    log.info('started', { url, environment: settings.environment })
    return { url, stop }
  } catch (error) {
    await stop().catch((failure: unknown) => log.error('not-stopped', { error: failure }))
    throw asStartError(error)
  }
}

async function start(settings: ServerSettings, log: Log, closers: (() => Promise<void>)[]): Promise<string> {
  const database = await openDatabase(settings)
  closers.push(() => database.close())
  await prepareDatabase(database.db, { environment: settings.environment, now: systemClock.now() })
  const services = await openServices({ settings, database, log, clock: systemClock, supervisesJobs: true })
  closers.push(() => services.jobs.stop())
  if (settings.environment !== 'production') {
    const { seed } = await import('../seed/seed.ts')
    await seed(services)
  }
  if (settings.ssoRealms) await replaceRealms(database.db, settings.ssoRealms)
  await services.jobs.work(services)
  // What has waited or changed while no server ran comes at once.
  if (services.bookingSystem.exchange) await services.jobs.send(exchangeBookings, {})
  const app = await buildApp(services, database)
  closers.push(() => app.close())
  const { host, port } = settings
  const listened = await app.listen({ port, host }).catch((error: unknown) => {
    throw listenFault(settings, error)
  })
  return `http://${host.includes(':') ? `[${host}]` : host}:${new URL(listened).port}`
}
