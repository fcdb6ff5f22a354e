export type { MachineToken, SessionAnswer } from './auth.contract.ts'
export { authContract, featureGrant, machineTokenSchema, sessionAnswerSchema } from './auth.contract.ts'
