import { Readable } from 'node:stream'
import { hashed } from '../../adapters/files/hashed.ts'
import type { ScanVerdict } from '../../adapters/scanner/scanner.ts'
import type { Services } from '../../services.ts'

/** A file as its row tells of it. */
interface KeptFile {
  readonly fileKey: string
  readonly sha256: string
}

/** What the virus scanner says of a stored file. Null without a scanner. */
export async function scanStored(
  { files, scanner }: Pick<Services, 'files' | 'scanner'>,
  { fileKey, sha256 }: KeptFile,
): Promise<ScanVerdict | null> {
  if (!scanner) return null
  const content = await files.open(fileKey)
  if (!content) return { kind: 'not-scanned', reason: 'its bytes are missing.' }
  try {
    const { content: passing, stored } = hashed(content)
    const verdict = await scanner.scan(Readable.from(passing, { objectMode: false }))
    // What was scanned must be what is answered later.
    const isWhole = verdict.kind !== 'clean' || stored().sha256 === sha256
    return isWhole ? verdict : { kind: 'not-scanned', reason: 'its bytes are not those that came.' }
  } finally {
    // A scanner that is away has read nothing of it.
    content.destroy()
  }
}
