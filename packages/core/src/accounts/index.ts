export { type NamedEmployee, type OwnAccount, ownAccount } from './account-of-number.ts'
export { type ActivationAnswer, accountsContract } from './accounts.contract.ts'
export { passwordFault } from './password-rules.ts'
