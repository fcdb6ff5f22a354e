import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ConfigFile } from './config-file.ts'
import type { SettingValues } from './declarations.ts'
import { writeJsonFile } from './json-file.ts'
import { approvedAddressesPath } from './places.ts'

const MODE = 0o600
const approvedSchema = z.record(z.string(), z.array(z.string()))

/**
 * An address that the settings file of the working folder names and the user has not approved. Anybody who can put a
 * file into a folder could otherwise decide where the sign-in and the files are sent.
 */
export interface FolderAddress {
  readonly address: string
  /** The settings file that names it. */
  readonly path: string
}

/** The settings of a folder's file without addresses that are not known, also in its profiles. */
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

/** The addresses that a folder's file may name: those of the user's own file, and those approved for this file. */
export function knownAddresses(
  user: ConfigFile,
  folder: string,
  env: NodeJS.ProcessEnv,
): ReadonlySet<string> {
  const own = [user.values, ...Object.values(user.profiles)].flatMap(({ api }) => (api ? [api] : []))
  return new Set([...own, ...(readApproved(env)[folder] ?? [])].map(sameForm))
}

/** Stores in the user's own settings that a folder's file may name an address. */
export async function approveAddress(
  { address, path }: FolderAddress,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const all = readApproved(env)
  const approved = [...new Set([...(all[path] ?? []), sameForm(address)])]
  await writeJsonFile(approvedAddressesPath(env), { ...all, [path]: approved }, MODE)
}

/** A missing or broken file counts as no approvals, because it is easy to approve again. */
function readApproved(env: NodeJS.ProcessEnv): Readonly<Record<string, readonly string[]>> {
  try {
    return approvedSchema.parse(JSON.parse(readFileSync(approvedAddressesPath(env), 'utf8')))
  } catch {
    return {}
  }
}

/** An address in one normal form, for comparing. @example sameForm('https://A.example') // 'https://a.example/' */
function sameForm(address: string): string {
  return URL.parse(address)?.href ?? address
}
