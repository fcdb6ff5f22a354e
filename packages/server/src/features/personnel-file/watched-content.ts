import { Readable } from 'node:stream'
import type { ReachFaultPoint } from '../../process/fault-points.ts'

/** The same content, with one fault point after the first piece and one after each later piece. */
export function watchedContent(content: Readable, faultPoint: ReachFaultPoint): Readable {
  async function* pieces() {
    let isFirst = true
    for await (const piece of content as AsyncIterable<Uint8Array>) {
      yield piece
      faultPoint(isFirst ? 'attach: first byte' : 'attach: half')
      isFirst = false
    }
  }
  return Readable.from(pieces(), { objectMode: false })
}
