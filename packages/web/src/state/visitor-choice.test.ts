import { contract } from '@salvia/core/api'
import { DEFAULT_SETTINGS } from '@salvia/core/profile'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentLocale, showLocale } from '../i18n/i18n.ts'
import { answering, reply } from '../testing/answers.ts'
import { beSignedIn, EXAMPLE_PROFILE, profileAnswers } from '../testing/signed-in.ts'
import { sessionAtom } from './session.state.ts'
import { changeSettings } from './settings.ts'
import { applySettings, restoreVisitorChoice } from './shown-settings.ts'
import { clearStore, currentStore } from './store.ts'

const shownTheme = () => document.documentElement.dataset.theme

/** Resets the page to how it is after a reload. */
function openAnew(): void {
  clearStore()
  showLocale('sv')
  delete document.documentElement.dataset.theme
  restoreVisitorChoice()
}

function signOut(): void {
  currentStore().set(sessionAtom, null)
  clearStore()
}

beforeEach(() => {
  answering([...profileAnswers([]), reply(contract.profile.update, EXAMPLE_PROFILE)])
  signOut()
})
afterEach(() => {
  vi.unstubAllGlobals()
  signOut()
  sessionStorage.clear()
  openAnew()
})

it('a visitor’s choice stands when the page is opened anew, and nothing is kept beyond the tab', () => {
  const before = { ...localStorage }
  changeSettings({ language: 'en' })
  changeSettings({ appearance: 'dark' })
  openAnew()
  expect(currentLocale()).toBe('en')
  expect(shownTheme()).toBe('dark')
  expect({ ...localStorage }).toEqual(before)
})

it('goes on in the session that begins, which keeps its own settings', () => {
  changeSettings({ language: 'en', appearance: 'dark' })
  beSignedIn()
  applySettings(DEFAULT_SETTINGS)
  openAnew()
  applySettings(DEFAULT_SETTINGS)
  expect(currentLocale()).toBe('en')
  expect(shownTheme()).toBe('dark')
})

it('gives way to what the user chooses once signed in', () => {
  changeSettings({ language: 'en' })
  beSignedIn()
  changeSettings({ language: 'sv' })
  openAnew()
  applySettings({ ...DEFAULT_SETTINGS, language: 'sv' })
  expect(currentLocale()).toBe('sv')
})

it('what a user chose while signed in is not the next user’s', () => {
  beSignedIn()
  changeSettings({ language: 'en', appearance: 'dark' })
  signOut()
  expect(currentLocale(), 'the page stays as it is').toBe('en')
  beSignedIn()
  applySettings(DEFAULT_SETTINGS)
  expect(currentLocale()).toBe('sv')
  expect(shownTheme()).toBeUndefined()
})

it('is none where what stands in the tab is no such value', () => {
  sessionStorage.setItem('wp-language', 'de')
  sessionStorage.setItem('wp-appearance', '"><script>')
  openAnew()
  expect(currentLocale()).toBe('sv')
  expect(shownTheme()).toBeUndefined()
})
