import { samplePdf } from '@salvia/core/conversations/testing'
import { FEED_KINDS, FEEDS, type FeedKind } from '@salvia/core/feed-catalogue'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { putFile } from '../../testing/feed-files.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await providerToken(salvia)
  // The file that examples name.
  await putFile(salvia, { token, bytes: Buffer.from(samplePdf()) })
})
afterAll(() => salvia.close())

interface Published {
  readonly examples: readonly { readonly op: string; readonly data?: object }[]
}

async function publishedOf(kind: FeedKind): Promise<Published> {
  return (await salvia.call('GET', `feeds/${kind}.schema.json`)).json()
}

/** Kinds whose examples point to others come last. */
const IN_ORDER = FEED_KINDS.toSorted(
  (one, other) => FEEDS[one].refusals.length - FEEDS[other].refusals.length,
)

describe.each(IN_ORDER)('%s', kind => {
  test('every published example fits the published schema, and fits no longer with another field', async () => {
    const schema = await publishedOf(kind)
    // Dates are checked by patterns beside their formats, which the validator does not know.
    const validate = new Ajv2020({ allErrors: true, validateFormats: false }).compile(schema)
    expect(schema.examples.length).toBeGreaterThan(1)
    for (const example of schema.examples) {
      expect(validate(example), JSON.stringify(validate.errors)).toBe(true)
      expect(validate({ ...example, extra: 1 })).toBe(false)
    }
  })

  test('every published example is accepted by the call', async () => {
    const { examples } = await publishedOf(kind)
    const puts = examples
      .filter(({ op }) => op === 'put')
      .map((example, at) => ({ ...example, version: 1000 + at }))
    for (const lines of [puts, examples.filter(({ op }) => op === 'delete')]) {
      const response = await sendLines(salvia, `feeds/${kind}`, {
        token,
        lines: lines.map(line => JSON.stringify(line)),
      })
      expect(response.statusCode, response.body).toBe(200)
    }
  })
})
