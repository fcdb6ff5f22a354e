export { type Config, configSchema, type SupportContact, type Tip } from './config.ts'
export { contrastOf, type HexColour, isHexColour } from './contrast.ts'
export { ENVIRONMENTS, type Environment, environmentOfHost } from './environment.ts'
export { isConfig } from './is-config.ts'
export {
  LOGO_BACKGROUNDS,
  LOGO_CONTRAST_LEAST,
  type LogoColours,
  type LogoColourVerdict,
  logoColours,
} from './logo-colour.ts'
export { isPhoneClosed, type PhoneHours, phoneHoursSchema } from './phone-hours.ts'
export { SUPPORT_NAMES, SUPPORT_SUBJECTS, type SupportSubject } from './support.ts'
