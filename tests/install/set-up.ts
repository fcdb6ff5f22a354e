import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startService } from '../../packages/cli/src/testing/server.ts'
import { thirdPartyNotices } from '../../scripts/package/notices.ts'
import { npmPackage } from '../../scripts/package/npm-package.ts'
import { succeeds } from '../../scripts/package/registry.ts'
import { bundleProgram } from '../../scripts/package/single-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as `npm run package` makes it. */
    package: string
    /** The folder that it was installed into, as `npm install --global` does. */
    prefix: string
  }
}

/** Builds the package, installs it into a folder of its own without the net, and starts the service. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-install-'))
  const [service, packed] = await Promise.all([startService(), built(folder)])
  const prefix = join(folder, 'prefix')
  await succeeds('npm', ['install', '--global', packed, ...offline(prefix, folder)])
  project.provide('service', service.url)
  project.provide('package', packed)
  project.provide('prefix', prefix)
  return async () => {
    await service.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function built(folder: string): Promise<string> {
  const bundle = await bundleProgram()
  const notices = await thirdPartyNotices(bundle.metafile, bundle.folder)
  return npmPackage({ release: folder, keyring: '*', notices })
}

/** Nothing but the package itself may be needed: the key store's binary is left out, as where it cannot be fetched. */
function offline(prefix: string, folder: string): string[] {
  return ['--prefix', prefix, '--cache', join(folder, 'cache'), '--offline', '--omit=optional', '--no-audit']
}
