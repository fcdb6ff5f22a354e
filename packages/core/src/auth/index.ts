export { authContract, type SessionAnswer, sessionAnswerSchema } from './auth.contract.ts'
export {
  grantsAt,
  grantsEnd,
  isOverlap,
  type MachineToken,
  machineTokenEnd,
  machineTokenSchema,
  machineTokenState,
  overlapEnd,
} from './machine-token.ts'
export { machineTokenDeadlines } from './machine-token-deadlines.ts'
export { type MadeToken, machineTokensContract } from './machine-tokens.contract.ts'
export {
  isRealmName,
  SSO_COOKIE,
  SSO_COOKIE_MAX_CHARACTERS,
  SSO_COOKIE_PATH,
  SSO_REFUSALS,
  type SsoHints,
  type SsoRefusal,
  ssoHintsSchema,
} from './sso-hints.ts'
export { SECRET_PREFIXES, type SecretKind, secretKindOf } from './token-prefix.ts'
