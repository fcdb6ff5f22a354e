import type { Deadline, DeadlineKind } from '../deadlines/index.ts'
import { parseInstant } from '../primitives/index.ts'
import type { MachineToken } from './auth.contract.ts'

const MACHINE_TOKEN_EXPIRY: DeadlineKind = {
  feature: 'profile',
  kind: 'machine-token-expiry',
  heading: { sv: 'En maskinnyckel går ut', en: 'A machine token expires' },
  detail: { sv: '{name}', en: '{name}' },
  consequence: {
    sv: 'Därefter stannar det som går av sig självt med den. Skapa en ny i tid.',
    en: 'After that whatever runs by itself with it stops. Make a new one in time.',
  },
}

/** When the company's machine tokens end. */
export function machineTokenDeadlines(
  tokens: readonly Pick<MachineToken, 'id' | 'name' | 'expiresAt'>[],
): Deadline[] {
  return tokens.flatMap(({ id, name, expiresAt }) => {
    const at = parseInstant(expiresAt)
    return at ? [{ ...MACHINE_TOKEN_EXPIRY, at, objectId: id, facts: { name }, isProtected: false }] : []
  })
}
