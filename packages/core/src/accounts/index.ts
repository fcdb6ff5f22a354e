export { type NamedEmployee, type OwnAccount, ownAccount } from './account-of-number.ts'
export { type ActivationAnswer, accountsContract } from './accounts.contract.ts'
export { isLinkSecret, type UnsubscribedMails, unsubscribedMails, unsubscribeQuery } from './mailed-link.ts'
export { passwordFault } from './password-rules.ts'
