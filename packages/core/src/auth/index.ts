export type { MachineToken, SessionAnswer } from './auth.contract.ts'
export { authContract, featureGrant, machineTokenSchema, sessionAnswerSchema } from './auth.contract.ts'
export { machineTokenDeadlines } from './machine-token-deadlines.ts'
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
