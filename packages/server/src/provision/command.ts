import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import { systemClock } from '../clock.ts'
import { readSettings, StartError } from '../environment.ts'
import { openLog } from '../log/log.ts'
import { openDatabase } from '../open-database.ts'
import { asStartError, startFailureText } from '../start-failure.ts'
import { perform, rehearse } from './perform.ts'
import { type ProvisionFile, parseProvisionFile } from './provision-file.ts'
import { withTemplates } from './template-files.ts'

const USAGE = `npm run provision -- FILE.json [--dry-run] [--print-links]

  --dry-run      tells what would be done, and writes nothing
  --print-links  prints the addresses that activate accounts, instead of mailing them
`

/** What a command is called with and where it writes. */
export interface CommandCall {
  readonly args: readonly string[]
  /** Environment variables, the same as the server's. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
}

/** Brings the organisations and accounts of a database to what a file says. Answers the exit code: 2 is wrong usage. */
export async function provisionCommand({ args, variables, write, writeError }: CommandCall): Promise<number> {
  const asked = readArgs(args)
  if (!asked) {
    writeError(USAGE)
    return 2
  }
  try {
    const settings = readSettings(variables)
    const now = systemClock.now()
    const file = await readFileOf(asked.path, now)
    const database = await openDatabase(settings)
    try {
      const origin = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
      const { environment } = settings
      const work = { environment, file, now, welcome: { origin, printsLinks: asked.printsLinks } }
      const lines = asked.isDryRun
        ? await rehearse(database, work)
        : await perform(database, work, openLog(writeError))
      write(`${lines.join('\n')}\n`)
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    writeError(startFailureText(asStartError(error)))
    return 1
  }
}

function readArgs(args: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean' }, 'print-links': { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [path, ...more] = positionals
    if (path === undefined || more.length > 0) return undefined
    return { path, isDryRun: values['dry-run'] === true, printsLinks: values['print-links'] === true }
  } catch {
    return undefined
  }
}

async function readFileOf(path: string, now: Date): Promise<ProvisionFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${path} cannot be read. Name a file in JSON.`)
  })
  const today = stockholmDate(instantFromMillis(now.getTime()))
  return parseProvisionFile(basename(path), await withTemplates(text, dirname(path)), today)
}
