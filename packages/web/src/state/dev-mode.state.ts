import { atomWithStorage } from 'jotai/utils'
import { keepAfterSignOut } from './store.ts'

/** Switched in the badge of test environments; the browser remembers it. @spec §1 */
export const devModeAtom = keepAfterSignOut(atomWithStorage('devMode', false, undefined, { getOnInit: true }))
