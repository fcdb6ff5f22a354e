import type { Upload } from '@salvia/core/personnel-file'
import { openTestApp, type TestApp } from './open-test-app.ts'
import { type CaseWorker, caseWorker, type FileCaller, fileCaller } from './personnel-file-calls.ts'
import { type Cells, csvOf } from './staff-files.ts'

/** The company of the demo world for which tests send files. */
export const OWN_COMPANY = '10401'

/** A server with a user of the customer and a case worker signed in. */
export interface FileTest {
  readonly app: TestApp
  readonly hr: FileCaller
  readonly hrToken: string
  readonly worker: CaseWorker
  /** Sends a file, or one made of rows, for the company. */
  send(file: Buffer | readonly Cells[]): Promise<Upload & { existing: boolean }>
}

export async function openFileTest(): Promise<FileTest> {
  const app = await openTestApp()
  const hrToken = await app.signIn('hr@demo.example')
  const hr = fileCaller(app, hrToken)
  return {
    app,
    hr,
    hrToken,
    worker: caseWorker(app, await app.signIn('handlaggare@demo.example')),
    send: file => hr.send({ bytes: Buffer.isBuffer(file) ? file : csvOf(file), clientNumber: OWN_COMPANY }),
  }
}
