import { DEFAULT_SETTINGS, type UserSettings } from '@salvia/core/profile'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentLocale } from '../i18n/i18n.ts'
import { beSignedIn, beSignedInAs, EXAMPLE_PROFILE } from '../testing/signed-in.ts'
import { changeSettings } from './settings.ts'
import { applySettings } from './shown-settings.ts'

/** A server whose answers the test releases one by one. */
function waitingServer() {
  const asked: { body: Partial<UserSettings>; answer: () => void }[] = []
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Partial<UserSettings>
    const settings = { ...DEFAULT_SETTINGS, ...body }
    return new Promise<Response>(resolve => {
      asked.push({ body, answer: () => resolve(Response.json({ ...EXAMPLE_PROFILE, settings })) })
    })
  })
  return asked
}

beforeEach(() => {
  beSignedIn()
  applySettings(DEFAULT_SETTINGS)
})
afterEach(() => vi.unstubAllGlobals())

it('the latest choice stands, on the page and with the account, however long an answer takes', async () => {
  const asked = waitingServer()
  changeSettings({ language: 'en' })
  changeSettings({ language: 'sv' })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ language: 'en' })
  expect(currentLocale()).toBe('sv')

  asked[0]?.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body).toEqual({ language: 'sv' })
  expect(currentLocale()).toBe('sv')

  asked[1]?.answer()
  await new Promise(resolve => setTimeout(resolve))
  expect(currentLocale()).toBe('sv')
})

it('a choice that could not be kept does not stop the next', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    throw new TypeError('no network')
  })
  changeSettings({ denseTables: true })
  changeSettings({ denseTables: false })
  await vi.waitFor(() => expect(asked).toEqual([{ denseTables: true }, { denseTables: false }]))
  expect(document.documentElement.dataset.density).toBeUndefined()
})

it('what one user chose is not kept for the next', async () => {
  const asked = waitingServer()
  beSignedInAs('karin')
  changeSettings({ denseTables: true })
  beSignedInAs('bodil')
  changeSettings({ language: 'en' })
  await vi.waitFor(() => expect(asked.map(({ body }) => body)).toEqual([{ language: 'en' }]))
})
