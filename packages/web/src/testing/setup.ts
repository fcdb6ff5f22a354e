import './shifted-clock.ts'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../ui/base.css'
import { showLocale } from '../i18n/i18n.ts'
import { queryClient } from '../state/query-client.ts'
import { beginAnew } from './begin-anew.ts'
import { clearPage } from './render.tsx'

// A call that fails is tried again at once: to wait for seconds shows no test anything new.
const { queries, ...others } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })

beforeAll(async () => {
  clearPage()
  beginAnew()
  await page.viewport(1280, 800)
})

/** What comes first on the page is what the first press of Tab reaches, wherever the test before has left the focus. */
function beginAtTop(): void {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

beforeEach(() => {
  // The user is at the page, however long the test before waited for what did not come.
  window.dispatchEvent(new Event('pointerdown'))
  beginAtTop()
  localStorage.clear()
  sessionStorage.clear()
  showLocale('sv')
})

/** Takes away what is set on the page as a whole: a theme, a density, that the browser put it away. */
function clearRoot(): void {
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
}

const turn = () => new Promise(resolve => setTimeout(resolve))

// Before the hooks of the files, so that a call which the page has begun still reaches the server of its own test, and
// none is made again during the next.
afterEach(async () => {
  vi.useRealTimers()
  clearPage()
  clearRoot()
  queryClient.clear()
  await turn()
  // What every call begins by loading: once it is here, too, they are made.
  await import('../state/caller.ts')
  await turn()
})
