import { atomWithStorage } from 'jotai/utils'

/** Switched in the badge of test environments; the browser remembers it. @spec §1 */
export const devModeAtom = atomWithStorage('devMode', false, undefined, { getOnInit: true })
