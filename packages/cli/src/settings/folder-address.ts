import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ConfigFile } from './config-file.ts'
import type { SettingValues } from './declarations.ts'
import { writeJsonFile } from './json-file.ts'
import { approvedAddressesPath } from './places.ts'

const MODE = 0o600
const approvedSchema = z.record(z.string(), z.array(z.string()))

/**
 * An address that the file of the working folder names and the user has not approved. Whoever can put a file into a
 * folder must not decide where the sign-in and the files go, so it counts only once it is approved.
 */
export interface FolderAddress {
  readonly address: string
  /** The file that names it. */
  readonly path: string
}

/** The file of a folder without the addresses that are not known, outside its profiles and in them. */
export function withKnownAddresses(file: ConfigFile, known: ReadonlySet<string>): ConfigFile {
  const checked = (values: SettingValues): SettingValues => {
    const { api, ...rest } = values
    return api === undefined || isKnownAddress(api, known) ? values : rest
  }
  return {
    ...file,
    values: checked(file.values),
    profiles: Object.fromEntries(
      Object.entries(file.profiles).map(([name, values]) => [name, checked(values)]),
    ),
  }
}

export function isKnownAddress(address: string, known: ReadonlySet<string>): boolean {
  return known.has(sameForm(address))
}

/** The addresses that may count in a folder: those of the user's own file, and those approved for its file. */
export function knownAddresses(
  user: ConfigFile,
  folder: string,
  env: NodeJS.ProcessEnv,
): ReadonlySet<string> {
  const own = [user.values, ...Object.values(user.profiles)].flatMap(({ api }) => (api ? [api] : []))
  return new Set([...own, ...(readApproved(env)[folder] ?? [])].map(sameForm))
}

/** Remembers in the user's own settings that the file of a folder may name an address. */
export async function approveAddress(
  { address, path }: FolderAddress,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const all = readApproved(env)
  const approved = [...new Set([...(all[path] ?? []), sameForm(address)])]
  await writeJsonFile(approvedAddressesPath(env), { ...all, [path]: approved }, MODE)
}

/** An approval is soon given again: a file that is gone or broken counts as none. */
function readApproved(env: NodeJS.ProcessEnv): Readonly<Record<string, readonly string[]>> {
  try {
    return approvedSchema.parse(JSON.parse(readFileSync(approvedAddressesPath(env), 'utf8')))
  } catch {
    return {}
  }
}

/** Two ways of writing one address are alike. @example sameForm('https://A.example') // 'https://a.example/' */
function sameForm(address: string): string {
  return URL.parse(address)?.href ?? address
}
