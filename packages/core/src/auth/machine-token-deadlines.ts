import type { Deadline, DeadlineKind } from '../deadlines/index.ts'
import type { MachineToken } from './machine-token.ts'

const MACHINE_TOKEN_EXPIRY: DeadlineKind = {
  feature: 'profile',
  kind: 'machine-token-expiry',
  heading: { sv: 'En maskinnyckel går ut', en: 'A machine token expires' },
  detail: { sv: '{name}', en: '{name}' },
  consequence: {
    sv: 'Därefter slutar programmen som använder den att fungera. Byt ut den i tid.',
    en: 'After that, the programs that use it stop working. Rotate it in time.',
  },
}

/**
 * The deadlines of a company's machine tokens. A token that has been replaced gives none, since nobody has to act.
 */
export function machineTokenDeadlines(
  tokens: readonly Pick<MachineToken, 'id' | 'name' | 'expiresAt' | 'replacedBy'>[],
): Deadline[] {
  return tokens
    .filter(({ replacedBy }) => replacedBy === null)
    .map(({ id, name, expiresAt: at }) => ({
      ...MACHINE_TOKEN_EXPIRY,
      at,
      objectId: id,
      facts: { name },
      isProtected: false,
    }))
}
