import type { TestProject } from 'vitest/node'
import { buildProgram } from './build.ts'
import { startService } from './server.ts'

/** Builds the program while the service starts: neither needs the other. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [service] = await Promise.all([startService(), buildProgram()])
  project.provide('service', service.url)
  return service.stop
}
