import { bundledScript } from './script-address.ts'

/** Starts a worker of the bundle. `address` is what an import of `./x.worker.ts?worker&url` gives. */
export function bundledWorker(address: string): Worker {
  return new Worker(bundledScript(address), { type: 'module' })
}
