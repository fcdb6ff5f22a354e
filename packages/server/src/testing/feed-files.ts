import { createHash } from 'node:crypto'
import type { AttachmentState } from '@salvia/core/conversations'
import { samplePdf } from '@salvia/core/conversations/testing'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import type { Db } from '../db/database.ts'
import { feedFiles } from '../db/schema/feeds.ts'
import type { TestApp } from './open-test-app.ts'
import { sendFile } from './personnel-file-calls.ts'

/** A PDF unlike those of other names. */
export const pdfOf = (name: string): Buffer =>
  Buffer.from(samplePdf(`/ID[<${Buffer.from(name).toString('hex')}>]`))

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Sends a file of the feed, under its own hash unless another is given. */
export function putFile(
  on: Pick<TestApp, 'app'>,
  { token, bytes, name = 'intyg.pdf', sha256 = sha256Of(bytes) }: SentFile,
): Promise<LightMyRequestResponse> {
  return sendFile(on, `feeds/files/${sha256}`, { token, bytes, name, method: 'PUT' })
}

interface SentFile {
  readonly token: string
  readonly bytes: Uint8Array
  readonly name?: string
  readonly sha256?: string
}

/** As if a virus scanner were in use and had said this of a file. */
export async function setFileState(db: Db, sha256: string, state: AttachmentState): Promise<void> {
  await db.update(feedFiles).set({ state }).where(eq(feedFiles.sha256, sha256))
}
