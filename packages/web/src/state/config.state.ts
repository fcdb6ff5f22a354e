import { type Config, environmentOfHost, isConfig } from '@salvia/core/config'
import { CONFIG_POLL_SECONDS } from '@salvia/core/limits'
import { atom } from 'jotai'
import { serverClock } from './server-clock.ts'
import { currentStore, keepAfterSignOut } from './store.ts'

/** What `/config.json` answered; throws where it is missing or not what it should be. */
export async function readConfig(answer: Response): Promise<Config> {
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  const config: unknown = await answer.json()
  if (!isConfig(config)) throw new Error('config.json lacks a name that the portal needs')
  return config
}

async function fetchConfig(): Promise<Config> {
  const answer = await fetch('/config.json', { cache: 'no-store' })
  serverClock.note(answer.headers.get('Date'))
  return readConfig(answer)
}

const loadedConfigAtom = keepAfterSignOut(atom<Config | null>(null))

/** Puts the configuration in place; nothing is rendered before. */
export function startWithConfig(config: Config): void {
  currentStore().set(loadedConfigAtom, config)
}

/** The configuration that the page started with. */
export const configAtom = atom<Config>(get => {
  const config = get(loadedConfigAtom)
  if (!config) throw new Error('config.json is read before the portal starts')
  return config
})

/** The hash that the server told last, asked every 30 seconds while the page is looked at. @spec §9 */
const polledHashAtom = atom<string | null>(null)
polledHashAtom.onMount = setHash => {
  const ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return
    // Once the portal stands, a configuration that can't be read is of no matter: the next one will be.
    const config = await fetchConfig().catch(() => null)
    if (config) setHash(config.VERSION.hash)
  }
  const timer = setInterval(() => void ask(), CONFIG_POLL_SECONDS * 1000)
  return () => clearInterval(timer)
}

/** The hash of a version newer than the one that the page started with, else null. @spec §4 */
export const newVersionAtom = atom(get => {
  const hash = get(polledHashAtom)
  return hash && hash !== get(configAtom).VERSION.hash ? hash : null
})

export const environmentAtom = atom(get =>
  environmentOfHost(window.location.hostname, get(configAtom).ENVIRONMENTS),
)
