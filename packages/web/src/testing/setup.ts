import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../ui/base.css'
import { showLocale } from '../i18n/i18n.ts'
import { clearStore } from '../state/store.ts'
import { clearPage } from './render.tsx'

// The files share one page and its modules. Each begins as if it were the first.
beforeAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clearStore()
  await page.viewport(1280, 800)
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  showLocale('sv')
})

afterEach(clearPage)
