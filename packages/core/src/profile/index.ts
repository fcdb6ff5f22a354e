export {
  type CompanyProfile,
  companyProfileSchema,
  DEFAULT_SETTINGS,
  type Profile,
  profileContract,
  profileSchema,
  UNIT_ROLES,
  type UnitRole,
  type UserSettings,
  unitRoleSchema,
  userSettingsSchema,
} from './profile.contract.ts'
