export { accountsContract } from './accounts.contract.ts'
export { type PasswordFault, passwordFault } from './password-rules.ts'
