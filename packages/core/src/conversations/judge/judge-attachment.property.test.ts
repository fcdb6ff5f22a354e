import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleDocx, sampleHeic, sampleJpg, samplePdf, samplePng, sampleXlsx } from '../testing/index.ts'
import { judgeAttachment } from './judge-attachment.ts'

const SAMPLES = [samplePdf(), samplePng(), sampleJpg(), sampleHeic(), sampleDocx(), sampleXlsx()]

const name = fc.constantFrom('fil', 'fil.csv', 'fil.pdf')
/** Files with some bytes changed, some left out at the end, and some put after it. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 8 }),
    fc.nat({ max: 40 }),
    fc.uint8Array({ maxLength: 40 }),
  )
  .map(([sample, changes, cut, more]) => {
    const bytes = new Uint8Array(sample.length - cut + more.length)
    bytes.set(sample.subarray(0, sample.length - cut))
    bytes.set(more, sample.length - cut)
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte
    return bytes
  })

test('any bytes are taken or refused, and never fail', async () => {
  const answered = fc.asyncProperty(fc.oneof(fc.uint8Array(), mutated), name, async (bytes, of) => {
    expect(['taken', 'refused']).toContain((await judgeAttachment(bytes, of)).kind)
  })
  await fc.assert(answered, { numRuns: 2000 })
}, 60_000)

test.each(SAMPLES.map(sample => [sample] as const))(
  'a file that was cut anywhere is refused, or so short that it is a text (%#)',
  async sample => {
    for (let length = 0; length < sample.length; length++) {
      const verdict = await judgeAttachment(sample.subarray(0, length), 'fil')
      if (verdict.kind === 'taken')
        expect([length, verdict.type]).toEqual([expect.toSatisfy(is => is < 8), 'txt'])
    }
  },
)

test('what follows the end of a text is not needed: each shorter text is a text', async () => {
  const isText = fc.asyncProperty(fc.stringMatching(/^[a-zåäö €\n]{2,40}$/), async text => {
    const bytes = new TextEncoder().encode(text)
    const verdict = await judgeAttachment(bytes.subarray(0, bytes.length - 1), 'fil')
    // A letter of two bytes that was cut may leave one that no text has.
    if (verdict.kind === 'refused') expect(verdict.code).toBe('ATTACHMENT_MARKUP')
    else expect(verdict.type).toBe('txt')
  })
  await fc.assert(isText)
})
