import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInflateRaw } from 'node:zlib'
import { type FileSource, reviewFile, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { parseIsoDate } from '@salvia/core/primitives'
import Papa from 'papaparse'

async function source(path: string): Promise<FileSource> {
  const { size } = await stat(path)
  return {
    name: basename(path),
    size,
    stream: (start = 0, end = size) =>
      createReadStream(path, { start, end: end - 1, highWaterMark: 1 << 20 }),
  }
}

async function* inflate(compressed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const stream = createInflateRaw({ chunkSize: 1 << 18 })
  const feed = (async () => {
    for await (const chunk of compressed)
      if (!stream.write(chunk)) await new Promise(resolve => stream.once('drain', resolve))
    stream.end()
  })()
  yield* stream
  await feed
}

async function review(path: string): Promise<string> {
  const today = parseIsoDate('2026-11-21')
  if (!today) throw new Error('the date of the bench is wrong')
  const report = await reviewFile({
    source: await source(path),
    template: STANDARD_TEMPLATE,
    today,
    locale: 'sv',
    inflate,
    hash: () => createHash('sha256'),
    incidentId: () => 'bench',
  })
  return `${report.outcome}, ${report.rows} rows`
}

async function readAndDecode(path: string): Promise<string> {
  let characters = 0
  for await (const chunk of (await source(path)).stream())
    characters += Buffer.from(chunk).toString('latin1').length
  return `${characters} characters`
}

async function parseWithPapa(path: string): Promise<string> {
  const { data } = Papa.parse<string[]>(readFileSync(path).toString('latin1'), { delimiter: ';' })
  return `${data.length} rows`
}

/** Inflates every entry of a zip whose sizes stand in its directory, and keeps nothing. */
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

/** What can be measured, each in a process of its own. */
export const WORK = {
  review,
  papaparse: parseWithPapa,
  'read and decode': readAndDecode,
  inflate: inflateEntries,
} as const
export type Work = keyof typeof WORK

/** Closes nothing and keeps nothing: the process ends after it. */
export async function warm(path: string): Promise<void> {
  const handle = await open(path)
  await handle.readFile()
  await handle.close()
}
