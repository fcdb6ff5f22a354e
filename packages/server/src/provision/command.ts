import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { systemClock } from '../clock.ts'
import { openDatabase } from '../db/open-database.ts'
import { openLog } from '../log/log.ts'
import { StartError } from '../process/start-error.ts'
import { asStartError, startFailureText } from '../process/start-failure.ts'
import { readSettings } from '../settings/environment.ts'
import { CLOSINGS } from './close.ts'
import { perform, rehearse, type Work } from './perform.ts'
import type { TokenWork } from './provider-tokens.ts'
import { type ProvisionFile, parseProvisionFile } from './provision-file.ts'
import { withTemplates } from './template-files.ts'

const USAGE = `npm run provision -- FILE.json [--dry-run] [--print-links]
npm run provision -- --close-account EMAIL [--close-company CLIENTNUMBER …] [--dry-run]
npm run provision -- --provider-token NAME --kind KIND [--kind KIND …]

  --close-account EMAIL           closes an account at once, with its sessions
  --reopen-account EMAIL          lets its owner activate it anew, and mails how
  --close-company CLIENTNUMBER    closes an organisation at once, with sessions and machine tokens
  --reopen-company CLIENTNUMBER   lets its users sign in again
  --provider-token NAME           makes a token with which one of the provider's own systems sends to the feed
  --kind KIND                     what that system may send; can be given several times
  --revoke-provider-token NAME    revokes a token at once, by its name or id
  --provider-tokens               lists the tokens
  --dry-run      tells what would be done, and writes nothing
  --print-links  prints the addresses that activate accounts, instead of mailing them
`

/** The arguments of a command and where it writes. */
interface CommandCall {
  readonly args: readonly string[]
  /** The current folder, which the path of a file is relative to. */
  readonly folder: string
  /** Environment variables, the same as the server's. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
}

/**
 * Runs the command: makes the organisations and accounts of a database match a file. Returns the exit code, 2 for wrong
 * usage.
 */
export async function provisionCommand({
  args,
  folder,
  variables,
  write,
  writeError,
}: CommandCall): Promise<number> {
  const asked = readArgs(args)
  if (!asked) {
    writeError(USAGE)
    return 2
  }
  try {
    const settings = readSettings(variables)
    const now = systemClock.now()
    const origin = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
    const welcome = { origin, printsLinks: asked.printsLinks }
    const base = { environment: settings.environment, now, welcome }
    const work: Work = asked.tokens
      ? { ...base, tokens: asked.tokens }
      : asked.path === undefined
        ? { ...base, closings: asked.closings }
        : { ...base, file: await readFileOf(resolve(folder, asked.path), now) }
    const database = await openDatabase(settings)
    try {
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
  const name = { type: 'string', multiple: true } as const
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    ...{ 'dry-run': flag, 'print-links': flag },
    ...{ 'provider-token': text, 'revoke-provider-token': text, 'provider-tokens': flag, kind: name },
    ...{ 'close-account': name, 'reopen-account': name, 'close-company': name, 'reopen-company': name },
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const closings = CLOSINGS.flatMap(({ option, of, to }) =>
      (values[option] ?? []).map(name => ({ option, of, to, name })),
    )
    const tokens = tokenWorkOf(values)
    const [path, ...more] = positionals
    // Either a file, or options to close and reopen, or tokens.
    const works = [path !== undefined, closings.length > 0, tokens !== undefined].filter(isAsked => isAsked)
    if (works.length !== 1 || more.length > 0) return undefined
    const isDryRun = values['dry-run'] === true
    return { path, closings, tokens, isDryRun, printsLinks: values['print-links'] === true }
  } catch {
    return undefined
  }
}

interface TokenOptions {
  readonly 'provider-token'?: string
  readonly 'revoke-provider-token'?: string
  readonly 'provider-tokens'?: boolean
  readonly kind?: readonly string[]
}

function tokenWorkOf(values: TokenOptions): TokenWork['tokens'] | undefined {
  const { kind: kinds = [], 'provider-token': name, 'revoke-provider-token': revoked } = values
  if (name !== undefined) return kinds.length > 0 ? { act: 'make', name, kinds } : undefined
  if (revoked !== undefined) return { act: 'revoke', name: revoked }
  return values['provider-tokens'] ? { act: 'list' } : undefined
}

async function readFileOf(path: string, now: Instant): Promise<ProvisionFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${path} cannot be read. Name a file in JSON.`)
  })
  const today = stockholmDate(now)
  return parseProvisionFile(basename(path), await withTemplates(text, dirname(path)), today)
}
