import type { TestProject } from 'vitest/node'
import { buildProgram } from './build.ts'
import { startService } from './server.ts'

/** Builds the program and starts the service at the same time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [service] = await Promise.all([startService(), buildProgram()])
  project.provide('service', service.url)
  return service.stop
}
