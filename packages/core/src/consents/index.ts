export { type AnalyticsStanding, analyticsStanding } from './analytics-standing.ts'
export { isAnswerValid } from './consent-age.ts'
export { CONSENTS, type Consent, type ConsentName, consentSchema } from './consents.ts'
