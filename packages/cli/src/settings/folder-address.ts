import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeJsonFile } from './json-file.ts'
import { approvedAddressesPath } from './places.ts'

const MODE = 0o600
const approvedSchema = z.record(z.string(), z.array(z.string()))

/**
 * An address that counts only because of the settings file of the working folder, and that the user has not approved
 * for it. Anybody who can put a file into a folder could otherwise decide where the sign-in and the files are sent.
 */
export interface FolderAddress {
  readonly address: string
  /** The settings file of the folder, which names it or chooses a profile that does. */
  readonly path: string
}

export function isSameAddress(one: string, other: string): boolean {
  return sameForm(one) === sameForm(other)
}

export function isApproved({ address, path }: FolderAddress, env: NodeJS.ProcessEnv): boolean {
  return (readApproved(env)[path] ?? []).includes(sameForm(address))
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
