export { type AnalyticsState, analyticsState } from './analytics-state.ts'
export { isAnswerValid } from './consent-age.ts'
export { CONSENTS, type Consent, type ConsentName, consentSchema } from './consents.ts'
