import { describe, expect, it } from 'vitest'
import { EXAMPLE_CONFIG } from '../testing/config.ts'
import { readConfig } from './config.state.ts'

describe('the configuration', () => {
  it('is what the server answered', async () => {
    await expect(readConfig(Response.json(EXAMPLE_CONFIG))).resolves.toEqual(EXAMPLE_CONFIG)
  })

  it.each([
    ['an error', Response.json(EXAMPLE_CONFIG, { status: 503 })],
    ['a page', new Response('<!doctype html>')],
    ['nothing', Response.json(null)],
    ['another version, which lacks a name', Response.json({ ...EXAMPLE_CONFIG, SUPPORT: undefined })],
  ])('is refused where the answer is %s', async (_what, answer) => {
    await expect(readConfig(answer)).rejects.toThrow(Error)
  })
})
