export {
  type ContactDetails,
  type ContactFault,
  type ContactField,
  contactFaults,
  tidyContact,
} from './contact-details.ts'
export { holdsHr } from './holds-hr.ts'
export {
  type CompanyProfile,
  companyProfileSchema,
  DEFAULT_SETTINGS,
  type Profile,
  type ProfileEdit,
  profileContract,
  profileSchema,
  UNIT_ROLE_NAMES,
  UNIT_ROLES,
  type UnitRole,
  type UserSettings,
  unitRoleSchema,
  userSettingsSchema,
} from './profile.contract.ts'
