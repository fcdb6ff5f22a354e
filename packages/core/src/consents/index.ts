export { CONSENTS, type Consent, type ConsentName, consentSchema } from './consents.ts'
