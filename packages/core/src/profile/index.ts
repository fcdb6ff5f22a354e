export {
  type CompanyProfile,
  companyProfileSchema,
  type Profile,
  profileContract,
  profileSchema,
  UNIT_ROLES,
  type UnitRole,
  unitRoleSchema,
} from './profile.contract.ts'
