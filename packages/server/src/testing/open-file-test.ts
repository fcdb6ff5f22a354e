import type { Submitted } from '@salvia/core/personnel-file'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { type CaseWorker, caseWorker, type FileCaller, fileCaller } from './personnel-file-calls.ts'
import { type Cells, csvOf } from './staff-files.ts'
import { TEST_NOW } from './template.ts'

/** The company of the demo world for which tests send files. */
export const OWN_COMPANY = '10401'

/** A server with a user of the customer and a case worker signed in. */
export interface FileTest {
  readonly app: TestApp
  readonly hr: FileCaller
  readonly hrToken: string
  readonly worker: CaseWorker
  readonly workerToken: string
  /** Sends a file, or one made of rows, for the company. */
  send(file: Buffer | readonly Cells[]): Promise<Submitted>
}

export async function openFileTest(): Promise<FileTest> {
  return restartFileTest(await openTestApp())
}

/** Sets the clock back and signs both in anew. For tests that set the clock to where their sessions have ended. */
export async function restartFileTest(app: TestApp): Promise<FileTest> {
  app.clock.set(TEST_NOW)
  const hrToken = await app.signIn('hr@demo.example')
  const workerToken = await app.signIn('handlaggare@demo.example')
  const hr = fileCaller(app, hrToken)
  return {
    app,
    hr,
    hrToken,
    worker: caseWorker(app, workerToken),
    workerToken,
    send: file => hr.send({ bytes: Buffer.isBuffer(file) ? file : csvOf(file), clientNumber: OWN_COMPANY }),
  }
}
