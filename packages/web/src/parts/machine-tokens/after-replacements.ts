import type { MachineToken } from '@salvia/core/auth'

type Link = Pick<MachineToken, 'id' | 'replacedBy'>

/** The tokens in their order, but each replaced one directly after the token that replaced it. */
export function afterReplacements<T extends Link>(tokens: readonly T[]): T[] {
  const withReplaced = (token: T): T[] => [
    token,
    ...tokens.filter(({ replacedBy }) => replacedBy === token.id).flatMap(withReplaced),
  ]
  const isLatest = ({ replacedBy }: T): boolean => !tokens.some(({ id }) => id === replacedBy)
  return tokens.filter(isLatest).flatMap(withReplaced)
}
