import type { Config } from './config.ts'

/** What every configuration has. */
const REQUIRED = [
  'KP_API',
  'VERSION',
  'PRODUCT_NAME',
  'PROVIDER',
  'LOGO',
  'LOGO_COLOUR',
  'APP_URL',
  'SUPPORT',
  'ENVIRONMENTS',
] as const satisfies readonly (keyof Config)[]

/**
 * Whether an answer is a configuration, and not the answer of something else or of another version. Only names are
 * looked at: the server that sends the portal's code sends these values, too, and checks them when it starts. So the
 * first page does without zod, which weighs a seventh of it.
 */
export function isConfig(answer: unknown): answer is Config {
  return typeof answer === 'object' && answer !== null && REQUIRED.every(name => name in answer)
}
