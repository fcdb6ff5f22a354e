import { atomWithStorage } from 'jotai/utils'

/** Developer mode, switched in the badge of test environments. Stored in the browser. @spec §1 */
export const devModeAtom = atomWithStorage('devMode', false, undefined, { getOnInit: true })
