import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createInflateRaw } from 'node:zlib'
import { NODE_READING, withFileOnDisk } from '@salvia/core/node-reading'
import { reviewFile, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { parseIsoDate } from '@salvia/core/primitives'
import Papa from 'papaparse'

/** The whole review, as terminal and server run it. */
async function review(path: string): Promise<string> {
  const today = parseIsoDate('2026-11-21')
  if (!today) throw new Error('the date of the bench is wrong')
  const { outcome, rows } = await withFileOnDisk({ path, name: basename(path) }, source =>
    reviewFile({
      ...NODE_READING,
      source,
      template: STANDARD_TEMPLATE,
      today,
      locale: 'sv',
      incidentId: () => 'bench',
    }),
  )
  return `${outcome}, ${rows} rows`
}

function decode(path: string): Promise<string> {
  return Promise.resolve(`${readFileSync(path).toString('latin1').length} characters`)
}

function parseWithPapa(path: string): Promise<string> {
  const { data } = Papa.parse<string[]>(readFileSync(path).toString('latin1'), { delimiter: ';' })
  return Promise.resolve(`${data.length} rows`)
}

/** Inflates every zip entry whose size is in the directory, and keeps nothing. */
async function inflateEntries(path: string): Promise<string> {
  const bytes = readFileSync(path)
  let inflated = 0
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, name, extra, comment] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const stream = createInflateRaw({ chunkSize: 1 << 18 })
    stream.end(bytes.subarray(start, start + size))
    for await (const chunk of stream) inflated += chunk.length
    at += 46 + name + extra + comment
  }
  return `${inflated} bytes`
}

/** The works that can be measured, each in a separate process. */
export const WORK = {
  review,
  papaparse: parseWithPapa,
  decode,
  inflate: inflateEntries,
} as const
export type Work = keyof typeof WORK
