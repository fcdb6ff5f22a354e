import { type Config, environmentOfHost, isConfig } from '@salvia/core/config'
import { CONFIG_POLL_SECONDS } from '@salvia/core/limits'
import { atom } from 'jotai'
import { serverClock } from './server-clock.ts'
import { currentStore, keepAfterSignOut } from './store.ts'

/** The content of `/config.json`. Throws when it is missing or invalid. */
export async function readConfig(answer: Response): Promise<Config> {
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  const config: unknown = await answer.json()
  if (!isConfig(config)) throw new Error('config.json lacks a name that the portal needs')
  return config
}

async function fetchConfig(): Promise<Config> {
  return readConfig(await serverClock.measure(() => fetch('/config.json', { cache: 'no-store' })))
}

const loadedConfigAtom = keepAfterSignOut(atom<Config | null>(null))

/** Stores the configuration; must be called before anything is rendered. */
export function startWithConfig(config: Config): void {
  currentStore().set(loadedConfigAtom, config)
}

/** The configuration with which the page started. */
export const configAtom = atom<Config>(get => {
  const config = get(loadedConfigAtom)
  if (!config) throw new Error('config.json is read before the portal starts')
  return config
})

/** The latest hash from the server, fetched every 30 seconds while the page is visible. @spec §9 */
const polledHashAtom = atom<string | null>(null)
polledHashAtom.onMount = setHash => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    // A configuration that cannot be read is ignored here: the portal already runs, and the next poll may succeed.
    const config = await fetchConfig().catch(() => null)
    if (config) setHash(config.VERSION.hash)
  }
  const timer = setInterval(() => void ask(), CONFIG_POLL_SECONDS * 1000)
  return () => clearInterval(timer)
}

/** The hash of a newer version than the one with which the page started, else null. @spec §4 */
export const newVersionAtom = atom(get => {
  const hash = get(polledHashAtom)
  return hash && hash !== get(configAtom).VERSION.hash ? hash : null
})

export const environmentAtom = atom(get =>
  environmentOfHost(window.location.hostname, get(configAtom).ENVIRONMENTS),
)
