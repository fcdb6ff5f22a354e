import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scanner, ScanVerdict } from './scanner.ts'
import type { ClamdAddress } from './scanner-settings.ts'

/** Time limits, in milliseconds: for any silence, and for a whole scan. */
interface ClamdPatience {
  readonly silenceMs: number
  readonly scanMs: number
}

const PATIENCE: ClamdPatience = { silenceMs: 60_000, scanMs: 120_000 }
/** clamd's own answers are far shorter. */
const ANSWER_MAX_BYTES = 10_000
const COMMAND = 'zINSTREAM\0'
const FOUND = /^stream: (.+) FOUND$/
/** Names that stand for "not looked at to the end", where clamd is set to tell it (`AlertExceedsMax`). */
const LIMIT_EXCEEDED = /^Heuristics\.Limits\.Exceeded/

/**
 * The scanner of ClamAV, by the command INSTREAM of clamd(8). Only its answer OK, after all of the content was sent, is
 * clean. Its answer to content over its StreamMaxLength, a closed connection and silence are not scanned.
 */
export function clamdScanner(address: ClamdAddress, patience: ClamdPatience = PATIENCE): Scanner {
  return {
    async scan(content) {
      try {
        return verdictOf(await answerTo(address, patience, content))
      } catch (error) {
        return { kind: 'not-scanned', reason: error instanceof Error ? error.message : String(error) }
      } finally {
        content.destroy()
      }
    },
  }
}

async function answerTo(address: ClamdAddress, patience: ClamdPatience, content: Readable): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(patience.silenceMs, () => socket.destroy(new Error('The virus scanner is silent.')))
  const late = setTimeout(
    () => socket.destroy(new Error('The virus scanner takes too long.')),
    patience.scanMs,
  )
  let answer = ''
  const frames = Readable.from(framed(content))
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString('latin1')
      if (answer.length > ANSWER_MAX_BYTES) socket.destroy(new Error('The virus scanner answers too much.'))
    })
    socket.once('end', resolve)
    socket.once('close', resolve)
    socket.once('error', reject)
  })
  // A failure while sending is told below.
  ended.catch(() => undefined)
  try {
    await pipeline(frames, socket, { end: false })
    await ended
    if (!frames.readableEnded) throw new Error('The virus scanner did not wait for the whole file.')
  } catch (error) {
    // What clamd said before it closed the connection tells more than that it did.
    const said = plain(answer)
    throw said === '' || frames.readableEnded ? error : new Error(said, { cause: error })
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
  return plain(answer)
}

/** The command, then each piece after its length, then a piece of length 0. */
async function* framed(content: Readable): AsyncGenerator<Uint8Array> {
  yield Buffer.from(COMMAND)
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    if (piece.byteLength === 0) continue
    yield lengthOf(piece)
    yield piece
  }
  yield lengthOf(new Uint8Array())
}

function lengthOf(piece: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.byteLength)
  return length
}

function plain(answer: string): string {
  return answer.replaceAll('\0', '').trim()
}

function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { kind: 'clean' }
  const signature = FOUND.exec(answer)?.[1]
  if (signature === undefined || LIMIT_EXCEEDED.test(signature)) {
    return { kind: 'not-scanned', reason: answer || 'The virus scanner closed the connection.' }
  }
  return { kind: 'infected', signature }
}
