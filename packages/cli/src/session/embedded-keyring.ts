import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRawAsset } from 'node:sea'
import type * as Keyring from '@napi-rs/keyring'
import envPaths from 'env-paths'

/** The name of the binary among the assets of a single file. */
const ASSET = 'keyring.node'

/**
 * The binary as a file of the user, because a system loads binaries from files only. Its name is its digest, and it is
 * compared before it is loaded.
 */
function binaryFile(): string {
  const bytes = Buffer.from(getRawAsset(ASSET))
  const folder = envPaths('salvia', { suffix: '' }).cache
  const file = join(folder, `${createHash('sha256').update(bytes).digest('hex')}.node`)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return file
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written = `${file}.${process.pid}`
  writeFileSync(written, bytes, { mode: 0o700 })
  renameSync(written, file)
  return file
}

const binary: { exports: Partial<typeof Keyring> } = { exports: {} }
process.dlopen(binary, binaryFile())

/** `@napi-rs/keyring` of a single file, whose binary is inside it. */
export const { AsyncEntry } = binary.exports
